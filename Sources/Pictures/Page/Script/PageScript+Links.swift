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
            const scene = complete(candidate, page.apps.indexOf(candidate)).links.get(link);
            if (!scene) continue;
            if (play) stopPlay();
            if (candidate !== app) openApp(candidate.number);
            choose(scene, { isKept: true });
            reveal(scene, isCalm);
            return true;
          }
          tell('There is no such scene on this map');
          return false;
        }

        addEventListener('hashchange', () => followLink());
        addEventListener('popstate', () => followLink());
        """#
}
