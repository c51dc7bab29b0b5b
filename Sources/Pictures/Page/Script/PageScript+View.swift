extension PageScript {
    /// Which part of the map is seen, and how a reader moves it.
    static let view = #"""
        const mapBox = byID('map');
        const world = byID('world');
        const view = { x: 0, y: 0, zoom: 1 };
        let settling = 0;

        /** The part of the map that is seen, in its own points: left, top, right, bottom; with so many screens on each side. */
        function bounds(screens) {
          const { clientWidth: width, clientHeight: height } = mapBox;
          return [
            (-view.x - screens * width) / view.zoom, (-view.y - screens * height) / view.zoom,
            (width * (1 + screens) - view.x) / view.zoom, (height * (1 + screens) - view.y) / view.zoom,
          ];
        }

        function show(x, y, zoom) {
          Object.assign(view, { x, y, zoom });
          world.style.transform = `translate(${x}px, ${y}px) scale(${zoom})`;
          // While it moves the browser shifts and stretches what is painted; then it paints anew.
          world.classList.add('moving');
          clearTimeout(settling);
          settling = setTimeout(settle, 140);
          refresh();
        }

        function settle() {
          world.classList.remove('moving');
          document.documentElement.style.setProperty('--z', view.zoom);
          world.classList.toggle('far', view.zoom < 0.3);
          world.classList.toggle('distant', view.zoom < 0.13);
          sizeHeadings();
        }

        function zoomAt(x, y, factor) {
          const zoom = clamp(view.zoom * factor, 0.002, 4);
          const real = zoom / view.zoom;
          show(x - (x - view.x) * real, y - (y - view.y) * real, zoom);
        }

        const zoomBy = factor => zoomAt(mapBox.clientWidth / 2, mapBox.clientHeight / 2, factor);

        let flight = 0;

        /** Moves to another part of the map, in a few frames unless the reader wants less motion. */
        function fly(x, y, zoom) {
          cancelAnimationFrame(flight);
          const from = { ...view };
          const isFar = Math.abs(Math.log(zoom / from.zoom)) > 5;
          if (isFar || matchMedia('(prefers-reduced-motion: reduce)').matches) return show(x, y, zoom);
          // The point in the middle goes straight on while the zoom changes evenly.
          const [width, height] = [mapBox.clientWidth / 2, mapBox.clientHeight / 2];
          const middle = ({ x, y, zoom }) => [(width - x) / zoom, (height - y) / zoom];
          const [start, end] = [middle(from), middle({ x, y, zoom })];
          const begin = performance.now();
          const step = now => {
            const time = clamp((now - begin) / 320, 0, 1);
            const part = 1 - (1 - time) ** 3;
            const current = from.zoom * (zoom / from.zoom) ** part;
            const [left, top] = [0, 1].map(axis => start[axis] + (end[axis] - start[axis]) * part);
            show(width - left * current, height - top * current, current);
            if (time < 1) flight = requestAnimationFrame(step);
          };
          flight = requestAnimationFrame(step);
        }

        function frame([x, y, width, height], { margin = 40, most = 1, isCalm = false } = {}) {
          const [outerWidth, outerHeight] = [mapBox.clientWidth, mapBox.clientHeight];
          const zoom = clamp(Math.min((outerWidth - 2 * margin) / width, (outerHeight - 2 * margin) / height), 0.002, most);
          const target = [outerWidth / 2 - (x + width / 2) * zoom, outerHeight / 2 - (y + height / 2) * zoom, zoom];
          if (isCalm) show(...target); else fly(...target);
        }

        const frameAll = isCalm => {
          const shown = app.storyboards.filter((_, id) => !app.hidden.storyboards.has(id)).map(({ rect }) => rect);
          if (!shown.length) return;
          const [x, y, width, height] = around(shown);
          frame([x, y - 90, width, height + 90], { margin: isSmall() ? 10 : 24, isCalm });
        };

        mapBox.addEventListener('wheel', event => {
          event.preventDefault();
          cancelAnimationFrame(flight);
          const { left, top } = mapBox.getBoundingClientRect();
          const lines = event.deltaMode === 1 ? 16 : 1;
          // Two fingers on a trackpad move the map; a mouse has only its wheel to zoom.
          const isTrackpad = event.wheelDeltaY ? event.wheelDeltaY === -3 * event.deltaY : event.deltaMode === 0;
          if (event.ctrlKey || event.metaKey || !(isTrackpad || event.shiftKey || event.deltaX)) {
            const strength = event.ctrlKey && isTrackpad ? 0.01 : 0.002;
            zoomAt(event.clientX - left, event.clientY - top, Math.exp(-clamp(event.deltaY * lines, -300, 300) * strength));
          } else {
            const [x, y] = event.shiftKey && !event.deltaX ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
            show(view.x - x * lines, view.y - y * lines, view.zoom);
          }
        }, { passive: false });

        mapBox.addEventListener('dblclick', event => {
          if (view.zoom > 0.95) return frameAll();
          const { left, top } = mapBox.getBoundingClientRect();
          const [x, y, real] = [event.clientX - left, event.clientY - top, 1 / view.zoom];
          fly(x - (x - view.x) * real, y - (y - view.y) * real, 1);
        });

        const fingers = new Map();
        let hasDragged = false;

        mapBox.addEventListener('pointerdown', event => {
          if (event.button) return;
          cancelAnimationFrame(flight);
          if (!fingers.size) hasDragged = false;
          fingers.set(event.pointerId, [event.clientX, event.clientY]);
        });

        addEventListener('pointermove', event => {
          const last = fingers.get(event.pointerId);
          if (!last) return;
          const [x, y] = [event.clientX - last[0], event.clientY - last[1]];
          if (!hasDragged && Math.hypot(x, y) < 4) return;
          if (!hasDragged) {
            hasDragged = true;
            mapBox.setPointerCapture(event.pointerId);
            mapBox.classList.add('held');
          }
          const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
          fingers.set(event.pointerId, [event.clientX, event.clientY]);
          if (!other) return show(view.x + x, view.y + y, view.zoom);
          const { left, top } = mapBox.getBoundingClientRect();
          const before = Math.hypot(last[0] - other[0], last[1] - other[1]);
          const after = Math.hypot(event.clientX - other[0], event.clientY - other[1]);
          show(view.x + x / 2, view.y + y / 2, view.zoom);
          if (before > 10) zoomAt((event.clientX + other[0]) / 2 - left, (event.clientY + other[1]) / 2 - top, after / before);
        });

        for (const name of ['pointerup', 'pointercancel']) {
          addEventListener(name, event => {
            if (fingers.delete(event.pointerId) && !fingers.size) mapBox.classList.remove('held');
          });
        }

        mapBox.addEventListener('click', event => {
          if (!hasDragged) return;
          event.stopPropagation();
          event.preventDefault();
          hasDragged = false;
        }, true);
        """#
}
