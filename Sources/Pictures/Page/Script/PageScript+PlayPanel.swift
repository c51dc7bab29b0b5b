extension PageScript {
    /// Beginning and ending the use of the app, and what is told of it beside the device.
    static let playPanel = #"""
        const startsOf = device => device.places.map((place, id) => ({ ...place, id })).filter(place => place.previous === undefined);

        function firstStep(place) {
          const root = controller(place.root);
          const scene = sceneOf(root);
          const code = place.way !== undefined ? codeOf(app.ways[place.way]) : place.previous !== undefined ? '!back'
            : place.entry ? '' : scene?.link || '';
          return { action: place.action, code, root, scene, stopped: null };
        }

        /**
         * Begins where a scene is reached, or where the system starts.
         * @param from the link of the scene with which another start begins
         */
        function startPlay(scene, deviceName, from) {
          if (!app.play) return;
          const wanted = deviceName || play?.device.name || app.play.devices[0].name;
          const device = app.play.devices.find(({ name }) => name === wanted) || app.play.devices[0];
          device.byWay ||= Map.groupBy ? Map.groupBy(device.crossings, ({ way }) => way)
            : device.crossings.reduce((map, one) => map.set(one.way, [...(map.get(one.way) || []), one]), new Map());
          const arrival = scene === undefined ? undefined : device.arrivals.find(([id]) => id === scene)?.[1];
          const starts = startsOf(device);
          const start = from && starts.find(one => firstStep(one).scene?.link === from) || starts.find(one => one.entry) || starts[0];
          let place = device.places[arrival ?? start?.id];
          if (!place) return;
          play = { device, root: controller(place.root), steps: [], stopped: null, note: '' };
          for (; place; place = device.places[place.previous]) {
            play.steps.unshift(firstStep(place));
          }
          if (scene !== undefined && arrival === undefined) play.note = `${app.scenes[scene].fullName} is not reached on the ${device.name}.`;
          if (device.cut) play.note = [play.note, 'The walk was ended early: not everything was tried.'].filter(Boolean).join(' ');
          document.body.classList.add('playing');
          byID('play').hidden = false;
          mapBox.inert = true;
          byID('try').setAttribute('aria-pressed', 'true');
          showDevice('faded');
          fillPlay();
          noteRoute();
          details.focus({ preventScroll: true });
        }

        /** Back to the map: at the scene that was on screen, unless the address names another. */
        function stopPlay({ isKept = false } = {}) {
          if (!play) return;
          const scene = isKept ? null : shownScene();
          play = null;
          clearTimeout(noting);
          document.body.classList.remove('playing');
          byID('play').hidden = true;
          mapBox.inert = false;
          byID('try').removeAttribute('aria-pressed');
          if (scene) choose(scene, { isMoved: true }); else fillPanel();
          if (!scene && !isKept) setLink('');
          mapBox.focus({ preventScroll: true });
        }

        function goTo(index) {
          const { root, stopped } = play.steps[index];
          play.steps.splice(index + 1);
          Object.assign(play, { root: copied(root), stopped, note: '' });
          showDevice('popped');
          fillPlay();
          noteRoute();
        }

        const routeText = () => play.steps.map(({ action, scene, stopped }, index) =>
          `${index + 1}. ${action}${stopped ? ` → the app stops: ${stopped.join(': ')}` : scene ? ` → ${scene.fullName}` : ''}`).join('\n');

        const marks = { raised: '✗ ', unwound: '↩ ', nothing: '· ', unwindIgnored: '· ' };

        /** The panel beside the device. */
        function fillPlay() {
          const scene = shownScene();
          const { device } = play;
          const front = presenter();
          const moves = [
            stackToPop() && ['‹ go back', goBack, 'back'],
            front?.presented.swipe && [isPopover(front.presented) ? 'touch beside the popover' : 'swipe the sheet away', dismiss, 'dismiss'],
          ].filter(Boolean);
          const all = tabs();
          const ways = openWays();
          const item = (text, note, action, data) => make('button', { type: 'button', class: 'item', onclick: action, disabled: !!play.stopped, ...data },
            words(text), note && words(note, { class: 'quiet' }));
          details.replaceChildren(...[
            heading(scene?.fullName || 'No scene', 'h2'),
            make('p', { class: 'quiet', 'data-shown': standings(play.root).map(one => one.scene.id).join(' ') }, scene ? `${scene.kind} on the ${device.name}` : ''),
            make('div', { class: 'row' },
              app.play.devices.length > 1 && make('span', { class: 'choice', role: 'group', 'aria-label': 'Device' }, app.play.devices.map(({ name }) =>
                button(name, () => startPlay(play.steps.length > 1 ? scene?.id : undefined, name), '', { 'aria-pressed': String(name === device.name) }))),
              button('Restart', () => startPlay(undefined, device.name)), button('Close', () => stopPlay())),
            play.stopped && make('div', { class: 'finding crash' }, make('b', {}, 'The app stops'), make('p', { class: 'mono' }, words(play.stopped.join(': ')))),
            play.note && make('p', { class: 'finding' }, words(play.note)),
            (moves.length > 0 || ways.length > 0 || all.length > 0) && heading('What can be done here'),
            list([
              ...moves.map(([text, action, id]) => item(text, '', action, { 'data-move': id })),
              ...ways.map(({ way, standing, seen }) => {
                const end = seen?.scene !== undefined ? app.scenes[seen.scene].fullName : '';
                const note = !seen ? 'not tried by the walk' : seen.outcome === 'raised' ? '✗ the app stops'
                  : `${marks[seen.outcome] || '→ '}${end || (seen.outcome === 'unwindIgnored' ? 'nobody takes it' : seen.outcome === 'nothing' ? 'nothing changes' : 'no scene')}${seen.manner ? `, ${seen.manner}` : ''}`;
                return item(app.play.actions[way.id], note, () => take(way, standing), { 'data-way': way.id });
              }),
              ...all.filter(tab => !tab.isShown).map(tab =>
                item(tab.way ? app.play.actions[tab.way.id] : `tap the tab ${tab.index + 1}`, '', () => selectTab(tab), { 'data-tab': tab.index, 'data-way': tab.way?.id })),
            ]),
            heading('Route'),
            make('ol', { class: 'steps' }, play.steps.map(({ action, scene: end, stopped }, index) =>
              make('li', {}, button(`${action}${stopped ? ' ✗' : end ? ` → ${end.fullName}` : ''}`, () => goTo(index), '', { dir: 'auto' })))),
            make('div', { class: 'row' }, button('Copy route', event => copy(routeText(), event.currentTarget)),
              button('Copy link', event => copy(location.href.replace(/#.*$/, '') + routeAddress(), event.currentTarget)),
              scene && button('Show on the map', () => stopPlay())),
            startsOf(device).length > 1 && make('details', {}, make('summary', {}, 'Other starts'),
              list(startsOf(device).map(start => sceneStart(start)))),
          ].filter(Boolean));
          byID('panel').scrollTop = 0;
        }

        function sceneStart(start) {
          return make('button', { type: 'button', class: 'item', onclick: () => {
            Object.assign(play, { root: controller(start.root), steps: [firstStep(start)], stopped: null, note: '' });
            showDevice('faded');
            fillPlay();
            noteRoute();
          } }, words(start.action), words(firstStep(start).scene?.fullName || '', { class: 'quiet' }));
        }
        """#
}
