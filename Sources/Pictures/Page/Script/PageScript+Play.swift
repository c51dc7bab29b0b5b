extension PageScript {
    /// The app in use: what is on screen, and what the walk saw of each way. Nothing is decided here that UIKit decides.
    static let play = #"""
        let play = null;

        /** A controller of the walk as one that can change. */
        function controller(position) {
          const data = app.play.controllers[position];
          const shown = data.shown || [];
          const children = (data.children || []).map(controller);
          shown.forEach(index => { children[index].isLoaded = true; });
          return {
            ...data, children, shown: [...shown],
            presented: data.presented === undefined ? null : controller(data.presented),
          };
        }

        const copied = actor => ({
          ...actor, children: actor.children.map(copied), shown: [...actor.shown], presented: actor.presented && copied(actor.presented),
        });

        /** The scenes that a user deals with, each with the controllers around it and its path through them. */
        function standings(root) {
          const found = [];
          const collect = (actor, actors, path) => {
            const line = [...actors, actor];
            if (actor.presented) return collect(actor.presented, line, [...path, -1]);
            if (actor.scene !== undefined) found.push({ scene: app.scenes[actor.scene], line, path });
            actor.children.forEach((child, index) => { if (actor.shown.includes(index)) collect(child, line, [...path, index]); });
          };
          if (root) collect(root, [], []);
          return found;
        }

        /** Where a scene stands, in the words by which the walk tells surroundings apart. */
        function surroundings({ line, path }) {
          let found = [line[0].style || ''];
          path.forEach((step, depth) => {
            if (step < 0) {
              found = [line[depth + 1].style || ''];
            } else if (line[depth].container) {
              const word = line[depth].container + (step === 0 ? '' : '+');
              if (found.length === 1 || found.at(-1) !== word) found.push(word);
            }
          });
          return found.join(' ');
        }

        const holds = (actor, scene) => actor.scene === scene || actor.children.some(child => holds(child, scene))
          || actor.presented !== null && holds(actor.presented, scene);

        /** What the walk saw of a way that is taken from there: in the same surroundings, else in the most alike. */
        function crossing(way, standing) {
          const all = play.device.byWay.get(way.id) || [];
          const around = surroundings(standing);
          const alike = all.filter(one => one.around === around);
          // Who takes an unwinding depends on what lies behind as well.
          return alike.find(one => one.outcome !== 'unwound' ? way.kind !== 'unwind' : holds(play.root, one.scene)) || alike[0]
            || all.find(one => one.around.split(' ')[0] === around.split(' ')[0]) || all[0];
        }

        function change(root, standing, seen) {
          const { line } = standing;
          const targets = (seen.changes || []).map(item => {
            let target = line[Math.max(0, line.length - 1 - item.out)];
            for (const step of item.into || []) target = (step < 0 ? target.presented : target.children[step]) || target;
            // In stacks in stacks the same surroundings may lie at another depth.
            if (item.container && !item.into && target.container !== item.container) {
              target = line.findLast(actor => actor.container === item.container) || target;
            }
            return target;
          });
          (seen.changes || []).forEach((item, index) => {
            const target = targets[index];
            const made = (item.controllers || []).map(controller);
            if (item.kind === 'becomes') Object.assign(target, { presented: null, scene: undefined, container: undefined, style: undefined }, made[0]);
            else if (item.kind === 'holds') target.container = item.holds;
            else if (item.kind === 'presents') target.presented = made[0];
            else if (item.kind === 'dismisses') target.presented = null;
            else if (item.kind === 'shows') target.shown = item.shown;
            else {
              target.children.splice(Math.max(0, target.children.length - item.drop), item.drop, ...made);
              if (target.container === 'navigation') target.shown = [target.children.length - 1];
            }
          });
          return root;
        }

        /** Goes back to the nearest scene that lies behind: what was presented above goes, and what lies on it in stacks. */
        function unwind(root, standing, target) {
          let best = null;
          const collect = (actor, path) => {
            const isBehind = actor !== standing.line.at(-1);
            if (actor.scene === target && isBehind) {
              let common = 0;
              while (common < path.length && path[common] === standing.path[common]) common += 1;
              if (!best || common >= best.common) best = { path, common };
            }
            actor.children.forEach((child, index) => collect(child, [...path, index]));
            if (actor.presented) collect(actor.presented, [...path, -1]);
          };
          collect(root, []);
          if (!best) return null;
          let actor = root;
          for (const step of [...best.path, null]) {
            if (step !== -1) actor.presented = null;
            if (step === null) break;
            if (step === -1) { actor = actor.presented; continue; }
            if (actor.container === 'navigation') actor.children.splice(step + 1);
            if (actor.container) actor.shown = actor.container === 'split' ? actor.shown : [step];
            actor = actor.children[step];
          }
          return root;
        }

        /** The scene that a reader takes for the one on screen: the outermost of those that are drawn in front. */
        function sceneOf(root) {
          let front = root;
          for (let layer = root; layer; layer = nextLayer(layer)) front = layer;
          return app.scenes[drawn(front).scene] || standings(root).findLast(({ scene }) => !scene.placeholder)?.scene;
        }

        const shownScene = () => sceneOf(play.root);

        // MARK: Steps of a user

        /** Notes what was on screen, does what is asked, and shows what came of it. */
        function step(action, motion, perform) {
          const before = copied(play.root);
          play.stopped = null;
          play.note = '';
          const result = perform();
          if (result === false) {
            play.root = before;
          } else {
            play.root = result || play.root;
            const scene = shownScene();
            play.steps.push({ action, root: copied(play.root), scene, stopped: play.stopped });
            tell(play.stopped ? 'The app stops' : `${action}: ${scene?.fullName || 'no scene'}`);
          }
          showDevice(play.stopped ? '' : motion);
          fillPlay();
        }

        const motions = seen => {
          const kind = seen?.outcome === 'unwound' ? 'dismisses' : seen?.changes?.at(-1)?.kind;
          return { presents: 'presented', replacesLast: 'pushed', dismisses: 'popped' }[kind] || 'faded';
        };

        function take(way, standing) {
          if (play.stopped) return;
          const seen = crossing(way, standing);
          step(app.play.actions[way.id], motions(seen), () => {
            if (!seen) {
              play.note = 'The walk did not come here, so nothing is known of it.';
              return false;
            }
            play.note = [seen.obstacle && `A user could not do this here: ${seen.obstacle}.`, seen.guess && 'What the app’s own class does is a guess.',
              ...(seen.log || [])].filter(Boolean).join(' ');
            if (seen.outcome === 'raised') {
              play.stopped = seen.exception;
              return play.root;
            }
            if (seen.outcome === 'unwindIgnored' || seen.outcome === 'nothing') {
              play.note = seen.outcome === 'nothing' ? play.note || 'Nothing changes.' : 'Nobody on the way back takes the unwinding: nothing happens.';
              return false;
            }
            if (seen.outcome === 'unwound' && seen.scene !== undefined) {
              const root = unwind(play.root, standing, seen.scene);
              if (root) return root;
            }
            return change(play.root, standing, seen);
          });
        }

        /** The innermost stack on screen from whose top a user gets back. */
        function stackToPop() {
          const lines = standings(play.root).map(({ line }) => line);
          for (const line of lines.reverse()) {
            const found = line.findLast(actor => actor.container === 'navigation' && actor.children.length > 1);
            if (found && !line.slice(line.indexOf(found)).some(actor => actor.presented)) return found.children.at(-1).back ? found : null;
          }
          return null;
        }

        const goBack = () => {
          const stack = stackToPop();
          if (stack && !play.stopped) step('go back', 'popped', () => {
            stack.children.pop();
            stack.shown = [stack.children.length - 1];
          });
        };

        /** The controller that presents what is in front. */
        function presenter() {
          let found = null;
          const collect = actor => {
            if (actor.presented) found = actor;
            (actor.presented ? [actor.presented] : actor.children.filter((_, index) => actor.shown.includes(index))).forEach(collect);
          };
          collect(play.root);
          return found;
        }

        const isPopover = actor => actor.style === 'popover';

        const dismiss = () => {
          const found = presenter();
          if (!found?.presented.swipe || play.stopped) return;
          step(isPopover(found.presented) ? 'touch beside the popover' : 'swipe the sheet away', 'faded', () => { found.presented = null; });
        };

        /** The tabs on screen: their way, their place, and whether they are shown. */
        function tabs() {
          const lines = standings(play.root);
          const standing = lines.find(({ line }) => line.at(-1).container === 'tabs');
          if (!standing) return [];
          const actor = standing.line.at(-1);
          const ways = standing.scene.out.filter(way => way.kind === 'contain');
          return actor.children.map((child, index) => ({ child, index, actor, standing, way: ways[index], isShown: actor.shown.includes(index) }));
        }

        function selectTab(tab) {
          if (play.stopped) return;
          const seen = tab.way && crossing(tab.way, tab.standing);
          step(tab.way ? app.play.actions[tab.way.id] : `tap the tab ${tab.index + 1}`, 'faded', () => {
            if (seen?.outcome === 'raised') {
              play.stopped = seen.exception;
              return;
            }
            // What a tab does when it is shown first the walk saw; later it is as the user left it.
            if (seen && !tab.child.isLoaded) change(play.root, tab.standing, seen);
            tab.actor.shown = [tab.index];
            tab.actor.children[tab.index].isLoaded = true;
          });
        }

        /** Touches come first, what code alone does last. */
        const effort = way => way.code ? 2 : /^press/.test(app.play.actions[way.id]) ? 1 : 0;

        /** The ways that can be taken from what is on screen. */
        function openWays() {
          return standings(play.root).flatMap(standing => standing.scene.out
            .filter(way => way.kind !== 'contain' && way.kind !== 'embed'
              || /split/i.test(standing.line.at(-1).container) && play.device.byWay.has(way.id))
            .map(way => ({ way, standing, seen: crossing(way, standing) })))
            .sort((a, b) => effort(a.way) - effort(b.way));
        }

        // MARK: Beginning and end

        const startsOf = device => device.places.map((place, id) => ({ ...place, id })).filter(place => place.previous === undefined);

        function firstStep(place) {
          const root = controller(place.root);
          return { action: place.action, root, scene: sceneOf(root), stopped: null };
        }

        function startPlay(scene, deviceName) {
          if (!app.play) return;
          const wanted = deviceName || play?.device.name || app.play.devices[0].name;
          const device = app.play.devices.find(({ name }) => name === wanted) || app.play.devices[0];
          device.byWay ||= Map.groupBy ? Map.groupBy(device.crossings, ({ way }) => way)
            : device.crossings.reduce((map, one) => map.set(one.way, [...(map.get(one.way) || []), one]), new Map());
          const arrival = scene === undefined ? undefined : device.arrivals.find(([id]) => id === scene)?.[1];
          const starts = startsOf(device);
          let place = device.places[arrival ?? (starts.find(start => start.entry) || starts[0])?.id];
          if (!place) return;
          play = { device, root: controller(place.root), steps: [], stopped: null, note: '' };
          for (; place; place = device.places[place.previous]) {
            play.steps.unshift(firstStep(place));
          }
          if (scene !== undefined && arrival === undefined) play.note = `${app.scenes[scene].fullName} is not reached on the ${device.name}.`;
          document.body.classList.add('playing');
          byID('play').hidden = false;
          mapBox.inert = true;
          byID('try').setAttribute('aria-pressed', 'true');
          showDevice('faded');
          fillPlay();
          details.focus({ preventScroll: true });
        }

        function stopPlay() {
          if (!play) return;
          const scene = shownScene();
          play = null;
          document.body.classList.remove('playing');
          byID('play').hidden = true;
          mapBox.inert = false;
          byID('try').removeAttribute('aria-pressed');
          if (scene) choose(scene, { isMoved: true }); else fillPanel();
          mapBox.focus({ preventScroll: true });
        }

        function goTo(index) {
          const { root, stopped } = play.steps[index];
          play.steps.splice(index + 1);
          Object.assign(play, { root: copied(root), stopped, note: '' });
          showDevice('popped');
          fillPlay();
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
              button('Restart', () => startPlay(undefined, device.name)), button('Close', stopPlay)),
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
              scene && button('Show on the map', stopPlay)),
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
          } }, words(start.action), words(firstStep(start).scene?.fullName || '', { class: 'quiet' }));
        }
        """#
}
