// Files and modules that need each other in a circle.

/** Circles in a graph (name → names), each as the way round. */
function findCircles(graph) {
  const circles = [];
  const state = new Map();
  const visit = (node, way) => {
    if (state.get(node) === 'done') return;
    if (state.get(node) === 'open') {
      circles.push([...way.slice(way.indexOf(node)), node]);
      return;
    }
    state.set(node, 'open');
    for (const next of graph.get(node) ?? []) visit(next, [...way, node]);
    state.set(node, 'done');
  };
  for (const node of graph.keys()) visit(node, []);
  return circles;
}

export function* circles(sources) {
  const paths = new Set(sources.map(({ path }) => path));
  const files = new Map();
  const units = new Map();
  for (const { path, place, imports, isTest } of sources) {
    // Type-only and lazy imports load nothing, so they cannot bite at load time.
    files.set(
      path,
      new Set(imports.filter(({ file, atLoad }) => atLoad && paths.has(file)).map(({ file }) => file)),
    );
    if (isTest || !place?.closed.doors) continue;
    const unit = `${place.closed.path}/${place.unit}`;
    if (!units.has(unit)) units.set(unit, new Set());
    for (const { place: there } of imports) {
      const counts = there?.closed === place.closed && there.unit !== place.unit;
      if (counts && !there.closed.sameDoor?.includes(there.inside))
        units.get(unit).add(`${there.closed.path}/${there.unit}`);
    }
  }
  for (const way of findCircles(files))
    yield {
      path: way[0],
      rule: 'file circle',
      text: `files import each other in a circle: ${way.join(' → ')}. Move what both need into a file of its own.`,
    };
  for (const way of findCircles(units))
    yield {
      path: way[0],
      rule: 'module circle',
      text: `modules need each other in a circle: ${way.join(' → ')}. Let one emit an event and the other listen.`,
    };
}
