extension PageScript {
    /// Numbers at the arrows of the chosen scene, the same as in the list beside the map.
    static let badges = #"""
        /** The number of a way at the chosen scene, as it stands in the list. */
        function badgeOf(way) {
          const found = chosen && numbered.get(way.id);
          return found && make('span', { class: `badge ${found.side}`, 'aria-hidden': 'true' }, String(found.number));
        }

        const numbered = new Map();
        let badges = [];

        function clearBadges() {
          for (const badge of badges) badge.remove();
          badges = [];
          numbered.clear();
        }

        /** Puts numbers where the arrows of a scene leave it and reach it, beside each other. */
        function numberArrows(scene) {
          clearBadges();
          if (!scene) return;
          const taken = [];
          const number = (ways, side) => {
            const arrows = [];
            for (const way of ways) {
              const arrow = scene.arrows.find(one => one.way === way.id)
                || side === 'in' && scene.arrows.find(one => one.way === undefined && one.to === scene.id && way.through?.includes(one.from));
              if (!arrow || numbered.has(way.id)) continue;
              if (!arrows.includes(arrow)) {
                arrows.push(arrow);
                const point = freePoint(arrow.element.querySelector('.line'), side, taken);
                const badge = make('span', { class: `badge on-map ${side}`, 'aria-hidden': 'true' }, String(arrows.length));
                Object.assign(badge.style, { left: point.x + 'px', top: point.y + 'px' });
                badges.push(badge);
              }
              numbered.set(way.id, { number: arrows.indexOf(arrow) + 1, side });
            }
          };
          number(scene.out, 'out');
          number(scene.in, 'in');
          world.append(...badges);
        }

        /** A point on a line near the scene, off the others. */
        function freePoint(line, side, taken) {
          // Lines are written from their end to their start.
          const length = line.getTotalLength();
          const most = Math.max(26, Math.min(length / 2, 420));
          let point = null;
          for (let distance = 26; distance <= most; distance += 14) {
            point = line.getPointAtLength(side === 'in' ? distance : length - distance);
            if (!taken.some(other => Math.hypot(other.x - point.x, other.y - point.y) < 34)) break;
          }
          taken.push(point);
          return point;
        }
        """#
}
