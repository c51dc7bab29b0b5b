extension PageScript {
    /// The keyboard and the buttons of the bar.
    static let keys = #"""
        /** The next scene in a direction, preferring those straight ahead. */
        function neighbor(scene, [x, y]) {
          const middle = ({ rect }) => [rect[0] + rect[2] / 2, rect[1] + rect[3] / 2];
          const [left, top] = middle(scene);
          let best = null;
          for (const other of app.scenes) {
            if (other === scene || !isShown(other)) continue;
            const [dx, dy] = [middle(other)[0] - left, middle(other)[1] - top];
            const ahead = dx * x + dy * y;
            const aside = Math.abs(dx * y) + Math.abs(dy * x);
            if (ahead <= 0 || aside > ahead * 2) continue;
            if (!best || ahead + aside * 2 < best.cost) best = { cost: ahead + aside * 2, scene: other };
          }
          return best?.scene;
        }

        function focusScene(scene) {
          choose(scene, { isMoved: true });
          scene.element.focus({ preventScroll: true });
        }

        const directions = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

        addEventListener('keydown', event => {
          if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.('input, select, textarea')) return;
          const focused = event.target.closest?.('.scene');
          const direction = directions[event.key];
          const isInMap = mapBox.contains(event.target) || event.target === document.body;
          if (event.key === 'Escape') {
            if (play) stopPlay(); else choose(null);
          } else if (event.key === '/') searchBox.focus();
          else if (event.key === 't' || event.key === 'T') switchTheme();
          else if (event.key === 'p' || event.key === 'P') play ? stopPlay() : startPlay(chosen?.id);
          else if (play) {
            const distance = { ArrowDown: 60, ArrowUp: -60, PageDown: 400, PageUp: -400 }[event.key];
            if (distance) scrollDevice(distance);
            else if (event.key === 'b' || event.key === 'B') goBack();
            else return;
          } else if (event.key === '+' || event.key === '=') zoomBy(1.3);
          else if (event.key === '-') zoomBy(1 / 1.3);
          else if (event.key === '0') frameAll();
          else if (event.key === 'n' || event.key === 'N') {
            const shown = app.scenes.filter(isShown);
            const at = shown.indexOf(chosen);
            const next = at < 0 ? Math.max(0, shown.indexOf(firstScene())) : at + (event.shiftKey ? shown.length - 1 : 1);
            if (shown.length) focusScene(shown[next % shown.length]);
          } else if (focused && (event.key === 'Enter' || event.key === ' ')) choose(app.scenes[focused.dataset.scene]);
          else if (focused && direction) {
            const next = neighbor(app.scenes[focused.dataset.scene], direction);
            if (next) focusScene(next);
          } else if (isInMap && direction) show(view.x - 90 * direction[0], view.y - 90 * direction[1], view.zoom);
          else return;
          event.preventDefault();
        });

        byID('in').addEventListener('click', () => zoomBy(1.4));
        byID('out').addEventListener('click', () => zoomBy(1 / 1.4));
        byID('fit').addEventListener('click', () => frameAll());
        byID('try').addEventListener('click', () => play ? stopPlay() : startPlay(chosen?.id));

        // MARK: Light and dark

        const system = matchMedia('(prefers-color-scheme: dark)');
        /** What the page was made with; `auto` where that is left to the reader. */
        const given = document.documentElement.dataset.appearance;
        const remembered = (() => { try { return localStorage.getItem('boardwalk-theme'); } catch { return null; } })();

        function setTheme(theme) {
          document.documentElement.dataset.theme = theme;
          if (app) drawSmall();
        }

        function switchTheme() {
          const theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
          try { localStorage.setItem('boardwalk-theme', theme); } catch { /* Pages from a disk may have no memory. */ }
          setTheme(theme);
        }

        byID('theme').addEventListener('click', switchTheme);
        system.addEventListener('change', () => { if (given === 'auto') setTheme(system.matches ? 'dark' : 'light'); });
        """#

    /// What happens when the page opens.
    static let start = #"""
        function openApp(number) {
          app = complete(page.apps[number], number);
          chosen = null;
          play = null;
          byID('apps').value = String(number);
          byID('name').textContent = app.name;
          byID('try').hidden = !app.play;
          searchBox.placeholder = isSmall() ? 'Search' : 'Search scenes, classes, identifiers, text';
          buildMap();
          filter();
          fillPanel();
          frameAll(true);
          settle();
          drawSmall();
        }

        setTheme([given, remembered].find(theme => theme === 'dark' || theme === 'light') ?? (system.matches ? 'dark' : 'light'));
        if (page.apps.length > 1) {
          const choice = byID('apps');
          choice.append(...page.apps.map((one, number) => make('option', { value: number }, one.name)));
          choice.hidden = false;
          byID('name').hidden = true;
          choice.addEventListener('change', () => {
            stopPlay();
            openApp(Number(choice.value));
            setLink('');
          });
        }
        if (page.apps.length) {
          // Apps for a Mac or a watch can only be looked at.
          openApp(Math.max(0, page.apps.findIndex(one => one.play)));
          followLink({ isCalm: true });
        }
        """#
}
