extension PageScript {
    /// The elements of the map.
    static let map = #"""
        function buildMap() {
          headingSize = 0;
          world.style.setProperty('--title', largestTitle() + 'px');
          clearBadges();
          near.clear();
          kept.clear();
          lit = [];
          world.classList.remove('focused');
          const areas = app.storyboards.map(area => {
            area.heading = make('h2', { dir: 'auto' });
            area.element = make('section', { class: area.entry ? 'area entry' : 'area', 'aria-label': area.name }, area.heading);
            place(area.element, area.rect);
            return area.element;
          });
          const scenes = app.scenes.map(buildScene);
          const lines = app.arrows.map(buildArrow);
          const tips = ['segue', 'containment', 'link'].map(kind => shape('marker', {
            id: 'tip-' + kind, viewBox: '0 0 10 10', refX: 9, refY: 5, markerWidth: 4.6, markerHeight: 4.6, orient: 'auto-start-reverse',
          }, shape('path', { class: 'tip ' + kind, d: 'M0 0L10 5L0 10Z' })));
          const arrows = shape('svg', { id: 'arrows', width: app.size[0], height: app.size[1], 'aria-hidden': 'true' },
            shape('defs', {}, ...tips), ...lines);
          byID('areas').replaceChildren(...areas);
          byID('scenes').replaceChildren(...scenes);
          byID('arrows')?.remove();
          world.append(arrows);
          if (scenes.length) firstScene().element.tabIndex = 0;
        }

        /** Where the system starts, else the first of the map. */
        const firstScene = () => app.scenes[app.entries.find(entry => entry.scene !== undefined)?.scene ?? 0];

        /** As much of a text as has room in a width; the browser's own way of cutting costs too much for hundreds. */
        function cut(text, width, size) {
          const most = Math.max(3, Math.floor(width / size / (/[^\0-\u04ff]/.test(text) ? 1 : 0.57)));
          return text.length > most ? text.slice(0, most - 1) + '…' : text;
        }

        let headingSize = 0;
        /** Titles of storyboards have the room between them. */
        const largestTitle = () => app.gap * 0.78;

        /** Headings keep a size that can be read when the map is far. */
        function sizeHeadings() {
          const size = clamp(10.5 / view.zoom, 19, 52);
          const key = size + clamp(13 / view.zoom, 36, largestTitle());
          if (key === headingSize) return;
          headingSize = key;
          for (const scene of app.scenes) {
            scene.heading.textContent = cut((scene.entry ? '▶ ' : scene.initial ? '▷ ' : '') + scene.name, scene.rect[2], size);
          }
          for (const area of app.storyboards) {
            area.heading.textContent = cut((area.entry ? '▶ ' : '') + area.name, area.rect[2] + 60, clamp(13 / view.zoom, 36, largestTitle()) * 1.12);
          }
        }

        function buildScene(scene) {
          const flags = ['entry', 'placeholder'].filter(name => scene[name]);
          if (isBroken(scene) || scene.placeholder && scene.in.some(way => way.fault)) flags.push('wrong');
          const loose = scene.out.filter(way => way.to === undefined && !way.through).slice(0, 8);
          scene.screen = make('div', { class: 'screen' });
          scene.element = make('div', {
              class: ['scene', ...flags].join(' '), role: 'button', tabindex: '-1', 'data-scene': scene.id,
              'aria-label': `${scene.fullName}, ${scene.kind}${scene.entry ? ', where the system starts' : ''}`,
            },
            scene.heading = make('span', { class: 'title', dir: 'auto' }),
            make('span', { class: 'edge' }), scene.screen,
            scene.findings.filter(finding => finding.rect).map(finding => {
              const mark = make('span', { class: 'mark ' + finding.severity, title: finding.message });
              place(mark, finding.rect);
              return mark;
            }),
            scene.findings.length > 0 && make('span', { class: 'count ' + scene.findings[0].severity }, String(scene.findings.length)),
            loose.length > 0 && make('ul', {}, loose.map(way => make('li', { class: way.fault && 'wrong', dir: 'auto', 'data-kind': way.kind },
              cut(`${way.fault ? '✗' : way.kind === 'unwind' ? '↩' : '→'} ${phrase(way)}: ${way.end || ''}`, scene.rect[2], 14)))));
          place(scene.element, scene.rect);
          return scene.element;
        }

        const phrase = way => [way.trigger, way.manner].filter(Boolean).join(', ');

