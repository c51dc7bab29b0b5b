extension PageScript {
    /// Drawings come from the scripts of the page that hold them: as elements near by, as pictures of few dots from afar.
    static let drawings = #"""
        const drawing = scene => byID(`a${app.number}s${scene.id}`)?.textContent || '';
        const colors = byID('colors').textContent;

        /** Drawings where they lie, as one image with the colours and other images that they refer to. */
        async function image(scenes, [x, y, width, height], scale) {
          const parts = scenes.map(scene => {
            const [left, top, ownWidth, ownHeight] = scene.rect;
            return `<svg x="${left}" y="${top}" width="${ownWidth}" height="${ownHeight}"` + drawing(scene).slice(4);
          }).join('');
          const used = new Set(Array.from(parts.matchAll(/href="#(i[0-9a-z]+)"/g), match => match[1]));
          const definitions = Array.from(used, id => byID(id)).filter(Boolean).map(found => new XMLSerializer().serializeToString(found));
          const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}"`
            + ` viewBox="${x} ${y} ${width} ${height}" data-theme="${document.documentElement.dataset.theme}">`
            + `<style>${colors}</style><defs>${definitions.join('')}</defs>${parts}</svg>`;
          const address = URL.createObjectURL(new Blob([whole], { type: 'image/svg+xml' }));
          const result = new Image();
          result.src = address;
          try { await result.decode(); } catch { return null; } finally { URL.revokeObjectURL(address); }
          return result;
        }

        const around = rects => {
          const [left, top] = [0, 1].map(side => Math.min(...rects.map(rect => rect[side])));
          const [right, bottom] = [0, 1].map(side => Math.max(...rects.map(rect => rect[side] + rect[side + 2])));
          return [left, top, right - left, bottom - top];
        };

        let series = 0;

        /** Draws all scenes small, those first that can be seen. */
        async function drawSmall() {
          const own = ++series;
          delete document.documentElement.dataset.drawn;
          const whole = app.storyboards.reduce((sum, { rect }) => sum + rect[2] * rect[3], 1);
          const scale = Math.min(0.25 * clamp(devicePixelRatio, 1, 2), Math.sqrt(30e6 / whole));
          const seen = bounds(0);
          const areas = [...app.storyboards].sort((a, b) => touches(b.rect, seen) - touches(a.rect, seen));
          for (const area of areas) {
            await drawArea(area, scale, () => own === series);
            if (own !== series) return;
          }
          document.documentElement.dataset.drawn = 'all';
        }

        /** Draws the scenes of a storyboard as one small image: what is painted costs less than what is drawn. */
        async function drawArea(area, scale, isWanted) {
          const id = app.storyboards.indexOf(area);
          const scenes = app.scenes.filter(scene => scene.storyboard === id);
          const [left, top, width, height] = area.rect;
          const canvas = make('canvas', { width: Math.ceil(width * scale), height: Math.ceil(height * scale) });
          // A browser is slow to begin an image and quick to draw: a few images of many scenes each.
          for (let start = 0; start < scenes.length; start += 12) {
            const some = scenes.slice(start, start + 12);
            const rect = around(some.map(scene => scene.rect));
            const found = await image(some, rect, scale);
            if (!isWanted()) return;
            const place = [rect[0] - left, rect[1] - top, rect[2], rect[3]].map(length => length * scale);
            if (found) canvas.getContext('2d').drawImage(found, ...place);
          }
          const picture = await still(canvas);
          if (!isWanted()) return;
          Object.assign(picture.style, { width: canvas.width / scale + 'px', height: canvas.height / scale + 'px' });
          area.element.replaceChildren(area.heading, picture);
        }

        /** A canvas as an image; the canvas itself where a browser does not give its dots away. */
        async function still(canvas) {
          try {
            const address = URL.createObjectURL(await new Promise(done => { canvas.toBlob(done); }));
            const result = make('img', { alt: '', src: address, draggable: 'false' });
            try { await result.decode(); } finally { URL.revokeObjectURL(address); }
            return result;
          } catch {
            return canvas;
          }
        }

        const touches = ([x, y, width, height], [left, top, right, bottom]) =>
          x < right && x + width > left && y < bottom && y + height > top;

        /** The scenes whose drawings are in the page as elements. */
        const near = new Set();

        function mount(scene) {
          scene.screen.innerHTML = drawing(scene);
          near.add(scene);
        }

        function unmount(scene) {
          scene.screen.replaceChildren();
          near.delete(scene);
        }

        let isPending = false;

        /** Brings in what has come near and takes out what is far, a few in each frame. */
        function refresh() {
          if (isPending) return;
          isPending = true;
          requestAnimationFrame(() => {
            isPending = false;
            if (!app || beforePrint) return;
            const isNear = view.zoom > 0.24;
            const wide = bounds(2);
            for (const scene of near) if (!kept.has(scene) && (!isNear || !touches(scene.rect, wide))) unmount(scene);
            if (!isNear) return;
            const seen = bounds(0.15);
            const [x, y] = [(seen[0] + seen[2]) / 2, (seen[1] + seen[3]) / 2];
            const distance = ({ rect }) => Math.hypot(rect[0] + rect[2] / 2 - x, rect[1] + rect[3] / 2 - y);
            const missing = app.scenes.filter(scene => !near.has(scene) && isShown(scene) && touches(scene.rect, seen));
            missing.sort((a, b) => distance(a) - distance(b)).slice(0, 4).forEach(mount);
            if (missing.length > 4) refresh();
          });
        }
        """#
}
