/// What stands in the page before its script fills it.
enum PageBody {
    static let html = """
        <body>
        <header id="bar">
        <span id="name" class="name" dir="auto"></span>
        <select id="apps" aria-label="App" hidden></select>
        <input id="search" type="search" autocomplete="off" spellcheck="false" dir="auto" placeholder="Search"
         aria-label="Search scenes by name, class, identifier or text" aria-keyshortcuts="/">
        <span class="tools" role="toolbar" aria-label="View">
        <button id="try" type="button" title="Use the app (P)" aria-keyshortcuts="p">▶<span class="wide"> Play</span></button>
        <button id="out" type="button" title="Zoom out (−)" aria-label="Zoom out" aria-keyshortcuts="-">−</button>
        <button id="fit" type="button" title="Show all (0)" aria-label="Show all" aria-keyshortcuts="0">⤢</button>
        <button id="in" type="button" title="Zoom in (+)" aria-label="Zoom in" aria-keyshortcuts="+">+</button>
        <button id="theme" type="button" title="Light or dark (T)" aria-label="Light or dark" aria-keyshortcuts="t">◐</button>
        </span>
        </header>
        <main id="map" tabindex="0" role="region" aria-label="Map: arrow keys move it, plus and minus zoom, N goes to the next scene">
        <div id="world"><div id="areas"></div><div id="scenes"></div></div>
        </main>
        <section id="play" aria-label="The app in use" hidden><div id="device"></div></section>
        <aside id="panel" aria-label="Details">
        <button id="grip" type="button" aria-label="Larger or smaller" aria-expanded="false"><span></span></button>
        <div id="details" tabindex="-1"></div>
        </aside>
        <p id="told" role="status" class="unseen"></p>
        <noscript><p>This map needs JavaScript, which is part of the file. Nothing is loaded from elsewhere.</p></noscript>

        """
}
