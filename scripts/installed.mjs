// Whether a node_modules folder holds what a lock asks for, told from npm's own list of it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFor, thisMachine } from './platforms.mjs';

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const asksFor = ({ dependencies, optionalDependencies }, name) =>
  Object.hasOwn({ ...dependencies, ...optionalDependencies }, name);

/** Whether npm leaves a package out here: it is for other machines, or only packages ask for it that are. */
function isPassedOver({ packages }, place, machine) {
  if (!packages[place].optional) return false;
  if (!isFor(packages[place], machine)) return true;
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const asking = Object.keys(packages).filter((other) => asksFor(packages[other], name));
  return asking.length > 0 && asking.every((other) => isPassedOver({ packages }, other, machine));
}

/** Whether every package that this machine needs is there in the very version. */
export function hasAll(lock, done, machine) {
  return Object.entries(lock.packages).every(([place, wanted]) => {
    if (!place.includes('node_modules/')) return true;
    const found = done.packages[place];
    if (!found) return isPassedOver(lock, place, machine);
    return Boolean(found.link) === Boolean(wanted.link) && found.integrity === wanted.integrity;
  });
}

/** The list that npm writes when everything is in its place. */
export const npmsList = (folder) => join(folder, 'node_modules/.package-lock.json');

/**
 * Whether the packages of a folder need no installing. An installation that was broken off has no list; one that somebody made by hand, or copied to a machine without network, has one and is taken as it is.
 */
export function isInstalled(folder) {
  const lock = readJson(join(folder, 'package-lock.json'));
  const done = readJson(npmsList(folder));
  return Boolean(lock?.packages && done?.packages) && hasAll(lock, done, thisMachine());
}
