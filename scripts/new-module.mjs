// `npm run new:module <name>`: writes a contract area, a server module and a web feature with one list call and its
// test, adds them to the lists, and makes the migration. Nothing that exists is overwritten.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installIfNeeded } from './install.mjs';
import { filesOf, insertLines, spellings, wiringOf } from './module-templates.mjs';
import { requireNode, root } from './repository.mjs';

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function writeFiles(files) {
  for (const [path, text] of files) {
    const kept = existsSync(join(root, path));
    console.log(`${kept ? 'kept ' : 'wrote'} ${path}`);
    if (kept) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

function wire({ file, lines }) {
  const { text, homeless } = insertLines(readFileSync(join(root, file), 'utf8'), lines);
  writeFileSync(join(root, file), text);
  console.log(`wired ${file}`);
  if (homeless.length > 0) console.log(`  add by hand:\n${homeless.join('\n')}`);
}

const run = (args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0;

requireNode();
const name = process.argv[2] ?? '';
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
  stop('Give the module a name in kebab-case, for example: npm run new:module coupon');
if (existsSync(join(root, 'apps/server/src/modules', name))) stop(`There is a module "${name}" already.`);
await installIfNeeded();

const names = spellings(name);
const files = filesOf(names);
const wiring = wiringOf(names);
writeFiles(files);
wiring.forEach(wire);
const touched = [...files.map(([path]) => path), ...wiring.map(({ file }) => file)];
run(['node_modules/@biomejs/biome/bin/biome', 'format', '--write', '--log-level=error', ...touched]);
if (!run(['scripts/db-new.mjs', `add-${name}`])) stop('The migration could not be made; see above.');
console.log(
  `Next: give it its real fields and texts (contract first), then npm run check. To be filled in: "title".`,
);
