extension PageScript {
    /// The part of the address behind `#`, by which a scene is shown: `map.html#Detail@Shop`.
    static let links = #"""
        const linkText = link => encodeURIComponent(link).replace(/%40/g, '@').replace(/%2F/gi, '/');

        function setAddress(wanted) {
          if (location.hash === wanted) return;
          // Browsers refuse what changes too often; the page works without.
          try { history.pushState(null, '', wanted || location.pathname + location.search); } catch { /* as it was */ }
        }

        const setLink = link => setAddress(link ? '#' + linkText(link) : '');

        /** The text that the address names; whatever it is, it is only looked up. */
        function linkFromAddress() {
          const text = location.hash.slice(1);
          try { return decodeURIComponent(text); } catch { return text; }
        }

        function followLink({ isCalm = false } = {}) {
          const link = linkFromAddress();
          if (!link) {
            if (play) stopPlay({ isKept: true });
            if (chosen) choose(null, { isKept: true });
            return false;
          }
          const candidates = [app, ...page.apps].filter(Boolean);
          for (const candidate of candidates) {
            const scene = sceneNamed(complete(candidate, page.apps.indexOf(candidate)), link);
            if (!scene) continue;
            if (play) stopPlay({ isKept: true });
            if (candidate !== app) openApp(candidate.number);
            choose(scene, { isKept: true });
            reveal(scene, isCalm);
            return true;
          }
          if (followRoute()) return true;
          if (play) stopPlay({ isKept: true });
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
          const there = data.scenes.filter(scene => place === null || fileName(data, scene) === place);
          if (!name) return there.find(scene => scene.initial);
          const calls = [...['identifier', 'objectID', 'title', 'class', 'name'].map(key => scene => scene[key] === name),
            scene => scene.names?.includes(name)];
          for (const isCalled of calls) {
            const found = there.find(isCalled);
            if (found) return found;
          }
          return data.scenes.find(scene => scene.fullName === link);
        }

        const fileName = (data, scene) => data.storyboards[scene.storyboard].file.replace(/^.*\//, '').replace(/\.[^.]*$/, '');

        addEventListener('hashchange', () => followLink());
        addEventListener('popstate', () => followLink());
        """#
}
