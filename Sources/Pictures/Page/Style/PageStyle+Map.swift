extension PageStyle {
    /// Storyboards, scenes and arrows.
    static let map = """
        #world { position: absolute; left: 0; top: 0; transform-origin: 0 0; }
        #world.moving { will-change: transform; }
        .area, .area img, .area canvas, .scene { position: absolute; }
        .area { border: 2px solid var(--rim); border-radius: 24px; background: var(--area); }
        .area.entry { border-color: var(--start); }
        .area img, .area canvas { left: -2px; top: -2px; pointer-events: none; }
        .area h2 {
          position: absolute; left: 0; bottom: 100%; margin: 0 0 8px 10px; white-space: nowrap; font-weight: 700; line-height: 1.15;
          font-size: max(36px, min(var(--title), 13px / var(--z))); color: var(--quiet);
        }
        .area.entry h2 { color: var(--start); }
        .scene { padding: 0; border: 0; background: none; text-align: left; }
        .scene .title {
          position: absolute; left: 0; bottom: 100%; padding-bottom: 5px; white-space: nowrap; font-weight: 600; line-height: 1.2; font-size: max(19px, min(52px, 10.5px / var(--z)));
        }
        .scene.entry .title { color: var(--start); }
        .scene.wrong .title { color: var(--wrong); }
        .scene .screen { position: absolute; inset: 0; overflow: hidden; border-radius: 6px; pointer-events: none; }
        .scene .screen > svg { display: block; width: 100%; height: 100%; }
        .scene .edge { position: absolute; inset: -1px; border-radius: 7px; border: 1px solid #7d8896; box-shadow: var(--shade); pointer-events: none; }
        .scene.placeholder .edge { border: 0; box-shadow: none; }
        .scene.entry .edge { border: max(3px, 1.5px / var(--z)) solid var(--start); }
        .scene:hover .edge { border-color: var(--accent); }
        .scene.match .edge { box-shadow: 0 0 0 max(4px, 2.5px / var(--z)) #f0a500; }
        .scene.wrong .edge { border: max(2px, 1.6px / var(--z)) solid var(--wrong); }
        .far .scene.wrong .edge { background: color-mix(in srgb, var(--wrong) 14%, transparent); }
        .scene.placeholder.wrong .edge { border: max(2px, 1.6px / var(--z)) dashed var(--wrong); }
        .scene.chosen .edge, .scene:focus-visible .edge { box-shadow: 0 0 0 max(4px, 2.5px / var(--z)) var(--accent), var(--shade); }
        .scene:focus-visible { outline: none; }
        .scene ul { position: absolute; left: 0; right: 0; top: 100%; margin: 3px 0 0; padding: 0; list-style: none; font-size: 14px; color: var(--quiet); }
        .scene li { height: 22px; white-space: nowrap; }
        .scene li.wrong { color: var(--wrong); font-weight: 600; }
        .scene .screen:empty { display: none; }
        .far .scene ul, .distant .scene .title { display: none; }
        .far .scene:not(.chosen, .match) .edge { box-shadow: none; }
        .scene .mark { position: absolute; border: 3px solid var(--warn); border-radius: 4px; background: color-mix(in srgb, var(--warn) 18%, transparent); pointer-events: none; }
        .scene .mark.crash, .scene .mark.broken { border-color: var(--wrong); background: color-mix(in srgb, var(--wrong) 18%, transparent); }
        .scene .count {
          position: absolute; right: -10px; top: -10px; min-width: 26px; padding: 0 7px; border-radius: 13px; background: var(--warn);
          color: var(--paper); font-weight: 700; font-size: max(16px, min(60px, 11px / var(--z))); line-height: 1.6; text-align: center; pointer-events: none;
        }
        .scene .count.crash, .scene .count.broken { background: var(--wrong); }
        #arrows { position: absolute; left: 0; top: 0; overflow: visible; pointer-events: none; }
        .arrow .line { fill: none; stroke: var(--segue); stroke-width: max(3px, 1.1px / var(--z)); }
        .arrow.containment .line { stroke: var(--part); }
        .arrow.link .line { stroke: var(--link); stroke-dasharray: max(14px, 6px / var(--z)) max(8px, 3px / var(--z)); }
        .arrow.wrong .line { stroke: var(--wrong); stroke-width: max(4px, 1.8px / var(--z)); }
        .arrow .hit { fill: none; stroke: transparent; stroke-width: 22px; pointer-events: stroke; cursor: pointer; }
        .arrow text {
          font-size: 14px; text-anchor: middle; fill: var(--text); stroke: var(--area); stroke-width: 5px; paint-order: stroke;
          stroke-linejoin: round; unicode-bidi: isolate;
        }
        .far .arrow text { display: none; }
        .tip { fill: var(--segue); fill: context-stroke; }
        .arrow:hover .line { stroke-width: max(5px, 2.5px / var(--z)); }
        .arrow.in .line, .arrow.out .line, .arrow.chosen .line { stroke: var(--accent); stroke-width: max(5px, 2.2px / var(--z)); }
        .arrow.in .line { stroke: var(--start); }
        .far .arrow.chosen text { display: none; }
        .focused .scene, .focused .arrow { opacity: .28; }
        .focused .arrow { opacity: .1; }
        .focused .arrow:not(.chosen) text { display: none; }
        .focused .area > :not(h2) { opacity: .35; }
        .focused .scene.near, .focused .scene.chosen, .focused .arrow.in, .focused .arrow.out, .focused .arrow.chosen { opacity: 1; }
        .badge {
          display: inline-grid; place-items: center; flex: none; min-width: 20px; height: 20px; padding: 0 5px; border-radius: 10px;
          background: var(--accent); color: var(--paper); font-size: 12px; font-weight: 700; line-height: 1; font-variant-numeric: tabular-nums;
        }
        .badge.in { background: var(--start); }
        .badge.on-map {
          position: absolute; transform: translate(-50%, -50%); font-size: max(15px, min(60px, 11px / var(--z))); pointer-events: none;
          min-width: 1.7em; height: 1.7em; padding: 0 .35em; border-radius: .85em; box-shadow: 0 0 0 2px var(--paper);
        }
        """
}
