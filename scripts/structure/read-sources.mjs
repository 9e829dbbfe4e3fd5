// Reads the code files of a tree: where each one stands and what it imports.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';
import { readImports } from './read-imports.mjs';

const topFolders = ['packages', 'apps', 'e2e', 'bench', 'scripts'];
const skippedFolders = new Set(['node_modules', 'dist', 'migrations']);
const codeFile = /\.(?:ts|tsx|mts|js|jsx|mjs|cjs|css)$/;
const testFile = /\.(?:test|story)\.\w+$/;

function codeFilesBelow(top) {
  const found = [];
  const visit = (folder) => {
    for (const entry of readdirSync(join(top, folder), { withFileTypes: true })) {
      if (entry.name.startsWith('.') || skippedFolders.has(entry.name)) continue;
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      else if (codeFile.test(entry.name)) found.push(path);
    }
  };
  for (const folder of topFolders) if (existsSync(join(top, folder))) visit(folder);
  return found;
}

/** Whether a path fits one of the patterns: `*` is part of a name, `**` any number of folders. */
export function globTest(patterns) {
  const tests = [patterns].flat().map((pattern) => {
    const escaped = pattern.replace(/[.+^${}()|[\]\\]/g, '\\$&');
    const source = escaped.replace(/\*\*\/|\*\*|\*/g, (stars) => {
      if (stars === '**/') return '(?:.*/)?';
      return stars === '**' ? '.*' : '[^/]*';
    });
    return new RegExp(`^${source}$`);
  });
  return (path) => tests.some((test) => test.test(path));
}

/** The npm package or the zone file behind an import. */
function resolveImport(path, name, packages) {
  const [plain] = name.split('?');
  if (plain.startsWith('.')) return { file: posix.join(posix.dirname(path), plain) };
  const own = Object.keys(packages).find((known) => plain === known || plain.startsWith(`${known}/`));
  if (own) return { file: packages[own] + plain.slice(own.length), own };
  return { package: builtinModules.includes(plain) ? `node:${plain}` : plain };
}

/** The package a file belongs to. */
export const workspaceOf = (path) => path.match(/^(?:packages|apps)\/[^/]+|^[^/]+/)[0];

/** What every rule works on: the files with their zone, their place in a closed folder, and their imports. */
export function readSources(top, map) {
  const zones = map.zones.map((zone) => ({ ...zone, holds: globTest(zone.path) }));
  const zoneOf = (path) => zones.find(({ holds }) => holds(path));
  const placeOf = (path) => {
    const closed = map.closedFolders.find((folder) => path.startsWith(`${folder.path}/`));
    if (!closed) return undefined;
    const [unit, ...inside] = path.slice(closed.path.length + 1).split('/');
    return { closed, unit, inside: inside.join('/') };
  };
  return codeFilesBelow(top).map((path) => {
    const text = readFileSync(join(top, path), 'utf8');
    const imports = path.endsWith('.css') ? [] : readImports(text);
    return {
      path,
      text,
      isTest: testFile.test(path),
      zone: zoneOf(path),
      place: placeOf(path),
      imports: imports.map(({ name, atLoad }) => {
        const target = resolveImport(path, name, map.packages);
        const toFile = target.file && { zone: zoneOf(target.file), place: placeOf(target.file) };
        return { name, atLoad, ...target, ...toFile };
      }),
    };
  });
}
