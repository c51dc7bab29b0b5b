extension PageScript {
    /// The app in use: what is on screen, and what the walk saw of each way. Nothing is decided here that UIKit decides.
    static let play = #"""
        let play = null;

        /** A controller of the walk as one that can change. */
        function controller(position) {
          const data = app.play.controllers[position];
          const shown = data.shown || [];
          const children = (data.children || []).map(controller);
          shown.forEach(index => { children[index].isLoaded = true; });
          return {
            ...data, children, shown: [...shown],
            presented: data.presented === undefined ? null : controller(data.presented),
          };
        }

        const copied = actor => ({
          ...actor, children: actor.children.map(copied), shown: [...actor.shown], presented: actor.presented && copied(actor.presented),
        });

        /** The scenes that a user deals with, each with the controllers around it and its path through them. */
        function standings(root) {
          const found = [];
          const collect = (actor, actors, path) => {
            const line = [...actors, actor];
            if (actor.presented) return collect(actor.presented, line, [...path, -1]);
            if (actor.scene !== undefined) found.push({ scene: app.scenes[actor.scene], line, path });
            actor.children.forEach((child, index) => { if (actor.shown.includes(index)) collect(child, line, [...path, index]); });
          };
          if (root) collect(root, [], []);
          return found;
        }

        /** Where a scene stands, in the words by which the walk tells surroundings apart. */
        function surroundings({ line, path }) {
          let found = [line[0].style || ''];
          path.forEach((step, depth) => {
            if (step < 0) {
              found = [line[depth + 1].style || ''];
            } else if (line[depth].container) {
              const word = line[depth].container + (step === 0 ? '' : '+');
              if (found.length === 1 || found.at(-1) !== word) found.push(word);
            }
          });
          return found.join(' ');
        }

        const holds = (actor, scene) => actor.scene === scene || actor.children.some(child => holds(child, scene))
          || actor.presented !== null && holds(actor.presented, scene);

        /** What the walk saw of a way that is taken from there: in the same surroundings, else in the most alike. */
        function crossing(way, standing) {
          const all = play.device.byWay.get(way.id) || [];
          const around = surroundings(standing);
          const alike = all.filter(one => one.around === around);
          // Who takes an unwinding depends on what lies behind as well.
          return alike.find(one => one.outcome !== 'unwound' ? way.kind !== 'unwind' : holds(play.root, one.scene)) || alike[0]
            || all.find(one => one.around.split(' ')[0] === around.split(' ')[0]) || all[0];
        }

        function change(root, standing, seen) {
          const { line } = standing;
          const targets = (seen.changes || []).map(item => {
            let target = line[Math.max(0, line.length - 1 - item.out)];
            for (const step of item.into || []) target = (step < 0 ? target.presented : target.children[step]) || target;
            // In stacks in stacks the same surroundings may lie at another depth.
            if (item.container && !item.into && target.container !== item.container) {
              target = line.findLast(actor => actor.container === item.container) || target;
            }
            return target;
          });
          (seen.changes || []).forEach((item, index) => {
            const target = targets[index];
            const made = (item.controllers || []).map(controller);
            if (item.kind === 'becomes') Object.assign(target, { presented: null, scene: undefined, container: undefined, style: undefined }, made[0]);
            else if (item.kind === 'holds') target.container = item.holds;
            else if (item.kind === 'presents') target.presented = made[0];
            else if (item.kind === 'dismisses') target.presented = null;
            else if (item.kind === 'shows') target.shown = item.shown;
            else {
              target.children.splice(Math.max(0, target.children.length - item.drop), item.drop, ...made);
              if (target.container === 'navigation') target.shown = [target.children.length - 1];
            }
          });
          return root;
        }

        /** Goes back to the nearest scene that lies behind: what was presented above goes, and what lies on it in stacks. */
        function unwind(root, standing, target) {
          let best = null;
          const collect = (actor, path) => {
            const isBehind = actor !== standing.line.at(-1);
            if (actor.scene === target && isBehind) {
              let common = 0;
              while (common < path.length && path[common] === standing.path[common]) common += 1;
              if (!best || common >= best.common) best = { path, common };
            }
            actor.children.forEach((child, index) => collect(child, [...path, index]));
            if (actor.presented) collect(actor.presented, [...path, -1]);
          };
          collect(root, []);
          if (!best) return null;
          let actor = root;
          for (const step of [...best.path, null]) {
            if (step !== -1) actor.presented = null;
            if (step === null) break;
            if (step === -1) { actor = actor.presented; continue; }
            if (actor.container === 'navigation') actor.children.splice(step + 1);
            if (actor.container) actor.shown = actor.container === 'split' ? actor.shown : [step];
            actor = actor.children[step];
          }
          return root;
        }

        /** The scene that a reader takes for the one on screen: the outermost of those that are drawn in front. */
        function sceneOf(root) {
          let front = root;
          for (let layer = root; layer; layer = nextLayer(layer)) front = layer;
          return app.scenes[drawn(front).scene] || standings(root).findLast(({ scene }) => !scene.placeholder)?.scene;
        }

        const shownScene = () => sceneOf(play.root);
        """#
}
