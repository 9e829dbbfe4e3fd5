// Rules about one import of a file. Each gives sentences that say what to do.
import { workspaceOf } from './read-sources.mjs';

const packageName = (name) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

const isOrBelow = (name, allowed) =>
  name === allowed ||
  name.startsWith(`${allowed}/`) ||
  (allowed.endsWith('*') && name.startsWith(allowed.slice(0, -1)));

export const importRules = {
  *arrows(source, imported) {
    const { zone, isTest, path } = source;
    if (!zone || !imported.zone || imported.zone === zone) return;
    // A test may build its scene from anything in its own package.
    if (isTest && workspaceOf(path) === workspaceOf(imported.file)) return;
    if (zone.mayImport.includes('*') || zone.mayImport.includes(imported.zone.name)) return;
    const allowed = zone.mayImport.join(', ') || 'nothing of ours';
    yield `${zone.name} must not import ${imported.zone.name} ("${imported.name}"). It may import: ${allowed}. Move the code to where the arrow allows it, or pass it in as a dependency.`;
  },

  *packages({ zone, isTest }, imported) {
    if (!imported.package || isTest || !zone) return;
    const refused =
      (zone.noPackages ?? []).some((name) => isOrBelow(imported.package, name)) ||
      (zone.onlyPackages && !zone.onlyPackages.includes(imported.package));
    if (refused)
      yield `${zone.name} must not use the package "${imported.package}". ${zone.why ?? ''}`.trimEnd();
  },

  *doors({ isTest, place }, imported) {
    const there = imported.place;
    if (isTest || !place || !there?.closed.doors) return;
    if (there.closed !== place.closed || there.unit === place.unit) return;
    if (there.closed.doors.includes(there.inside)) return;
    // Foreign keys: a table has to name the table it points at.
    if (there.closed.sameDoor?.includes(there.inside) && place.inside === there.inside) return;
    yield `reach the ${there.closed.kind} "${there.unit}" through its ${there.closed.doors.join(', ')}, not through ${there.inside}.`;
  },

  *'package name'({ path }, imported) {
    // The scripts are no package: they have only paths.
    if (!imported.file || imported.own || path.startsWith('scripts/')) return;
    if (workspaceOf(path) === workspaceOf(imported.file)) return;
    yield `import from another package by its name (@app/…), not by the path "${imported.name}".`;
  },

  // Packages come up into one node_modules, so an import can work by accident until somebody else's package goes.
  *dependencies({ path }, imported, { packageFile }) {
    const workspace = workspaceOf(path);
    const own = packageFile(workspace);
    const name = imported.own ?? (imported.package && packageName(imported.package));
    if (!own || !name || name.startsWith('node:') || name === own.name) return;
    const { dependencies, devDependencies, optionalDependencies } = own;
    const shared = packageFile('.')?.devDependencies;
    if ({ ...dependencies, ...devDependencies, ...optionalDependencies, ...shared }[name]) return;
    yield `"${name}" is not among the dependencies of ${workspace}/package.json. Add it there with an exact version.`;
  },
};
