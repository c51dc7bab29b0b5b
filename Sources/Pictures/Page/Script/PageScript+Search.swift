extension PageScript {
    /// Scenes by name, class, identifier, by their ways, or by the text in them.
    static let search = #"""
        const searchBox = byID('search');

        /** Small letters without accents, each in the place of the letter that it was. */
        const fold = text => Array.from(text.normalize('NFC'), letter => {
          const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
          return plain.length === letter.length ? plain : letter;
        }).join('');

        /** What can be read in a drawing, and what the document says beyond it. */
        function readable(scene) {
          if (scene.text === undefined) {
            const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
            const texts = Array.from(drawing(scene).matchAll(/<text[^>]*>(.*?)<\/text>/gs), match => match[1]);
            const drawn = texts.join(' ').replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|#39);/g, (_, name) => entities[name]);
            scene.text = [drawn, ...(scene.texts || [])].join(' · ').normalize('NFC');
            scene.foldedText = fold(scene.text);
          }
          return scene.foldedText;
        }

        /** What a scene is found by, the most telling first. */
        function fields(scene) {
          scene.fields ||= [
            ['name', scene.name], ['identifier', scene.identifier], ['class', scene.class], ['title', scene.title],
            ['address', scene.fullName], ['object id', scene.objectID], ...(scene.names || []).map(name => ['name', name]),
            ...scene.out.flatMap(way => [['segue', way.identifier], ['segue id', way.segue], ['way', phrase(way)], ['leads to', way.end]]),
            ['kind', scene.kind],
          ].filter(([, value]) => value).map(([name, value]) => [name, value, fold(value)]);
          return scene.fields;
        }

        /** How well a scene fits, and by what; less is better. */
        function fit(scene, wanted) {
          let best = null;
          fields(scene).forEach(([name, value, folded], rank) => {
            const at = folded.indexOf(wanted);
            if (at < 0) return;
            const score = Math.min(rank, 30) + (at > 0 ? 10 : 0) + (folded.length === wanted.length ? -20 : 0);
            if (!best || score < best.score) best = { score, scene, note: rank === 0 ? scene.kind : `${name}: ${value}` };
          });
          if (best) return best;
          const at = readable(scene).indexOf(wanted);
          if (at < 0) return null;
          const text = scene.text.slice(Math.max(0, at - 20), at + wanted.length + 30);
          return { score: 50, scene, note: `text: …${text}…` };
        }

        function search() {
          const wanted = fold(searchBox.value.trim());
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