        function buildArrow(arrow) {
          const way = app.ways[arrow.way];
          const isWrong = way ? way.fault && way.to === undefined : app.scenes[arrow.from].in.some(one => one.fault);
          const group = shape('g', { class: `arrow ${arrow.kind}${isWrong ? ' wrong' : ''}` },
            shape('path', { class: 'hit', d: arrow.path }),
            shape('path', { class: 'line', d: arrow.path, 'marker-start': `url(#tip-${arrow.kind})` }));
          if (way) {
            const text = phrase(way);
            group.dataset.way = arrow.way;
            group.append(
              shape('title', {}, `${app.scenes[arrow.from].fullName} → ${app.scenes[arrow.to].fullName}: ${text}`),
              shape('text', { x: arrow.middle[0], y: arrow.middle[1], direction: 'auto' }, text.length > 36 ? text.slice(0, 35) + '…' : text));
          }
          arrow.element = group;
          return group;
        }

        byID('scenes').addEventListener('click', event => {
          const found = event.target.closest('.scene');
          if (found) choose(app.scenes[found.dataset.scene]);
        });

        world.addEventListener('click', event => {
          const found = event.target.closest('.arrow');
          if (found) chooseWay(app.ways[found.dataset.way], app.arrows.find(arrow => arrow.element === found));
        });

        mapBox.addEventListener('click', event => {
          if (!event.target.closest('.scene, .arrow')) choose(null);
        });

        /** Shows a scene with its ways, or all again. */
        function choose(scene, { isMoved = false, isKept = false } = {}) {
          if (scene && !isShown(scene)) {
            app.hidden.storyboards.delete(scene.storyboard);
            filter();
          }
          chosen = scene;
          if (scene) for (const other of app.scenes) other.element.classList.remove('match');
          highlight(scene ? scene.arrows.map(arrow => [arrow, arrow.from === scene.id ? 'out' : 'in']) : [], scene ? [scene] : []);
          for (const other of app.scenes) other.element.tabIndex = -1;
          (scene || firstScene())?.element.setAttribute('tabindex', '0');
          numberArrows(scene);
          if (!isKept) setLink(scene ? scene.link : '');
          fillPanel();
          if (scene) {
            tell(`${scene.fullName}: ${plural(scene.in.length, 'way')} in, ${plural(scene.out.length, 'way')} out`);
            if (isMoved) reveal(scene);
          } else {
            tell('');
          }
        }

        /** Brings a scene to the middle, large enough to be read. */
        function reveal(scene, isCalm = false) {
          const [x, y, width, height] = scene.rect;
          frame([x - width / 4, y - 60, width * 1.5, height + 120], { margin: 12, most: 0.9, isCalm });
        }

        function chooseWay(way, arrow, isMoved = false) {
          chosen = null;
          clearBadges();
          const ends = arrow ? [app.scenes[arrow.from], app.scenes[arrow.to]] : [app.scenes[way.from]];
          highlight(arrow ? [[arrow, 'chosen']] : [], ends);
          fillPanel(way, ends);
          if (!isMoved) return;
          const [x, y, width, height] = around(ends.map(end => end.rect));
          frame([x - 40, y - 60, width + 80, height + 100], { margin: 12, most: 0.9 });
          details.focus({ preventScroll: true });
          tell(`${phrase(way)}: ${ends.map(end => end.fullName).join(' to ')}`);
        }

        let lit = [];
        /** The scenes that are not dimmed, whose drawings are there as elements however far they are. */
        const kept = new Set();

        function highlight(arrows, scenes) {
          for (const element of lit) element.classList.remove('in', 'out', 'chosen', 'near');
          lit = [];
          kept.clear();
          const light = (element, name) => { element.classList.add(name); lit.push(element); };
          const keep = (scene, name) => { light(scene.element, name); if (kept.size < 40) kept.add(scene); };
          for (const scene of scenes) keep(scene, 'chosen');
          for (const [arrow, name] of arrows) {
            light(arrow.element, name);
            for (const end of [arrow.from, arrow.to]) keep(app.scenes[end], 'near');
          }
          for (const scene of kept) if (!near.has(scene)) mount(scene);
          world.classList.toggle('focused', scenes.length > 0);
          refresh();
        }

        /** Hides what is filtered out. */
        function filter() {
          const { storyboards, kinds: ways } = app.hidden;
          app.storyboards.forEach((area, id) => { area.element.hidden = storyboards.has(id); });
          for (const scene of app.scenes) {
            scene.element.hidden = !isShown(scene);
            for (const line of scene.element.querySelectorAll('li')) line.hidden = ways.has(line.dataset.kind);
          }
          for (const arrow of app.arrows) {
            const ends = isShown(app.scenes[arrow.from]) && isShown(app.scenes[arrow.to]);
            // What leads on from a placeholder is there for the ways that lead to it.
            const kinds = arrow.way === undefined ? app.scenes[arrow.from].in.map(way => way.kind) : [app.ways[arrow.way].kind];
            const isHidden = !ends || kinds.length > 0 && kinds.every(kind => ways.has(kind));
            arrow.element.setAttribute('display', isHidden ? 'none' : 'inline');
          }
          refresh();
        }
        """#
}
