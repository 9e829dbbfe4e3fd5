// What every script needs to know about this repository. Runs on old Nodes too, so that start.mjs can refuse them.
import { createHash } from 'node:crypto';
import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's top folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Whether a script was called itself and not imported by another one: `isCalled(import.meta.url)`. */
export function isCalled(moduleUrl) {
  return process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(moduleUrl);
}

/** Stops with one sentence when this Node is too old for the product. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `开讲需要 Node.js 20.19 或更新版本，当前是 ${process.version}。\n` +
      `Rostrum needs Node.js 20.19 or newer; this is ${process.version}.`,
  );
  process.exit(1);
}

const skippedFolders = new Set(['node_modules', 'dist']);

/** Every file below the given files and folders (relative to the root); dot files and builds are left out. */
export function filesBelow(paths) {
  const found = [];
  const visit = (path) => {
    const stat = statSync(join(root, path), { throwIfNoEntry: false });
    if (stat?.isFile()) found.push({ path, stat });
    if (!stat?.isDirectory()) return;
    for (const name of readdirSync(join(root, path)).sort()) {
      if (!skippedFolders.has(name) && !name.startsWith('.')) visit(`${path}/${name}`);
    }
  };
  paths.forEach(visit);
  return found;
}

/** A mark that changes whenever one of the files changes. Size and time of change, because reading all is too slow. */
export function fingerprint(files) {
  const hash = createHash('sha256');
  for (const { path, stat } of files) hash.update(`${path}\0${stat.size}\0${stat.mtimeMs}\n`);
  return hash.digest('hex');
}
