// What becomes of documents, page by page: what each slide shows and what is said, to be read as a listener hears it:
//   node --import tsx scripts/tell-documents.mjs <document> …      (PAGES=10-15 MINUTES=10 SCENE=lecture before it)
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { drawOutline } from '@app/server/providers/outline/draw-outline.ts';
import { makeTalk } from '@app/server/providers/outline/make-talk.ts';
import { countingIds } from '@app/deck/testing.ts';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Which documents? node --import tsx scripts/tell-documents.mjs <document> …');
  process.exit(1);
}
const { PAGES, MINUTES, SCENE } = process.env;
const [from, to] = (PAGES ?? '').split('-').map(Number);
const wanted = to === undefined ? undefined : { from, to };
const scene = SCENE ?? null;

/** Read as the product reads it: by a program of its own. */
function read(file) {
  const folder = mkdtempSync(join(tmpdir(), 'tell-'));
  const child = join(import.meta.dirname, '../apps/server/src/children/read-text.ts');
  const said = execFileSync(process.execPath, ['--import', 'tsx', child, file, folder], {
    maxBuffer: 2 ** 28,
  });
  rmSync(folder, { recursive: true });
  const messages = said
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const { kind, ...document } = messages.at(-1);
  if (kind === 'refused') throw new Error(`refused: ${document.reason}`);
  return { ...document, blocks: messages.flatMap((each) => (each.kind === 'block' ? [each.block] : [])) };
}

const shown = (content) =>
  JSON.stringify(content, (key, value) => (key === 'picture' ? '(picture)' : value), 1)
    .replaceAll(/^[\s[\]{},]*$\n?/gmu, '')
    .replaceAll(/^\s+/gmu, '    ');

for (const file of files) {
  const name = basename(file).replace(/\.\w+$/u, '');
  console.log(`=== ${name}`);
  const document = read(file);
  const minutes = MINUTES === undefined ? {} : { minutes: Number(MINUTES) };
  const outline = drawOutline(document, name, wanted, scene);
  const talk = makeTalk(outline, document, { newId: countingIds(), name, scene, ...minutes });
  talk.forEach(({ content, told }, at) => {
    console.log(`--- ${at + 1}\n${shown(content)}`);
    console.log(told.map(({ text }) => text).join('\n'));
  });
}
