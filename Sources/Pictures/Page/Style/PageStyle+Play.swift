extension PageStyle {
    /// The app in use.
    static let play = """
        #play { position: relative; z-index: 1; overflow: hidden; background: var(--ground); display: grid; place-items: center; }
        #device { position: relative; }
        #device .body {
          position: absolute; left: 50%; top: 50%; transform-origin: 0 0; border-radius: 46px; background: #14161a;
          box-shadow: 0 0 0 14px #14161a, 0 0 0 16px #565d68, 0 24px 60px #0005;
        }
        #device .glass { position: absolute; inset: 0; overflow: hidden; border-radius: 34px; background: #000; }
        #device.pad .glass { border-radius: 20px; }
        .layer { position: absolute; overflow: hidden; background: #fff; }
        :root[data-theme=dark] .layer { background: #000; }
        .layer.sheet { border-radius: 14px 14px 0 0; }
        .layer.card, .layer.popover { border-radius: 14px; box-shadow: 0 10px 50px #0006; }
        .layer.clear { background: none; }
        .shade { position: absolute; inset: 0; border: 0; padding: 0; background: #0000004d; cursor: default; }
        .shade.thin { background: #0000001a; }
        .layer .picture { position: absolute; }
        .layer .picture > svg { display: block; width: 100%; height: 100%; }
        .layer { touch-action: none; }
        .part { position: absolute; overflow: hidden; }
        .part.ruled { border-left: 1px solid #8886; }
        .part.low { background: none !important; pointer-events: none; }
        .strip { position: absolute; }
        .bare [data-kind=statusBar], .floating [data-kind=homeIndicator] { display: none; }
        .pad .tab-bar [data-kind=homeIndicator] { display: none; }
        .chrome { position: absolute; inset: 0; pointer-events: none; color: #fff; mix-blend-mode: difference; }
        .chrome span { position: absolute; left: 22px; top: 4px; font-size: 13px; font-weight: 600; }
        .chrome i { position: absolute; left: 50%; bottom: 7px; width: 240px; height: 5px; margin-left: -120px; border-radius: 3px; background: #fff; }
        .layer .pull { position: absolute; left: 30%; right: 30%; top: 0; height: 26px; border: 0; background: none; cursor: grab; touch-action: none; }
        .layer .pull::after { content: ""; position: absolute; left: 50%; top: 6px; width: 38px; height: 5px; margin-left: -19px; border-radius: 3px; background: #8888; }
        .zone { position: absolute; border: 0; padding: 0; border-radius: 8px; background: transparent; }
        .zone:hover, .hints .zone { background: #2a6cff22; box-shadow: 0 0 0 2px #2a6cffaa; }
        .zone.chevron { color: #2a6cff; font-size: 34px; line-height: .8; text-align: center; }
        .zone:focus-visible { outline: 3px solid #2a6cff; outline-offset: 1px; }
        .empty { position: absolute; inset: 0; display: grid; place-items: center; padding: 24px; text-align: center; color: #666; background: #f2f2f7; font-size: 17px; }
        .stopped { position: absolute; inset: 0; display: grid; align-content: center; gap: 10px; padding: 28px; background: #1b0d0ce6; color: #ffdcd8; font-size: 16px; overflow: auto; }
        .stopped b { color: #ff8a7e; font-size: 20px; }
        .stopped code { font: 14px/1.5 ui-monospace, Menlo, monospace; overflow-wrap: anywhere; }
        .steps { margin: 0; padding-left: 22px; }
        .steps li { padding: 2px 0; }
        .steps button { vertical-align: top; border: 0; background: none; padding: 2px 4px; border-radius: 6px; text-align: left; overflow-wrap: anywhere; }
        .steps button:hover { background: var(--area); }
        .steps li:last-child button { font-weight: 600; }
        .choice { display: inline-flex; border: 1px solid var(--rim); border-radius: 9px; overflow: hidden; }
        .choice button { border: 0; padding: 6px 12px; background: var(--area); }
        .choice button[aria-pressed=true] { background: var(--accent); color: var(--paper); }
        .layer.pushed { animation: pushed .28s ease-out; }
        .layer.popped { animation: popped .28s ease-out; }
        .layer.presented { animation: presented .32s cubic-bezier(.2, .8, .2, 1); }
        .layer.faded { animation: faded .2s; }
        @keyframes pushed { from { transform: translateX(60%); opacity: .4; } }
        @keyframes popped { from { transform: translateX(-35%); opacity: .4; } }
        @keyframes presented { from { transform: translateY(100%); } }
        @keyframes faded { from { opacity: 0; } }
        """
}
