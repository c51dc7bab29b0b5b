extension PageStyle {
    /// What is told beside the map.
    static let panel = """
        #details h2 { margin: 0 0 2px; font-size: 18px; line-height: 1.25; overflow-wrap: anywhere; }
        #details h3 { margin: 20px 0 6px; font-size: 12px; letter-spacing: .04em; text-transform: uppercase; color: var(--quiet); font-weight: 600; }
        #details p { margin: 4px 0; }
        .quiet { color: var(--quiet); }
        .wrong { color: var(--wrong); }
        .mono { font: 12px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
        .facts { display: grid; grid-template-columns: auto 1fr; gap: 2px 12px; margin: 10px 0; }
        .facts dt { color: var(--quiet); }
        .facts dd { margin: 0; overflow-wrap: anywhere; }
        .row { display: flex; gap: 6px; flex-wrap: wrap; margin: 10px 0; align-items: center; }
        .main { background: var(--accent); border-color: var(--accent); color: var(--paper); font-weight: 600; }
        .list { list-style: none; margin: 0; padding: 0; }
        .list > li { margin: 0 -8px; }
        .list button.item {
          display: block; width: 100%; padding: 7px 8px; border: 0; border-radius: 8px; background: none; text-align: left; overflow-wrap: anywhere;
        }
        .list button.item:hover { background: var(--area); }
        .list .item b { font-weight: 600; }
        .list .quiet { display: block; font-size: 13px; }
        .list li > div { padding: 7px 8px; overflow-wrap: anywhere; }
        .pair { display: flex; align-items: center; gap: 2px; }
        #details .list .pair { padding: 0 0 0 8px; }
        .pair > .item, .pair > div { flex: 1; min-width: 0; }
        .about {
          flex: none; min-width: 26px; min-height: 26px; padding: 0; border: 1px solid var(--rim); border-radius: 50%; background: none;
          color: var(--quiet); font: italic 600 13px Georgia, "Times New Roman", serif;
        }
        .about:hover { background: var(--area); color: var(--text); }
        #details h3.in { color: var(--start); }
        #details h3.out { color: var(--accent); }
        .key { display: inline-block; width: 26px; margin-right: 8px; vertical-align: middle; border-top: 3px solid var(--segue); }
        .key.containment { border-color: var(--part); }
        .key.link { border-top: 3px dashed var(--link); }
        .key.in { border-color: var(--start); }
        .key.out { border-color: var(--accent); }
        .key.start { height: 14px; border: 3px solid var(--start); border-radius: 4px; }
        .key.bad { width: auto; border: 0; color: var(--wrong); font-weight: 700; }
        .check { display: flex; gap: 8px; align-items: center; padding: 3px 0; overflow-wrap: anywhere; cursor: pointer; }
        .check input { margin: 0; accent-color: var(--accent); }
        .check .quiet { margin-left: auto; }
        .finding { margin: 8px 0; padding: 8px 10px; border-left: 3px solid var(--warn); border-radius: 4px 8px 8px 4px; background: var(--area); overflow-wrap: anywhere; }
        .finding.crash, .finding.broken { border-color: var(--wrong); }
        .finding summary { cursor: pointer; }
        .finding ol { margin: 6px 0; padding-left: 20px; }
        .keys { display: grid; grid-template-columns: auto 1fr; gap: 2px 12px; }
        kbd { font: 12px ui-monospace, Menlo, monospace; padding: 1px 6px; border: 1px solid var(--rim); border-bottom-width: 2px; border-radius: 5px; background: var(--area); }
        @media (max-width: 760px) { .for-keys { display: none; } }
        """
}
