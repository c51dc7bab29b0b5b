extension PageScript {
    /// What a user does on the screen: ways, tabs, back buttons and swipes.
    static let steps = #"""
        /** Notes what was on screen, does what is asked, and shows what came of it. */
        function step(action, motion, perform, code) {
          const before = copied(play.root);
          play.stopped = null;
          play.note = '';
          const result = perform();
          if (result === false) {
            play.root = before;
          } else {
            play.root = result || play.root;
            const scene = shownScene();
            play.steps.push({ action, code, root: copied(play.root), scene, stopped: play.stopped });
            tell(play.stopped ? 'The app stops' : `${action}: ${scene?.fullName || 'no scene'}`);
          }
          if (isSilent) return;
          showDevice(play.stopped ? '' : motion);
          fillPlay();
          noteRoute();
        }

        let isSilent = false;

        /** Does steps of which nothing is shown until they are done. */
        function inSilence(steps) {
          isSilent = true;
          try { return steps(); } finally { isSilent = false; }
        }

        const motions = seen => {
          const kind = seen?.outcome === 'unwound' ? 'dismisses' : seen?.changes?.at(-1)?.kind;
          return { presents: 'presented', replacesLast: 'pushed', dismisses: 'popped' }[kind] || 'faded';
        };

        function take(way, standing) {
          if (play.stopped) return;
          const seen = crossing(way, standing);
          step(app.play.actions[way.id], motions(seen), () => {
            if (!seen) {
              play.note = 'The walk did not come here, so nothing is known of it.';
              return false;
            }
            play.note = [seen.obstacle && `A user could not do this here: ${seen.obstacle}.`, seen.guess && 'What the app’s own class does is a guess.',
              ...(seen.log || [])].filter(Boolean).join(' ');
            if (seen.outcome === 'raised') {
              play.stopped = seen.exception;
              return play.root;
            }
            if (seen.outcome === 'unwindIgnored' || seen.outcome === 'nothing') {
              play.note = seen.outcome === 'nothing' ? play.note || 'Nothing changes.' : 'Nobody on the way back takes the unwinding: nothing happens.';
              return false;
            }
            if (seen.outcome === 'unwound' && seen.scene !== undefined) {
              const root = unwind(play.root, standing, seen.scene);
              if (root) return root;
            }
            return change(play.root, standing, seen);
          }, codeOf(way));
        }

        /** The innermost stack on screen from whose top a user gets back. */
        function stackToPop() {
          const lines = standings(play.root).map(({ line }) => line);
          for (const line of lines.reverse()) {
            const found = line.findLast(actor => actor.container === 'navigation' && actor.children.length > 1);
            if (found && !line.slice(line.indexOf(found)).some(actor => actor.presented)) return found.children.at(-1).back ? found : null;
          }
          return null;
        }

        const goBack = () => {
          const stack = stackToPop();
          if (stack && !play.stopped) step('go back', 'popped', () => {
            stack.children.pop();
            stack.shown = [stack.children.length - 1];
          }, '!back');
        };

        /** The controller that presents what is in front. */
        function presenter() {
          let found = null;
          const collect = actor => {
            if (actor.presented) found = actor;
            (actor.presented ? [actor.presented] : actor.children.filter((_, index) => actor.shown.includes(index))).forEach(collect);
          };
          collect(play.root);
          return found;
        }

        const isPopover = actor => actor.style === 'popover';

        const dismiss = () => {
          const found = presenter();
          if (!found?.presented.swipe || play.stopped) return;
          step(isPopover(found.presented) ? 'touch beside the popover' : 'swipe the sheet away', 'faded', () => { found.presented = null; }, '!away');
        };

        /** The tabs on screen: their way, their place, and whether they are shown. */
        function tabs() {
          const lines = standings(play.root);
          const standing = lines.find(({ line }) => line.at(-1).container === 'tabs');
          if (!standing) return [];
          const actor = standing.line.at(-1);
          const ways = standing.scene.out.filter(way => way.kind === 'contain');
          return actor.children.map((child, index) => ({ child, index, actor, standing, way: ways[index], isShown: actor.shown.includes(index) }));
        }

        function selectTab(tab) {
          if (play.stopped) return;
          const seen = tab.way && crossing(tab.way, tab.standing);
          step(tab.way ? app.play.actions[tab.way.id] : `tap the tab ${tab.index + 1}`, 'faded', () => {
            if (seen?.outcome === 'raised') {
              play.stopped = seen.exception;
              return;
            }
            // What a tab does when it is shown first the walk saw; later it is as the user left it.
            if (seen && !tab.child.isLoaded) change(play.root, tab.standing, seen);
            tab.actor.shown = [tab.index];
            tab.actor.children[tab.index].isLoaded = true;
          }, tab.way ? codeOf(tab.way) : '!tab' + tab.index);
        }

        /** Touches come first, what code alone does last. */
        const effort = way => way.code ? 2 : /^press/.test(app.play.actions[way.id]) ? 1 : 0;

        /** The ways that can be taken from what is on screen. */
        function openWays() {
          return standings(play.root).flatMap(standing => standing.scene.out
            .filter(way => way.kind !== 'contain' && way.kind !== 'embed'
              || /split/i.test(standing.line.at(-1).container) && play.device.byWay.has(way.id))
            .map(way => ({ way, standing, seen: crossing(way, standing) })))
            .sort((a, b) => effort(a.way) - effort(b.way));
        }
        """#
}
