extension PageScript {
    /// Scenes by name, class, identifier, or the text in their drawings.
    static let search = #"""
        const searchBox = byID('search');

        /** Text as it is compared: without case and accents. */
        const folded = text => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

        /** What can be read in a drawing. */
        function readable(scene) {
          if (scene.text === undefined) {
            const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
            const texts = Array.from(drawing(scene).matchAll(/<text[^>]*>(.*?)<\/text>/gs), match => match[1]);
            scene.text = texts.join(' ').replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|#39);/g, (_, name) => entities[name]);
            scene.lowText = folded(scene.text);
          }
          return scene.lowText;
        }

        /** How well a scene fits, and by what; less is better. */
        function fit(scene, wanted) {
          const fields = [
            ['name', scene.name], ['identifier', scene.identifier], ['class', scene.class], ['title', scene.title],
            ['address', scene.fullName], ['object id', scene.objectID], ['kind', scene.kind],
            ...scene.out.flatMap(way => [['way', way.identifier], ['way', way.trigger]]),
          ];
          let best = null;
          fields.forEach(([name, value], rank) => {
            const at = value ? folded(value).indexOf(wanted) : -1;
            if (at < 0) return;
            const score = rank + (at > 0 ? 10 : 0) + (value.length === wanted.length ? -20 : 0);
            if (!best || score < best.score) best = { score, scene, note: name === 'name' ? scene.kind : `${name}: ${value}` };
          });
          if (best) return best;
          const at = readable(scene).indexOf(wanted);
          if (at < 0) return null;
          const text = scene.text.slice(Math.max(0, at - 20), at + wanted.length + 30);
          return { score: 40, scene, note: `text: …${text}…` };
        }

        function search() {
          const wanted = folded(searchBox.value.trim());
          for (const scene of app.scenes) scene.element.classList.remove('match');
          if (!wanted) return fillPanel();
          highlight([], []);
          const found = app.scenes.map(scene => fit(scene, wanted)).filter(Boolean).sort((a, b) => a.score - b.score);
          for (const { scene } of found) scene.element.classList.add('match');
          details.replaceChildren(heading(`${plural(found.length, 'scene')} found`, 'h2'),
            list(found.slice(0, 60).map(({ scene, note }) => sceneItem(scene, note))),
            found.length > 60 ? make('p', { class: 'quiet' }, 'The first 60 are listed; the map marks all.') : '');
          byID('panel').scrollTop = 0;
          tell(`${plural(found.length, 'scene')} found`);
        }

        searchBox.addEventListener('input', () => { if (!play) search(); });
        searchBox.addEventListener('focus', () => { if (play) stopPlay(); });
        searchBox.addEventListener('keydown', event => {
          if (event.key === 'Enter' || event.key === 'ArrowDown') {
            const first = details.querySelector('.item');
            if (!first || !searchBox.value) return;
            event.preventDefault();
            if (event.key === 'Enter') first.click(); else first.focus();
          } else if (event.key === 'Escape') {
            searchBox.value = '';
            search();
            mapBox.focus();
          }
          event.stopPropagation();
        });

        details.addEventListener('keydown', event => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          const items = [...details.querySelectorAll('.item, .steps button')];
          const at = items.indexOf(document.activeElement);
          if (at < 0) return;
          event.preventDefault();
          event.stopPropagation();
          const next = items[at + (event.key === 'ArrowDown' ? 1 : -1)];
          (next || (event.key === 'ArrowUp' ? searchBox : items[at])).focus();
        });
        """#
}
