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

        /**
         * The drawing of a scene in a place of a layer.
         * @param kind how the place lies on the screen: '' for all of it, else as `sheet`, `card`, `popover` or `column`
         */
        function picture(actor, [x, y, width, height], kind) {
          const leaf = drawn(actor);
          const box = make('div', { class: 'picture' });
          if (leaf.scene === undefined) {
            box.append(make('div', { class: 'empty' }, 'No scene of a storyboard'));
            place(box, [x, y, width, height]);
            return box;
          }
          const scene = app.scenes[leaf.scene];
          const [ownWidth, ownHeight] = scene.rect.slice(2);
          box.dataset.scene = scene.id;
          box.innerHTML = drawing(scene);
          // Time and battery are those of the device; where a drawing does not lie at the top of the screen they lie above its edge.
          const hasStatus = box.querySelector('[data-kind=statusBar]');
          const isBare = isPad() || kind !== '';
          box.classList.toggle('bare', isBare);
          box.classList.toggle('floating', isPad() || !['', 'sheet'].includes(kind));
          const above = hasStatus && kind !== '' ? (ownWidth > 700 ? 24 : statusBar(ownHeight)) : 0;
          const isWide = ownWidth / ownHeight > width / height;
          const isFull = kind === 'sheet' && !isWide && Math.abs(ownWidth - width) < 60;
          const scale = isFull ? width / ownWidth : Math.min(width / ownWidth, height / (ownHeight - above));
          const top = isFull ? height - ownHeight * scale : kind === '' ? (height - ownHeight * scale) / 2 : -above * scale;
          place(box, [x + (width - ownWidth * scale) / 2, y + top, ownWidth * scale, ownHeight * scale]);
          return box;
        }

        /** Gives a place the ground of the drawing in it, for what the drawing leaves free, and leads its bars on to the edges. */
        function fillGround(part) {
          const box = part.querySelector('.picture');
          const svg = box?.querySelector('svg');
          if (!svg) return;
          const { y, width, height } = svg.viewBox.baseVal || {};
          const grounds = [...svg.querySelectorAll('g rect, svg > rect')].slice(0, 6).filter(rect =>
            rect.width.baseVal.value >= width * 0.98 && rect.height.baseVal.value >= height * 0.95);
          const fills = grounds.map(rect => getComputedStyle(rect).fill).filter(fill => fill.startsWith('rgb('));
          if (fills.length) part.style.background = fills.at(-1);
          if (parseFloat(box.style.width) > part.clientWidth - 2) return;
          const scale = parseFloat(box.style.width) / width;
          for (const bar of svg.querySelectorAll('[data-kind=navigationBar] > rect, [data-kind=bottomBar] > rect')) {
            const barHeight = bar.height.baseVal.value;
            const barTop = bar.y.baseVal.value + Number(bar.parentNode.getAttribute('transform')?.match(/translate\([-\d.]+ ([-\d.]+)/)?.[1] || 0);
            if (barHeight < 20) continue;
            const strip = make('span', { class: 'strip' });
            place(strip, [0, parseFloat(box.style.top) + (barTop - y) * scale, part.clientWidth, barHeight * scale]);
            strip.style.background = getComputedStyle(bar).fill;
            part.prepend(strip);
          }
        }

        /** The tab bar around columns, in whose drawings it does not lie; nothing where there is none. */
        function tabBarAround(actor, [width, height]) {
          let [tabs, hasColumns] = [null, false];
          for (let inner = actor; inner; inner = inner.children[inner.container === 'navigation' ? inner.children.length - 1 : inner.shown[0] ?? 0]) {
            if (inner.container === 'tabs' && inner.scene !== undefined) tabs = inner;
            if (tabs && /split/i.test(inner.container || '')) hasColumns = true;
          }
          if (!tabs || !hasColumns) return null;
          const scene = app.scenes[tabs.scene];
          const box = make('div', { class: 'picture tab-bar' });
          box.innerHTML = drawing(scene);
          box.dataset.scene = scene.id;
          const svg = box.firstElementChild;
          const bar = svg?.querySelector('[data-kind=bottomBar]');
          const y = Number(bar?.getAttribute('transform')?.match(/translate\([-\d.]+ ([-\d.]+)\)/)?.[1]);
          if (!(y > 0)) return null;
          selectDrawn([...bar.querySelectorAll('[data-kind=tabBarItem]')], tabs.shown[0]);
          for (const other of [...svg.children]) if (other.tagName === 'g' && !other.contains(bar)) other.remove();
          for (const other of [...bar.parentNode.children]) if (other.tagName === 'g' && other !== bar && other.dataset.kind !== 'homeIndicator') other.remove();
          const [ownWidth, ownHeight] = scene.rect.slice(2);
          svg.setAttribute('viewBox', `0 ${y} ${ownWidth} ${ownHeight - y}`);
          const scale = Math.min(1.2, width / ownWidth);
          place(box, [(width - ownWidth * scale) / 2, height - (ownHeight - y) * scale, ownWidth * scale, (ownHeight - y) * scale]);
          return box;
        }

        /** Gives the item at a position the colours of the selected one, which in drawings of tab bars is the first. */
        function selectDrawn(items, index) {
          if (!index || !items[index]) return;
          const names = ['class', 'fill', 'stroke'];
          const look = element => names.map(name => element.getAttribute(name));
          for (const tag of ['text', 'path', 'rect']) {
            const [on, off] = [items[0], items[index]].map(item => item.querySelector(tag)).map(element => element && look(element));
            if (!on || !off) continue;
            const swap = (item, from, to) => {
              for (const element of item.querySelectorAll(tag)) {
                if (String(look(element)) !== String(from)) continue;
                names.forEach((name, at) => to[at] === null ? element.removeAttribute(name) : element.setAttribute(name, to[at]));
              }
            };
            swap(items[0], on, off);
            swap(items[index], off, on);
          }
        }

        function showDevice(motion) {
          const size = screenSize();
          const glass = make('div', { class: 'glass' });
          const box = make('div', { class: 'body' }, glass);
          place(box, [0, 0, ...size]);
          Object.assign(box.style, { left: '', top: '' });
          deviceBox.className = isPad() ? 'pad' : 'phone';
          deviceBox.replaceChildren(box);
          fitDevice();
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
            const shown = parts.length > 1 ? parts : [actor];
            const side = Math.min(320, rect[2] / shown.length);
            const bar = tabBarAround(actor, rect.slice(2));
            // What lies at the lower edge of a drawing is to be seen above the bar.
            const height = rect[3] - (bar ? parseFloat(bar.style.height) - (bar.querySelector('[data-kind=homeIndicator]') ? 34 : 0) : 0);
            shown.forEach((one, number) => {
              const isLast = number === shown.length - 1;
              const part = make('div', { class: number ? 'part ruled' : 'part' });
              const width = isLast ? rect[2] - number * side : side;
              place(part, [number * side, 0, width, rect[3]]);
              const around = parts.length > 1 ? 'column' : kind === 'clear' ? '' : kind;
              part.append(picture(one, [0, 0, width, height], around));
              if (bar) part.firstElementChild.classList.add('floating');
              layer.append(part);
            });
            if (bar) {
              const part = make('div', { class: 'part low' }, bar);
              place(part, [0, 0, ...rect.slice(2)]);
              layer.append(part);
            }
            if (kind === 'sheet' && isFront && actor.swipe) layer.append(pull(layer));
            if (!isFront) layer.inert = true;
            glass.append(layer);
            if (kind !== 'clear') for (const part of layer.querySelectorAll('.part')) fillGround(part);
            if (!isFront || play.stopped) return;
            const rezone = () => {
              for (const zone of [...layer.querySelectorAll('.zone')]) zone.remove();
              addZones(layer, box);
            };
            addScrolling(layer, rezone);
            rezone();
          });
          if (isPad()) glass.append(make('div', { class: 'chrome', 'aria-hidden': 'true' }, make('span', {}, '9:41'), make('i')));
          if (play.stopped) {
            glass.append(make('div', { class: 'stopped', role: 'alert' }, make('b', {}, 'The app stops'),
              make('code', {}, words(play.stopped[0])), make('code', {}, words(play.stopped[1]))));
          }
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

        addEventListener('resize', () => {
          fitDevice();
          if (chosen && !play && !beforePrint && !touches(chosen.rect, bounds(0))) reveal(chosen, true);
          refresh();
        });

        /** Puts buttons over everything that a touch sets off. */
        function addZones(layer, box) {
          const unit = box.getBoundingClientRect().width / parseFloat(box.style.width) || 1;
          const origin = layer.getBoundingClientRect();
          const pictures = [...layer.querySelectorAll('.picture')];
          const find = (selector, scene) => pictures.flatMap(one => [...one.querySelectorAll(selector)].filter(element =>
            scene === undefined || (element.dataset.scene ?? one.dataset.scene) === String(scene)));
          const put = ({ left, top, right, bottom }, label, action, way, text = '') => {
            const frame = [(left - origin.left) / unit, (top - origin.top) / unit, (right - left) / unit, (bottom - top) / unit];
            if (frame[2] < 1 || frame[3] < 1) return;
            const made = make('button', { type: 'button', class: text ? 'zone chevron' : 'zone', title: label, 'aria-label': label, 'data-touch': way?.id, onclick: () => {
              play.touched = [frame[0] + layer.offsetLeft, frame[1] + layer.offsetTop, frame[2], frame[3]];
              action();
            } }, text);
            place(made, frame);
            layer.append(made);
          };
          const zone = (element, ...rest) => put(visible(element, origin), ...rest);
          const touched = new Set();
          for (const { way, standing } of openWays()) {
            const key = `${way.from} ${way.object}`;
            if (!way.object || touched.has(key)) continue;
            touched.add(key);
            for (const element of find(`[data-id="${CSS.escape(way.object)}"]`, way.from)) {
              zone(element, app.play.actions[way.id], () => take(way, standing), way);
            }
          }
          // What a drawing shows may lie at the bottom of its stack here, and the other way round.
          const backs = find('[data-kind="backButton"]');
          for (const element of backs) element.style.display = stackToPop() ? '' : 'none';
          const bar = find('[data-kind="navigationBar"]')[0]?.getBoundingClientRect();
          if (stackToPop() && backs.length) zone(backs[0], 'go back', goBack);
          else if (stackToPop() && bar) {
            const low = Math.min(bar.bottom, bar.top + 96 * unit);
            put({ left: bar.left + 4 * unit, top: low - 42 * unit, right: bar.left + 40 * unit, bottom: low - 4 * unit }, 'go back', goBack, undefined, '‹');
          }
          const items = layer.querySelector('.tab-bar')?.querySelectorAll('[data-kind="tabBarItem"]') || find('[data-kind="tabBarItem"]');
          for (const tab of tabs()) {
            if (items[tab.index] && !tab.isShown) zone(items[tab.index], app.play.actions[tab.way?.id] || `tab ${tab.index + 1}`, () => selectTab(tab), tab.way);
          }
        }

        /** As much of an element as is seen: in the views that cut it off, in its column, and between the bars. */
        function visible(element, origin) {
          let { left, top, right, bottom } = element.getBoundingClientRect();
          const part = element.closest('.part').getBoundingClientRect();
          const limits = [origin, part];
          for (let group = element.parentNode.closest('g[clip-path]'); group; group = group.parentNode.closest('g[clip-path]')) {
            limits.push(clipOf(group) || origin);
          }
          for (const limit of limits) {
            [left, top] = [Math.max(left, limit.left), Math.max(top, limit.top)];
            [right, bottom] = [Math.min(right, limit.right), Math.min(bottom, limit.bottom)];
          }
          if (!element.closest('[data-kind=navigationBar], [data-kind=bottomBar]')) {
            const bars = [...element.closest('.layer').querySelectorAll('[data-kind=bottomBar]')].map(bar => bar.getBoundingClientRect().top);
            bottom = Math.min(bottom, ...bars.filter(edge => edge > origin.top + 40));
          }
          return { left, top, right, bottom };
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
