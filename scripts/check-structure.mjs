// Checks what a compiler cannot: who may import whom, which names files may have, circles, and how long files get.
// The data of the rules is in structure.json. Each fault names the file and the rule, and says what to do.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCalled, root } from './repository.mjs';
import { circles } from './structure/circles.mjs';
import { fileRules } from './structure/file-rules.mjs';
import { importRules } from './structure/import-rules.mjs';
import { readSources } from './structure/read-sources.mjs';

/** Reads the package.json of a folder, once. */
function packageReader(top) {
  const known = new Map();
  return (folder) => {
    const file = join(top, folder, 'package.json');
    if (!known.has(file))
      known.set(file, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
    return known.get(file);
  };
}

/** Every fault of the tree below `top`, as `{ path, rule, text }`. */
export function checkStructure(top, map) {
  const sources = readSources(top, map);
  const tree = { map, packageFile: packageReader(top) };
  const faults = [];
  for (const source of sources) {
    const add = (rule, texts) => {
      for (const text of texts) faults.push({ path: source.path, rule, text });
    };
    for (const [rule, check] of Object.entries(fileRules)) add(rule, check(source, tree));
    for (const imported of source.imports)
      for (const [rule, check] of Object.entries(importRules)) add(rule, check(source, imported, tree));
  }
  for (const path of Object.keys(map.longFiles)) {
    if (sources.some((source) => source.path === path)) continue;
    faults.push({
      path,
      rule: 'long file',
      text: 'it is gone; take it off "longFiles" in scripts/structure.json.',
    });
  }
  return [...faults, ...circles(sources)];
}

/** The rules' data of this repository. */
export const readMap = () => JSON.parse(readFileSync(join(root, 'scripts/structure.json'), 'utf8'));

if (isCalled(import.meta.url)) {
  const faults = checkStructure(root, readMap());
  for (const { path, rule, text } of faults) console.error(`${path}: [${rule}] ${text}`);
  console.log(faults.length === 0 ? 'The structure is fine.' : `${faults.length} faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
