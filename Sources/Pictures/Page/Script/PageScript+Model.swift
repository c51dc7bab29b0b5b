extension PageScript {
    /// The app that is shown, and what can be looked up in it.
    static let model = #"""
        const page = JSON.parse(byID('data').textContent);
        let app = null;
        let chosen = null;

        const severities = ['crash', 'broken', 'suspicious', 'style'];
        const kinds = {
          show: 'show and push', present: 'present', popover: 'popover', contain: 'tabs, roots and columns',
          embed: 'embed', unwind: 'unwind', custom: 'custom',
        };

        /** Completes the data of an app with what is looked up again and again. */
        function complete(data, number) {
          if (data.number === number) return data;
          data.number = number;
          data.ways.forEach((way, id) => { way.id = id; });
          data.scenes.forEach((scene, id) => Object.assign(scene, { id, out: [], in: [], arrows: [], findings: [] }));
          for (const way of data.ways) {
            data.scenes[way.from].out.push(way);
            for (const scene of new Set([...(way.through || []), way.to])) data.scenes[scene]?.in.push(way);
          }
          for (const arrow of data.arrows) {
            data.scenes[arrow.from].arrows.push(arrow);
            data.scenes[arrow.to].arrows.push(arrow);
          }
          data.findings.sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
          for (const finding of data.findings) data.scenes[finding.scene]?.findings.push(finding);
          data.links = new Map(data.scenes.map(scene => [scene.link, scene]));
          data.hidden = { storyboards: new Set(), kinds: new Set() };
          return data;
        }

        const crosses = way => way.to !== undefined && app.scenes[way.to].storyboard !== app.scenes[way.from].storyboard;
        const isBroken = scene => scene.out.some(way => way.fault);
        const isShown = scene => !app.hidden.storyboards.has(scene.storyboard);
        """#
}
