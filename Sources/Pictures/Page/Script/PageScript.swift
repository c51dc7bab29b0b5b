/// The script of a page: one function, whose parts stand in files of their own.
///
/// It needs nothing but what browsers of the last years have, listens to events instead of hanging code onto elements in
/// the markup, and puts texts into the page as texts only.
enum PageScript {
    static let all = "(() => {\n'use strict';\n"
        + [basics, model, drawings, view, map, panel, search, links, play, steps, route, playPanel, device, scrolling, badges, printing, keys, start].joined(separator: "\n") + "\n})();"

    /// Short words for what the browser has long ones for.
    static let basics = #"""
        const byID = id => document.getElementById(id);

        /** An element with attributes, event listeners and children; strings become text. */
        function make(tag, attributes = {}, ...children) {
          const element = document.createElement(tag);
          for (const [name, value] of Object.entries(attributes)) {
            if (value === undefined || value === null || value === false) continue;
            if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
            else if (name === 'class') element.className = value;
            else element.setAttribute(name, value === true ? '' : value);
          }
          element.append(...children.flat(Infinity).filter(child => child !== null && child !== undefined && child !== false));
          return element;
        }

        function shape(tag, attributes = {}, ...children) {
          const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
          for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
          element.append(...children);
          return element;
        }

        /** Text of the app, whose direction is its own. */
        const words = (text, attributes = {}) => make('span', { dir: 'auto', ...attributes }, text);

        function place(element, [x, y, width, height]) {
          Object.assign(element.style, { left: x + 'px', top: y + 'px', width: width + 'px', height: height + 'px' });
        }

        const clamp = (value, least, most) => Math.min(most, Math.max(least, value));
        const plural = (count, one, many = one + 's') => `${count} ${count === 1 ? one : many}`;
        /** Tells what has happened to those who hear the page, and where it cannot be seen otherwise, to all. */
        const tell = (text, isSeen = false) => {
          byID('told').className = isSeen ? 'notice' : 'unseen';
          byID('told').textContent = text;
        };
        const isSmall = () => matchMedia('(max-width: 760px)').matches;
        """#
}
