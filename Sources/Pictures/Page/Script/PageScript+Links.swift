extension PageScript {
    /// The part of the address behind `#`, by which a scene is shown: `map.html#Detail@Shop`.
    static let links = #"""
        const linkText = link => encodeURIComponent(link).replace(/%40/g, '@').replace(/%2F/gi, '/');

        function setLink(link) {
          const wanted = link ? '#' + linkText(link) : '';
          if (location.hash === wanted) return;
          history.pushState(null, '', wanted || location.pathname + location.search);
        }

        /** The text that the address names; whatever it is, it is only looked up. */
        function linkFromAddress() {
          const text = location.hash.slice(1);
          try { return decodeURIComponent(text); } catch { return text; }
        }

        function followLink({ isCalm = false } = {}) {
          const link = linkFromAddress();
          if (!link) {
            if (chosen) choose(null, { isKept: true });
            return false;
          }
          const candidates = [app, ...page.apps].filter(Boolean);
          for (const candidate of candidates) {
            const scene = sceneNamed(complete(candidate, page.apps.indexOf(candidate)), link);
            if (!scene) continue;
            if (play) stopPlay();
            if (candidate !== app) openApp(candidate.number);
            choose(scene, { isKept: true });
            reveal(scene, isCalm);
            return true;
          }
          choose(null, { isKept: true });
          tell(`There is no scene “${link.slice(0, 80)}” on this map`, true);
          return false;
        }

        /** The scene that is called so: by its own link, or by any name of it, with or without its storyboard. */
        function sceneNamed(data, link) {
          const own = data.links.get(link);
          if (own) return own;
          const at = link.lastIndexOf('@');
          const [name, place] = at < 0 ? [link, null] : [link.slice(0, at), link.slice(at + 1)];
          const base = scene => data.storyboards[scene.storyboard].file.replace(/^.*\//, '').replace(/\.[^.]*$/, '');
          const there = data.scenes.filter(scene => place === null || base(scene) === place);
          if (!name) return there.find(scene => scene.initial);
          for (const key of ['identifier', 'objectID', 'title', 'class', 'name']) {
            const found = there.find(scene => scene[key] === name);
            if (found) return found;
          }
          return data.scenes.find(scene => scene.fullName === link);
        }

        addEventListener('hashchange', () => followLink());
        addEventListener('popstate', () => followLink());
        """#
}
