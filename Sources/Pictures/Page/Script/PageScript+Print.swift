extension PageScript {
    /// Printing: the whole map on one sheet, or the chosen scene with what is told of it, not the part that a window shows.
    static let printing = #"""
        let beforePrint = null;

        addEventListener('beforeprint', () => {
          if (!app || play || beforePrint) return;
          beforePrint = { ...view, theme: document.documentElement.dataset.theme };
          document.documentElement.dataset.theme = 'light';
          document.body.classList.add(chosen ? 'prints-scene' : 'prints-map');
          const shown = app.storyboards.filter((_, id) => !app.hidden.storyboards.has(id)).map(({ rect }) => rect);
          const [left, top, width, height] = chosen ? chosen.rect : around(shown.length ? shown : [[0, 0, 1, 1]]);
          // A sheet of A4 or Letter has so many points within its margins.
          const [sheetWidth, sheetHeight] = chosen ? [380, 640] : [980, 640];
          const above = chosen ? 30 : 90;
          const zoom = Math.min(sheetWidth / width, sheetHeight / (height + above), 1);
          cancelAnimationFrame(flight);
          show(8 - left * zoom, 8 - (top - above) * zoom, zoom);
          settle();
          const printed = chosen ? [chosen] : app.scenes.filter(isShown).slice(0, 400);
          for (const scene of printed) if (!near.has(scene)) mount(scene);
        });

        addEventListener('afterprint', () => {
          if (!beforePrint) return;
          document.body.classList.remove('prints-scene', 'prints-map');
          show(beforePrint.x, beforePrint.y, beforePrint.zoom);
          document.documentElement.dataset.theme = beforePrint.theme;
          beforePrint = null;
          settle();
        });
        """#
}
