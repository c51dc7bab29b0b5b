/// The style sheet of a page.
enum PageStyle {
    static let all = [base, map, panel, play, print].joined(separator: "\n")

    /// Colours, letters, and where the parts of the page lie.
    private static let base = """
        :root {
          --ground: #eceff3; --area: #f8f9fb; --rim: #d5dae1; --paper: #fff; --text: #1b2330; --quiet: #5d6877;
          --accent: #2458d6; --segue: #66717f; --part: #a5aeb9; --link: #7a3fc4; --start: #12854a; --wrong: #c8281e;
          --warn: #a75d00; --shade: 0 1px 2px #1b233014, 0 6px 18px #1b23301f; --z: 1;
          color-scheme: light; font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
        }
        :root[data-theme=dark] {
          --ground: #101317; --area: #191d23; --rim: #2e353e; --paper: #1f242b; --text: #e8ecf1; --quiet: #9aa5b2;
          --accent: #82aaff; --segue: #97a3b1; --part: #5c6672; --link: #c79bff; --start: #4fd08d; --wrong: #ff7a6e;
          --warn: #f0b05a; --shade: 0 1px 2px #0006, 0 6px 18px #0007; color-scheme: dark;
        }
        * { box-sizing: border-box; }
        html, body { height: 100%; margin: 0; overflow: hidden; overscroll-behavior: none; }
        body {
          display: grid; grid-template: auto 1fr / 1fr 340px; grid-template-areas: "bar bar" "map panel";
          background: var(--ground); color: var(--text); -webkit-text-size-adjust: 100%;
        }
        button, input, select { font: inherit; color: inherit; }
        button { cursor: pointer; }
        [hidden] { display: none !important; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        .unseen { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); }
        .notice {
          position: fixed; left: 12px; top: 64px; z-index: 4; margin: 0; padding: 8px 14px; border-radius: 9px; overflow-wrap: anywhere;
          max-width: calc(100vw - 24px); background: var(--paper); border: 1px solid var(--wrong); box-shadow: var(--shade);
        }
        #bar {
          grid-area: bar; display: flex; gap: 10px; align-items: center; padding: 8px 12px; z-index: 3;
          background: var(--paper); border-bottom: 1px solid var(--rim);
        }
        .name { font-weight: 650; font-size: 15px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; max-width: 30vw; }
        #apps { max-width: 34vw; padding: 5px 6px; border: 1px solid var(--rim); border-radius: 8px; background: var(--area); font-weight: 600; }
        #search {
          flex: 0 1 420px; min-width: 60px; margin: 0 auto; padding: 6px 12px; border: 1px solid var(--rim); border-radius: 9px;
          background: var(--area);
        }
        .tools { display: flex; gap: 4px; }
        .tools button, .plain {
          min-width: 34px; min-height: 34px; padding: 4px 9px; border: 1px solid var(--rim); border-radius: 9px; background: var(--area);
        }
        .tools button:hover, .plain:hover { border-color: var(--quiet); }
        #try { background: var(--accent); border-color: var(--accent); color: var(--paper); font-weight: 600; }
        #map { grid-area: map; position: relative; overflow: hidden; touch-action: none; cursor: grab; outline-offset: -3px; contain: strict; }
        #map.held { cursor: grabbing; }
        #play { grid-area: map; }
        #panel { grid-area: panel; overflow: auto; background: var(--paper); border-left: 1px solid var(--rim); overscroll-behavior: contain; }
        #details { padding: 16px; outline: none; }
        #grip { display: none; }
        @media (max-width: 760px) {
          body { grid-template: auto 1fr / 1fr; grid-template-areas: "bar" "map"; }
          #bar { gap: 6px; padding: 6px 8px; }
          .wide, .name { display: none; }
          #in, #out { display: none; }
          .tools button, .plain, .about, .choice button { min-width: 42px; min-height: 42px; }
          #search { min-height: 42px; }
          .check, .list button.item { min-height: 42px; }
          #panel {
            position: fixed; inset: auto 0 0 0; height: 34vh; z-index: 2; border: 0; border-radius: 16px 16px 0 0;
            box-shadow: 0 -4px 24px #0003; padding-bottom: env(safe-area-inset-bottom); transition: height .2s;
          }
          #panel.large { height: 78vh; }
          #panel.small { height: 52px; overflow: hidden; }
          #grip { display: grid; place-items: center; position: sticky; top: 0; width: 100%; height: 32px; border: 0; background: var(--paper); z-index: 1; touch-action: none; }
          #grip span { width: 40px; height: 5px; border-radius: 3px; background: var(--rim); }
          #details { padding: 2px 16px 20px; }
          #map, #play { margin-bottom: calc(34vh - 16px); }
          .small-panel #map, .small-panel #play { margin-bottom: 36px; }
        }
        @media (prefers-reduced-motion: reduce) { *, *::before, *::after { animation: none !important; transition: none !important; } }
        """
}
