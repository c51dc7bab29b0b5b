extension PageScript {
    /// What is told beside the map.
    static let panel = #"""
        const details = byID('details');

        function fillPanel(way = null, ends = []) {
          if (play) return fillPlay();
          details.replaceChildren(...(way ? wayDetails(way, ends) : chosen ? sceneDetails(chosen) : overview()));
          byID('panel').scrollTop = 0;
        }

        const heading = (text, level = 'h3', style) => make(level, { dir: 'auto', class: style }, text);
        const list = items => make('ul', { class: 'list' }, items.map(item => make('li', {}, item)));
        const button = (text, action, style = 'plain', more = {}) =>
          make('button', { type: 'button', class: style, onclick: action, ...more }, text);

        function sceneItem(scene, note) {
          return make('button', { type: 'button', class: 'item', 'data-to': scene.id, onclick: () => choose(scene, { isMoved: true }) },
            words(scene.fullName, { class: 'title' }), note && words(note, { class: 'quiet' }));
        }

        /** A way with the scene at its other end, and a button for all that is known of it. */
        function wayItem(way, scene, mark = '') {
          const note = phrase(way) + (way.conventions ? ` · ${way.conventions.join(', ')}` : '');
          const item = scene ? sceneItem(scene, mark + note)
            : make('div', { class: way.fault && 'wrong' }, words(`${way.fault ? '✗' : '↩'} ${way.end || 'nowhere'}`),
              words(note, { class: 'quiet' }), way.fault && make('p', {}, words(way.fault)));
          const about = make('button', { type: 'button', class: 'about', 'data-about': way.id, title: 'About this way',
            'aria-label': `About the way: ${note}`, onclick: () => chooseWay(way, arrowOf(way), true) }, 'i');
          return make('div', { class: 'pair' }, badgeOf(way), item, about);
        }

        const arrowOf = way => app.arrows.find(arrow => arrow.way === way.id);

        function sceneDetails(scene) {
          const facts = [
            ['Kind', scene.kind], ['Class', scene.class], ['Identifier', scene.identifier], ['Title', scene.title],
            ['Storyboard', app.storyboards[scene.storyboard].name], ['Object ID', scene.objectID], ['File', scene.place],
          ].filter(([, value]) => value);
          const entries = app.entries.filter(entry => entry.scene === scene.id);
          const canPlay = app.play && app.play.devices.some(device => device.arrivals.some(([id]) => id === scene.id));
          return [
            heading(scene.fullName, 'h2'),
            scene.placeholder && make('p', { class: 'quiet' }, 'A placeholder: another scene stands here at run time.'),
            make('div', { class: 'row' }, canPlay && button('▶ Play from here', () => startPlay(scene.id), 'plain main'),
              button('Copy link', event => copy(location.href, event.currentTarget))),
            make('dl', { class: 'facts' }, facts.map(([name, value]) => [make('dt', {}, name), make('dd', {}, words(value))])),
            scene.findings.length > 0 && [heading('Findings'), ...scene.findings.map(findingItem)],
            heading(`Who opens this (${scene.in.length + entries.length})`, 'h3', 'in'),
            list([
              ...entries.map(entry => make('div', {}, 'The system, when the app starts', words(entry.key, { class: 'quiet' }))),
              ...scene.in.map(way => wayItem(way, app.scenes[way.from])),
            ]),
            scene.in.length + entries.length === 0 && make('p', { class: 'quiet' }, scene.identifier
              ? 'Nothing on the map; code can open it by its identifier.' : 'Nothing on the map.'),
            heading(`Leads to (${scene.out.length})`, 'h3', 'out'),
            list(scene.out.map(way => wayItem(way, app.scenes[way.to ?? way.through?.[0]], way.fault ? '✗ ' : ''))),
          ].flat().filter(Boolean);
        }

        function wayDetails(way, ends) {
          const from = ends[0];
          if (!way) return [heading('A link', 'h2'), list(ends.map(scene => sceneItem(scene, scene.kind)))];
          return [
            heading(way.trigger, 'h2'), make('p', { class: 'quiet' }, way.manner || kinds[way.kind]),
            from !== undefined && make('div', { class: 'row' }, button(`‹ ${from.name}`, () => choose(from, { isMoved: true }))),
            way.fault && make('p', { class: 'wrong' }, words(way.fault)),
            heading('From'), list([sceneItem(from, from.kind)]),
            heading('To'), list([...(way.through || []).map(id => sceneItem(app.scenes[id], 'through this placeholder')),
              way.to !== undefined ? sceneItem(app.scenes[way.to], app.scenes[way.to].kind) : make('div', {}, words(way.end || 'nowhere'))]),
            make('dl', { class: 'facts' }, [['Identifier', way.identifier], ['Object ID', way.segue], ['Link', way.conventions?.join(', ')], ['File', way.place]]
              .filter(([, value]) => value).map(([name, value]) => [make('dt', {}, name), make('dd', {}, words(value))])),
          ].filter(Boolean);
        }

        function findingItem(finding) {
          const scene = app.scenes[finding.scene];
          return make('div', { class: 'finding ' + finding.severity },
            make('b', {}, `${finding.severity}: ${finding.rule}`), make('p', {}, words(finding.message)),
            finding.exception && make('p', { class: 'mono' }, words(finding.exception)),
            finding.route && make('details', {}, make('summary', {}, 'How a user comes to see it'),
              make('ol', {}, finding.route.map(step => make('li', {}, words(step))))),
            words(finding.place, { class: 'mono quiet' }),
            scene && scene !== chosen && list([sceneItem(scene)]));
        }

        function overview() {
          const shown = app.scenes.filter(scene => !scene.placeholder);
          const broken = app.ways.filter(way => way.fault);
          const unreached = shown.filter(scene => scene.unreached);
          const links = app.ways.filter(crosses).length;
          return [
            heading(app.name, 'h2'),
            make('p', { class: 'quiet' }, [plural(app.storyboards.length, 'storyboard'), plural(shown.length, 'scene'),
              plural(app.ways.length, 'way'), `${links} between storyboards`].join(' · ')),
            app.findings.length > 0 && [
              heading(plural(app.findings.length, 'finding')),
              make('details', { open: app.findings.length < 30 }, make('summary', {}, severities.map(severity => {
                const count = app.findings.filter(finding => finding.severity === severity).length;
                return count ? `${count} ${severity}` : '';
              }).filter(Boolean).join(', ')), app.findings.map(findingItem)),
            ],
            broken.length > 0 && [
              heading(`Leads nowhere (${broken.length})`),
              list(broken.map(way => make('button', { type: 'button', class: 'item', onclick: () => choose(app.scenes[way.from], { isMoved: true }) },
                words(`✗ ${way.end || 'nowhere'}`, { class: 'wrong' }), words(`${app.scenes[way.from].fullName}, ${way.trigger}`, { class: 'quiet' })))),
            ],
            app.xibs && [
              make('details', {}, make('summary', {}, `${plural(app.xibs.length, 'xib')} beside the storyboards`),
                list(app.xibs.map(xib => make('div', {}, words(xib.name), words(xib.file, { class: 'mono quiet' }))))),
            ],
            heading('Where the system starts'),
            list([
              ...[...new Set(app.entries.map(entry => entry.scene))].filter(scene => scene !== undefined).map(scene =>
                sceneItem(app.scenes[scene], app.entries.filter(entry => entry.scene === scene).map(entry => entry.key).join(', '))),
              ...app.entries.filter(entry => entry.scene === undefined).map(entry =>
                make('div', { class: entry.fault && 'wrong' }, words(`${entry.key}: ${entry.fault || entry.name}`))),
            ]),
            app.entries.length === 0 && make('p', { class: 'quiet' }, 'Nothing in the files tells.'),
            unreached.length > 0 && make('details', {}, make('summary', {}, `Nothing on the map leads to ${plural(unreached.length, 'scene')}`),
              list(unreached.map(scene => sceneItem(scene)))),
            heading('Legend'), legend(),
            heading('Ways', 'h3', 'for-screen'),
            ...Object.entries(kinds).map(([kind, text]) => check(text, app.ways.filter(way => way.kind === kind).length, app.hidden.kinds, kind)),
            heading('Storyboards', 'h3', 'for-screen'),
            make('div', { class: 'row' }, button('All', () => showAll(true)), button('None', () => showAll(false))),
            ...app.storyboards.map((area, id) => check(area.name, app.scenes.filter(scene => scene.storyboard === id).length, app.hidden.storyboards, id)),
            make('div', { class: 'for-keys' }, heading('Keys'), keyTable()),
          ].flat().filter(Boolean);
        }

        function check(text, count, hidden, key) {
          const box = make('input', { type: 'checkbox', checked: !hidden.has(key), onchange: () => {
            if (box.checked) hidden.delete(key); else hidden.add(key);
            filter();
          } });
          return make('label', { class: 'check', 'data-key': key }, box, words(text), make('span', { class: 'quiet' }, String(count)));
        }

        function showAll(isShown) {
          app.hidden.storyboards = new Set(isShown ? [] : app.storyboards.keys());
          filter();
          fillPanel();
        }

        const legend = () => make('div', {}, [
          ['segue', 'a segue within a storyboard'], ['containment', 'part of the scene: root, tab, embedded'],
          ['link', 'to another storyboard'], ['in', 'to the chosen scene'], ['out', 'from the chosen scene'], ['start', 'where the system starts (▷ initial in its storyboard)'],
        ].map(([kind, text]) => make('p', {}, make('span', { class: 'key ' + kind }), text)),
        make('p', {}, make('span', { class: 'key bad' }, '✗'), 'leads nowhere'), make('p', {}, make('span', { class: 'key bad quiet' }, '↩'), 'unwinds'));

        const keyTable = () => make('dl', { class: 'keys' }, [
          ['/', 'search'], ['+ −', 'zoom'], ['0', 'show all'], ['arrows', 'move the map; from a scene, go to the next one'],
          ['N', 'next scene'], ['Enter', 'choose'], ['P', 'play'], ['B', 'back, in play, where arrows scroll'], ['T', 'light or dark'], ['Esc', 'close'],
        ].map(([key, text]) => [make('dt', {}, make('kbd', {}, key)), make('dd', { class: 'quiet' }, text)]));

        async function copy(text, origin) {
          try {
            await navigator.clipboard.writeText(text);
          } catch {
            // Pages from a disk may not use the clipboard in some browsers.
            const area = make('textarea', { class: 'unseen' });
            area.value = text;
            document.body.append(area);
            area.select();
            document.execCommand('copy');
            area.remove();
          }
          tell('Copied');
          const before = origin.textContent;
          origin.textContent = 'Copied';
          setTimeout(() => { origin.textContent = before; }, 1200);
        }

        const sizes = ['small', '', 'large'];

        function sizePanel(size) {
          const box = byID('panel');
          box.classList.remove('large', 'small');
          if (size) box.classList.add(size);
          document.body.classList.toggle('small-panel', size === 'small');
          byID('grip').setAttribute('aria-expanded', String(size === 'large'));
          fitDevice();
        }

        const panelSize = () => sizes.find(size => size && byID('panel').classList.contains(size)) || '';
        let gripped = null;

        byID('grip').addEventListener('pointerdown', event => {
          gripped = { y: event.clientY, isMoved: false };
          event.target.setPointerCapture?.(event.pointerId);
        });
        byID('grip').addEventListener('pointermove', event => {
          if (!gripped || gripped.isMoved || Math.abs(event.clientY - gripped.y) < 24) return;
          gripped.isMoved = true;
          const at = sizes.indexOf(panelSize()) + (event.clientY < gripped.y ? 1 : -1);
          sizePanel(sizes[clamp(at, 0, 2)]);
        });
        byID('grip').addEventListener('click', () => {
          const isMoved = gripped?.isMoved;
          gripped = null;
          if (!isMoved) sizePanel({ large: 'small', small: '', '': 'large' }[panelSize()]);
        });
        """#
}
