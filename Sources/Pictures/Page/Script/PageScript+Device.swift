extension PageScript {
    /// The screen of the device: the drawings of what is on screen, and what can be touched.
    static let device = #"""
        const deviceBox = byID('device');
        const isPad = () => play.device.name === 'iPad';

        /** The height of the status bar of a phone with a screen of this height. */
        const statusBar = height => height < 800 ? 20 : height < 850 ? 47 : height < 870 ? 59 : 50;

        /** The scene in whose drawing a controller is seen; nothing for one whose parts are seen beside each other. */
        function drawn(actor) {
          const first = actor.children[actor.shown[0] ?? 0];
          if (actor.container === 'navigation') return actor.children.length ? drawn(actor.children.at(-1)) : actor;
          if (['tabs', 'collapsedSplit', 'split', 'pages'].includes(actor.container) && first) return drawn(first);
          if ((actor.scene === undefined || app.scenes[actor.scene].placeholder) && first) return drawn(first);
          return actor;
        }

        function columns(actor) {
          if (actor.container === 'split' && actor.shown.length > 1) return actor.shown.map(index => actor.children[index]);
          const inner = actor.container === 'navigation' ? actor.children.at(-1) : ['tabs', 'collapsedSplit'].includes(actor.container)
            ? actor.children[actor.shown[0] ?? 0] : null;
          return inner ? columns(inner) : [];
        }

        const sizeOf = actor => {
          const leaf = drawn(actor);
          return leaf.scene === undefined ? [375, 667] : app.scenes[leaf.scene].rect.slice(2);
        };

        function screenSize() {
          const [width, height] = sizeOf(play.root);
          if (!isPad()) return width < 500 && height > 500 ? [width, height] : [375, 667];
          if (columns(play.root).length > 1) return [1180, 820];
          return width >= 700 ? [width, height] : [820, 1180];
        }

        /** Where what is presented lies on the screen, and how it looks. */
        function frameOf(actor, [width, height]) {
          const [ownWidth, ownHeight] = sizeOf(actor);
          const middle = (w, h, kind) => ({ rect: [(width - w) / 2, (height - h) / 2, w, h], kind });
          switch (actor.style) {
            case 'pageSheet': case 'formSheet': case 'automatic': {
              if (!isPad()) return { rect: [0, statusBar(height), width, height - statusBar(height)], kind: 'sheet' };
              if (actor.style === 'formSheet') return middle(540, 620, 'card');
              return middle(Math.min(704, width - 80), height - 100, 'card');
            }
            case 'popover': {
              const [w, h] = [Math.min(ownWidth, 400), Math.min(ownHeight, height * 0.62)];
              const at = play.touched;
              if (!at || !isPad()) return middle(w, h, 'popover');
              const top = at[1] + at[3] + 10 + h < height ? at[1] + at[3] + 10 : Math.max(10, at[1] - h - 10);
              return { rect: [clamp(at[0] + at[2] / 2 - w / 2, 10, width - w - 10), top, w, h], kind: 'popover' };
            }
            case 'overFullScreen': case 'overCurrentContext': return { rect: [0, 0, width, height], kind: 'clear' };
            default: return { rect: [0, 0, width, height], kind: '' };
          }
        }

        /** The drawing of a scene in a place of a layer, with what can be touched in it. */
        function picture(actor, [x, y, width, height], isSheet) {
          const leaf = drawn(actor);
          const box = make('div', { class: 'picture' });
          if (leaf.scene === undefined) {
            box.append(make('div', { class: 'empty' }, 'No scene of a storyboard'));
            place(box, [x, y, width, height]);
            return box;
          }
          const scene = app.scenes[leaf.scene];
          const [ownWidth, ownHeight] = scene.rect.slice(2);
          const isWide = ownWidth / ownHeight > width / height;
          // A sheet has no status bar: that of the drawing lies above its edge.
          const isFull = isSheet && !isWide && Math.abs(ownWidth - width) < 60;
          const scale = isFull ? width / ownWidth : Math.min(width / ownWidth, height / ownHeight);
          const top = isFull ? height - ownHeight * scale : (height - ownHeight * scale) / (isSheet ? 1e9 : 2);
          place(box, [x + (width - ownWidth * scale) / 2, y + top, ownWidth * scale, ownHeight * scale]);
          box.dataset.scene = scene.id;
          box.innerHTML = drawing(scene);
          return box;
        }

        /** Gives a layer the ground of its drawing, for what the drawing leaves free. */
        function fillGround(layer) {
          const svg = layer.querySelector('svg');
          const { width, height } = svg?.viewBox.baseVal || {};
          const grounds = [...layer.querySelectorAll('svg g rect, svg > rect')].slice(0, 6).filter(rect =>
            rect.width.baseVal.value >= width * 0.98 && rect.height.baseVal.value >= height * 0.95);
          const fills = grounds.map(rect => getComputedStyle(rect).fill).filter(fill => fill.startsWith('rgb('));
          if (fills.length) layer.style.background = fills.at(-1);
        }

        function showDevice(motion) {
          const size = screenSize();
          const glass = make('div', { class: 'glass' });
          const box = make('div', { class: 'body' }, glass);
          place(box, [0, 0, ...size]);
          Object.assign(box.style, { left: '', top: '' });
          deviceBox.className = isPad() ? 'pad' : 'phone';
          deviceBox.replaceChildren(box);
          const layers = [];
          for (let actor = play.root; actor; actor = nextLayer(actor)) layers.push(actor);
          layers.forEach((actor, index) => {
            const isFront = index === layers.length - 1;
            const { rect, kind } = index ? frameOf(actor, size) : { rect: [0, 0, ...size], kind: '' };
            if (kind && kind !== 'clear') {
              glass.append(make('button', {
                class: kind === 'popover' ? 'shade thin' : 'shade', type: 'button', tabindex: '-1', 'aria-hidden': 'true', onclick: dismiss,
              }));
            }
            const layer = make('div', { class: ['layer', kind, isFront ? motion : ''].join(' ') });
            place(layer, rect);
            const parts = columns(actor);
            if (parts.length > 1) {
              const side = Math.min(320, rect[2] / parts.length);
              parts.forEach((part, number) => {
                const isLast = number === parts.length - 1;
                layer.append(picture(part, [number * side, 0, isLast ? rect[2] - number * side : side, rect[3]], true));
                if (!number) return;
                const rule = make('span', { class: 'rule' });
                place(rule, [number * side, 0, 1, rect[3]]);
                layer.append(rule);
              });
            } else {
              layer.append(picture(actor, [0, 0, rect[2], rect[3]], kind !== '' && kind !== 'clear'));
            }
            if (kind === 'sheet' && isFront && actor.swipe) layer.append(pull(layer));
            if (!isFront) layer.inert = true;
            glass.append(layer);
            if (kind !== 'clear' && parts.length < 2) fillGround(layer);
            if (isFront && !play.stopped) addZones(layer, box);
          });
          if (play.stopped) {
            glass.append(make('div', { class: 'stopped', role: 'alert' }, make('b', {}, 'The app stops'),
              make('code', {}, words(play.stopped[0])), make('code', {}, words(play.stopped[1]))));
          }
          fitDevice();
        }

        /** What is presented over a controller or over any that is seen in it. */
        function nextLayer(actor) {
          if (actor.presented) return actor.presented;
          for (const index of actor.shown) {
            const found = nextLayer(actor.children[index]);
            if (found) return found;
          }
          return null;
        }

        function fitDevice() {
          const box = deviceBox.firstElementChild;
          if (!play || !box) return;
          const { clientWidth: width, clientHeight: height } = byID('play');
          const rim = isSmall() ? 30 : 36;
          const scale = Math.min((width - 2 * rim) / parseFloat(box.style.width), (height - 2 * rim) / parseFloat(box.style.height), 1.25);
          box.style.transform = `scale(${scale}) translate(-50%, -50%)`;
        }

        addEventListener('resize', () => { fitDevice(); refresh(); });

        /** Puts buttons over everything that a touch sets off. */
        function addZones(layer, box) {
          const unit = box.getBoundingClientRect().width / parseFloat(box.style.width) || 1;
          const origin = layer.getBoundingClientRect();
          const pictures = [...layer.querySelectorAll('.picture')];
          const find = (selector, scene) => pictures.flatMap(one => [...one.querySelectorAll(selector)].filter(element =>
            scene === undefined || (element.dataset.scene ?? one.dataset.scene) === String(scene)));
          const zone = (element, label, action, way) => {
            const rect = element.getBoundingClientRect();
            const [x, y] = [Math.max(rect.left, origin.left), Math.max(rect.top, origin.top)];
            const frame = [(x - origin.left) / unit, (y - origin.top) / unit,
              (Math.min(rect.right, origin.right) - x) / unit, (Math.min(rect.bottom, origin.bottom) - y) / unit];
            if (frame[2] < 1 || frame[3] < 1) return;
            const made = make('button', { type: 'button', class: 'zone', title: label, 'aria-label': label, 'data-touch': way?.id, onclick: () => {
              play.touched = [frame[0] + layer.offsetLeft, frame[1] + layer.offsetTop, frame[2], frame[3]];
              action();
            } });
            place(made, frame);
            layer.append(made);
          };
          const touched = new Set();
          for (const { way, standing } of openWays()) {
            const key = `${way.from} ${way.object}`;
            if (!way.object || touched.has(key)) continue;
            touched.add(key);
            for (const element of find(`[data-id="${CSS.escape(way.object)}"]`, way.from)) {
              zone(element, app.play.actions[way.id], () => take(way, standing), way);
            }
          }
          if (stackToPop()) find('[data-kind="backButton"]').slice(0, 1).forEach(element => zone(element, 'go back', goBack));
          const items = find('[data-kind="tabBarItem"]');
          for (const tab of tabs()) {
            if (items[tab.index] && !tab.isShown) zone(items[tab.index], app.play.actions[tab.way?.id] || `tab ${tab.index + 1}`, () => selectTab(tab), tab.way);
          }
        }

        /** The grip by which a sheet is pulled down. */
        function pull(layer) {
          const grip = make('button', { class: 'pull', type: 'button', tabindex: '-1', 'aria-hidden': 'true' });
          let start = null;
          grip.addEventListener('pointerdown', event => { start = event.clientY; grip.setPointerCapture(event.pointerId); });
          grip.addEventListener('pointermove', event => {
            if (start !== null) layer.style.transform = `translateY(${Math.max(0, event.clientY - start)}px)`;
          });
          for (const name of ['pointerup', 'pointercancel']) {
            grip.addEventListener(name, event => {
              if (start !== null && event.clientY - start > 70) dismiss(); else layer.style.transform = '';
              start = null;
            });
          }
          return grip;
        }
        """#
}
