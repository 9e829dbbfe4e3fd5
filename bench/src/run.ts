import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Result, report } from './report.ts';

// `npm run bench` runs every bench, `npm run bench http` one of them.

const folder = import.meta.dirname;
const names = readdirSync(folder).flatMap((file) => /^(.+)\.bench\.ts$/.exec(file)?.[1] ?? []);
const wanted = process.argv[2] === undefined ? names : [process.argv[2]];
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  process.exit(1);
}
// The scripts are plain JavaScript without types, so that they run before anything is installed.
const { build } = (await import(path.join(folder, '../../scripts/build.mjs'))) as { build(): void };
build();
let met = true;
for (const name of wanted) {
  const bench = (await import(path.join(folder, `${name}.bench.ts`))) as { run(): Promise<Result> };
  met = report(name, await bench.run()) && met;
}
process.exit(met ? 0 : 1);
