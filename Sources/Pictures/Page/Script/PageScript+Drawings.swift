extension PageScript {
    /// Drawings come from the scripts of the page that hold them: as elements near by, as pictures of few dots from afar.
    static let drawings = #"""
        const drawing = scene => byID(`a${app.number}s${scene.id}`)?.textContent || '';
        const colors = byID('colors').textContent;

        /** The drawing as an image of its own, with the colours and images that it refers to. */
        async function image(scene) {
          const text = drawing(scene);
          const [, , width, height] = scene.rect;
          const used = new Set(Array.from(text.matchAll(/href="#(i[0-9a-z]+)"/g), match => match[1]));
          const definitions = Array.from(used, id => byID(id)).filter(Boolean).map(found => new XMLSerializer().serializeToString(found));
          const theme = document.documentElement.dataset.theme;
          const opening = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" data-theme="${theme}"`;
          const end = text.indexOf('>') + 1;
          const whole = opening + text.slice(4, end) + `<style>${colors}</style><defs>${definitions.join('')}</defs>` + text.slice(end);
          const address = URL.createObjectURL(new Blob([whole], { type: 'image/svg+xml' }));
          const result = new Image(width, height);
          result.src = address;
          try { await result.decode(); } catch { return null; } finally { URL.revokeObjectURL(address); }
          return result;
        }

        let series = 0;

        /** Draws all scenes small onto the grounds of their storyboards, those first that can be seen. */
        async function drawSmall() {
          const own = ++series;
          const dots = 0.25 * clamp(devicePixelRatio, 1, 2);
          const whole = app.storyboards.reduce((sum, { rect }) => sum + rect[2] * rect[3], 1);
          const scale = Math.min(dots, Math.sqrt(30e6 / whole));
          for (const area of app.storyboards) {
            area.canvas.width = Math.ceil(area.rect[2] * scale);
            area.canvas.height = Math.ceil(area.rect[3] * scale);
          }
          const seen = bounds(0);
          const order = [...app.scenes].sort((a, b) => touches(b.rect, seen) - touches(a.rect, seen));
          let pause = performance.now();
          for (const scene of order) {
            const found = await image(scene);
            if (own !== series) return;
            const area = app.storyboards[scene.storyboard];
            const [x, y, width, height] = scene.rect;
            if (found) {
              area.canvas.getContext('2d').drawImage(
                found, (x - area.rect[0]) * scale, (y - area.rect[1]) * scale, width * scale, height * scale);
            }
            if (performance.now() - pause > 40) {
              await new Promise(requestAnimationFrame);
              pause = performance.now();
            }
          }
          document.documentElement.dataset.drawn = 'all';
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
            if (!app) return;
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
