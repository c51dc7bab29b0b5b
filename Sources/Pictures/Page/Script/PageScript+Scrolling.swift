extension PageScript {
    /// Scrolling in the app in use: by wheel, finger and keys, as far as the drawing goes on behind the edge of a view.
    static let scrolling = #"""
        const scrolling = '[data-kind=scrollView], [data-kind=tableView], [data-kind=collectionView], [data-kind=textView]';
        let scrollers = [];

        /** The part of the window in which a view shows its content, which may be all of its drawing. */
        function frameOfContent(group) {
          const clip = clipOf(group);
          const matrix = group.getScreenCTM();
          if (clip || !matrix) return clip;
          const { right, bottom } = group.ownerSVGElement.getBoundingClientRect();
          return { left: matrix.e, top: matrix.f, right, bottom, scale: matrix.d };
        }

        /** As above; nothing for a view that is not cut off. */
        function clipOf(group) {
          const name = group.getAttribute('clip-path')?.match(/#([^)]+)/)?.[1];
          const clip = name && group.ownerSVGElement.getElementById(name)?.firstElementChild;
          const matrix = group.getScreenCTM();
          if (!clip || !matrix) return null;
          const [width, height] = ['width', 'height'].map(side => parseFloat(clip.getAttribute(side)));
          return { left: matrix.e, top: matrix.f, right: matrix.e + width * matrix.a, bottom: matrix.f + height * matrix.d, scale: matrix.d };
        }

        /** Finds what can be scrolled in a layer, and listens for what scrolls it. */
        function addScrolling(layer, rezone) {
          scrollers = [];
          for (const group of layer.querySelectorAll(scrolling)) {
            const clip = frameOfContent(group);
            if (!clip) continue;
            // The ground of the view stays where it is.
            const content = shape('g', {}, ...[...group.childNodes].filter(child => child.tagName !== 'rect'));
            group.append(content);
            const box = content.getBBox();
            const bar = [...group.ownerSVGElement.querySelectorAll('[data-kind=bottomBar]')].map(one => one.getBoundingClientRect().top);
            const bottom = Math.min(clip.bottom, ...bar.filter(top => top > clip.top + 40));
            const most = [box.x + box.width - (clip.right - clip.left) / clip.scale, box.y + box.height - (bottom - clip.top) / clip.scale];
            if (Math.max(...most) < 6) continue;
            // Points of the window for one point of the drawing, which the window's size changes.
            scrollers.push({ content, group, most: most.map(value => value < 6 ? 0 : value + 8), at: [0, 0] });
          }
          const scrollFrom = (event, by) => {
            const found = scrollers.findLast(({ group, most }) => {
              const { left, top, right, bottom } = frameOfContent(group) || {};
              return event.clientX > left && event.clientX < right && event.clientY > top && event.clientY < bottom
                && by.some((value, axis) => value && most[axis]);
            });
            if (found) scrollBy(found, by, rezone);
            return found;
          };
          layer.addEventListener('wheel', event => {
            event.preventDefault();
            const lines = event.deltaMode === 1 ? 16 : 1;
            scrollFrom(event, event.shiftKey && !event.deltaX ? [event.deltaY * lines, 0] : [event.deltaX * lines, event.deltaY * lines]);
          }, { passive: false });
          let held = null;
          let hasScrolled = false;
          layer.addEventListener('pointerdown', event => {
            hasScrolled = false;
            if (!event.button && !event.target.closest('.pull')) held = [event.clientX, event.clientY];
          });
          layer.addEventListener('pointermove', event => {
            if (!held || !event.buttons) return;
            const by = [held[0] - event.clientX, held[1] - event.clientY];
            if (!hasScrolled && Math.hypot(...by) < 8) return;
            if (!hasScrolled) layer.setPointerCapture(event.pointerId);
            hasScrolled = true;
            held = [event.clientX, event.clientY];
            scrollFrom(event, by);
          });
          for (const name of ['pointerup', 'pointercancel']) layer.addEventListener(name, () => { held = null; });
          layer.addEventListener('click', event => {
            if (!hasScrolled) return;
            event.stopPropagation();
            hasScrolled = false;
          }, true);
          scrollDevice = distance => {
            const longest = [...scrollers].sort((a, b) => b.most[1] - a.most[1])[0];
            if (longest) scrollBy(longest, [0, distance], rezone);
          };
        }

        let scrollDevice = () => {};

        /** Moves the content of a view by so many points of the window. */
        function scrollBy(scroller, by, rezone) {
          const scale = frameOfContent(scroller.group)?.scale || 1;
          const at = scroller.at.map((value, axis) => clamp(value + by[axis] / scale, 0, scroller.most[axis]));
          if (at.every((value, axis) => value === scroller.at[axis])) return;
          scroller.at = at;
          scroller.content.setAttribute('transform', `translate(${-at[0]} ${-at[1]})`);
          for (const bar of scroller.group.ownerSVGElement.querySelectorAll('[data-kind=navigationBar]')) coverBehind(bar, at[1] > 0);
          rezone();
        }

        /** A bar that shows what is behind it is covered while something lies there. */
        function coverBehind(bar, isCovered) {
          const made = bar.querySelector('.cover');
          if (!made && [...bar.children].some(child => child.tagName === 'rect')) return;
          const { width } = bar.ownerSVGElement.viewBox.baseVal;
          const cover = made || shape('rect', { class: 'cover', width, height: bar.getBBox().y + bar.getBBox().height + 6 });
          cover.style.fill = bar.closest('.part').style.background || '#fff';
          cover.setAttribute('opacity', isCovered ? 0.96 : 0);
          if (!made) bar.prepend(cover);
        }
        """#
}
