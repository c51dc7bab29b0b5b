extension PageStyle {
    /// The page on paper: the map or the scene first, then what stands beside it.
    static let print = """
        @page { size: landscape; margin: 10mm; }
        @media print {
          html, body { height: auto; overflow: visible; background: #fff; }
          body { display: block; }
          #bar, #grip, #told, #details button.plain, .about, .check, .row, .for-screen { display: none !important; }
          #map { position: relative; width: 100%; height: 660px; margin: 0 !important; background: #fff; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
          .prints-scene #map { float: left; width: 400px; }
          .prints-scene .scene:not(.chosen), .prints-scene .area, .prints-scene #arrows, .prints-scene .badge.on-map { visibility: hidden; }
          .prints-scene .scene.chosen .edge { box-shadow: none; }
          #panel, #panel.large, #panel.small { position: static; height: auto; overflow: visible; border: 0; box-shadow: none; }
          .prints-map #panel { break-before: page; }
          #play { position: relative; height: 900px; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
          .playing #map { display: none; }
          .for-keys { display: none; }
        }
        """
}
