// Checks that a lock brings the binaries of every machine that the product supports, not only of the one where it was
// made: npm leaves out an optional package that it cannot get without a word. How a lock is renewed: docs/dependencies.md.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCalled, root } from './repository.mjs';
import { platforms } from './platforms.mjs';

export const locks = ['package-lock.json', 'engines/package-lock.json'];

const systems = { windows: 'win32', macos: 'darwin' };

/** The platform that a package's name ends with, such as linux-x64; others (musl, wasm, fsevents) have none of ours. */
export function platformOf(name) {
  const ending = /(?:^|[-/])(linux|darwin|macos|win32|windows)-(x64|arm64)(?:-(gnu|glibc|msvc))?$/.exec(name);
  if (!ending) return undefined;
  const platform = `${systems[ending[1]] ?? ending[1]}-${ending[2]}`;
  return platforms.includes(platform) ? platform : undefined;
}

/** The place of a package that another one asks for: npm looks beside it, then in every folder above. */
function placeOf(packages, asking, name) {
  for (let folder = asking; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '') return undefined;
  }
}

const isExact = (version) => /^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version);

/** What is wrong with the platform packages that one package asks for. */
function platformFaults(packages, asking, { optionalDependencies = {} }) {
  const owner = asking || 'the root';
  const wanted = Object.entries(optionalDependencies)
    .map(([name, version]) => ({ name, version, platform: platformOf(name) }))
    .filter(({ platform }) => platform !== undefined);
  if (wanted.length === 0) return [];
  // What is for one machine alone asks for libraries of that machine alone.
  const own = platformOf(asking);
  const faults = (own ? [own] : platforms)
    .filter((platform) => !wanted.some((one) => one.platform === platform))
    .map((platform) => `${owner} has no binaries for ${platform}; choose a version that has`);
  for (const { name, version } of wanted) {
    const place = placeOf(packages, asking, name);
    const found = place && packages[place];
    if (!found) faults.push(`${name} is absent, which ${owner} needs`);
    else if (isExact(version) && found.version !== version)
      faults.push(`${place} is ${found.version}, but ${owner} needs ${version}`);
  }
  return faults;
}

/** Every fault of a lock, as a sentence. */
export function faultsOfLock({ packages }) {
  return Object.entries(packages).flatMap(([place, found]) => {
    const isFetched = place.includes('node_modules/') && !found.link && !found.inBundle;
    const unsigned = isFetched && !found.integrity ? [`${place} has no integrity`] : [];
    return [...unsigned, ...platformFaults(packages, place, found)];
  });
}

if (isCalled(import.meta.url)) {
  const faults = locks.flatMap((file) =>
    faultsOfLock(JSON.parse(readFileSync(join(root, file), 'utf8'))).map((fault) => `${file}: ${fault}.`),
  );
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'The locks serve every supported machine.' : `${faults.length} faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
