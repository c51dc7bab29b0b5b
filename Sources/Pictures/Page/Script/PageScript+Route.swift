extension PageScript {
    /// The route that is played as a part of the address: `map.html#play=iPhone&do=a1B-2c-D3e,!back`.
    static let route = #"""
        /** A way in a route: the object id of its segue, which outlives other changes of the document. */
        const codeOf = way => way.segue && !/[,!]/.test(way.segue) ? way.segue : '!' + way.id;

        /** The address of what is done in the app just now. */
        function routeAddress() {
          const [start, ...steps] = play.steps;
          const parts = [
            page.apps.length > 1 && ['app', app.name], ['play', play.device.name],
            start.code && ['from', start.code], steps.length > 0 && ['do', steps.map(step => step.code).join(',')],
          ].filter(Boolean);
          return '#' + parts.map(([name, value]) => `${name}=${linkText(value).replace(/%2C/g, ',')}`).join('&');
        }

        let noting = 0;

        /** Puts the route into the address once it rests. */
        function noteRoute() {
          clearTimeout(noting);
          noting = setTimeout(() => { if (play) setAddress(routeAddress()); }, 250);
        }

        /** Plays the route that the address names; false where it names none. */
        function followRoute() {
          const wanted = new URLSearchParams(location.hash.slice(1));
          if (!wanted.has('play')) return false;
          if (play && routeAddress() === location.hash) return true;
          const number = page.apps.findIndex(one => one.name === wanted.get('app'));
          if (number >= 0 && page.apps[number] !== app) openApp(number);
          if (!app.play) return false;
          if (play) stopPlay({ isKept: true });
          startPlay(undefined, wanted.get('play'), wanted.get('from'));
          if (!play) return false;
          clearTimeout(noting);
          const codes = (wanted.get('do') || '').split(',').filter(Boolean).slice(0, 200);
          const missed = inSilence(() => codes.findIndex(code => !redo(code)));
          if (missed >= 0) play.note = `The address goes on from here by a step that there is not: ${codes[missed]}`;
          showDevice('faded');
          fillPlay();
          return true;
        }

        /** Does a step of a route; false where it cannot be done here. */
        function redo(code) {
          const before = play.steps.length;
          const tab = tabs().find(one => code === (one.way ? codeOf(one.way) : '!tab' + one.index));
          const open = openWays().find(({ way }) => codeOf(way) === code);
          if (code === '!back') goBack();
          else if (code === '!away') dismiss();
          else if (tab) selectTab(tab);
          else if (open) take(open.way, open.standing);
          return play.steps.length > before;
        }
        """#
}
