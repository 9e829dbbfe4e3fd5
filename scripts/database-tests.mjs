// Which tests of the server run on a second PostgreSQL too: for each store one that meets its SQL, and those in which
// callers or processes meet, because a version or a build of the database can change nothing else. `npm run postgres`
// runs all of them there.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, root } from './repository.mjs';

const folder = 'apps/server/src';
const isTest = (path) => path.endsWith('.test.ts');
// They need no database at all.
const isProvider = (path) => path.startsWith(`${folder}/providers/`);

/** With this line a test runs on both: it meets a store, a lock or a connection, and says which. */
const says = /^\/\/ Every PostgreSQL: .{10,}$/m;
/** The same, for modules that have no such test of their own. */
const alsoFor = /^\/\/ Every PostgreSQL, for the stores of ([\w -]+(?:, [\w -]+)*)$/m;

/** Whether the text of a test asks for a second PostgreSQL. */
export const ownsDatabase = (text) => says.test(text) || alsoFor.test(text);

/** The modules whose stores a test stands for beside its own. */
export const standsFor = (text) => alsoFor.exec(text)?.[1].split(', ') ?? [];

const read = (path) => readFileSync(join(root, path), 'utf8');
const serverFiles = () => filesBelow([folder]).map(({ path }) => path);

/** The tests that run on both, as paths from the root of the project. */
export const testsOnBoth = () =>
  serverFiles().filter((path) => isTest(path) && !isProvider(path) && ownsDatabase(read(path)));

/** The modules whose SQL the second PostgreSQL would meet in no test. */
export function untestedStores() {
  const onBoth = testsOnBoth();
  const named = new Set(onBoth.flatMap((path) => standsFor(read(path))));
  return serverFiles()
    .filter((path) => path.endsWith('/store.ts'))
    .map((path) => path.slice(0, -'/store.ts'.length))
    .filter((store) => !onBoth.some((path) => path.startsWith(`${store}/`)))
    .filter((store) => !named.has(store.split('/').at(-1)));
}
