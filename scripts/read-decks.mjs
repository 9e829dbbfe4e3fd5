// Reads every deck below a folder and says what came out, to try the reader on files that nobody here made:
//   node --import tsx scripts/read-decks.mjs <folder>
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refused } from '@app/deck/pptx/guard/refusal.ts';
import { openDeck } from '@app/deck/pptx/read/read-deck.ts';
import { designSchema } from '@app/deck/schema/design.ts';
import { slideSchema } from '@app/deck/schema/slide.ts';
import { countingIds } from '@app/deck/testing.ts';
import * as z from 'zod/mini';

const folder = process.argv[2];
if (folder === undefined) {
  console.error('Which folder? node --import tsx scripts/read-decks.mjs <folder>');
  process.exit(1);
}
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(?:pp[ts]|pot)[xm]$/i.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

const counts = { decks: 0, pages: 0, refused: {}, elements: {}, notKept: {}, staging: {} };
const count = (table, name) => (table[name] = (table[name] ?? 0) + 1);
const problems = [];

/** What happens on slides: of how many all of it is in the model, a part of it, or nothing. */
function countStaging({ transition, builds, hidden, section, remainder = [] }, isLost) {
  const table = counts.staging;
  if (transition) count(table, 'transitions');
  if (transition?.kind === 'other') count(table, 'transitions without a name');
  if (hidden) count(table, 'hidden');
  if (section !== undefined) count(table, 'sections');
  if (builds || isLost) count(table, `timing understood ${isLost ? (builds ? 'partly' : 'not') : 'wholly'}`);
  table.builds = (table.builds ?? 0) + (builds?.length ?? 0);
  table['pieces kept'] = (table['pieces kept'] ?? 0) + remainder.length;
  const letters = remainder.reduce((sum, { xml }) => sum + xml.length, 0);
  table['letters kept'] = (table['letters kept'] ?? 0) + letters;
  table['most letters of a page'] = Math.max(table['most letters of a page'] ?? 0, letters);
}

/** Says the first thing that is against a schema. */
function check(schema, value, what) {
  const { success, error } = z.safeParse(schema, value);
  if (!success) problems.push(`${what}: ${JSON.stringify(error.issues[0])}`);
}

/** What a slide names has to be in the design. */
function checkLayout({ layoutId, elements }, { masters }, what) {
  if (layoutId === undefined) return;
  const layout = masters.flatMap(({ layouts }) => layouts).find(({ id }) => id === layoutId);
  const places = new Set(layout?.placeholders.map(({ id }) => id));
  const lost = elements.filter(({ placeholder }) => placeholder !== undefined && !places.has(placeholder));
  if (!layout || lost.length > 0) problems.push(`${what}: its layout or a placeholder is not in the design`);
}

function readOne(file) {
  const deck = openDeck(readFileSync(file), { newId: countingIds() });
  check(designSchema, deck.design, `${file} design`);
  for (const { slide, number, notKept } of deck.read()) {
    counts.pages++;
    for (const { type } of slide.elements) count(counts.elements, type);
    for (const { what } of notKept) count(counts.notKept, what);
    countStaging(
      slide,
      notKept.some(({ what }) => what === 'animation'),
    );
    check(slideSchema, slide, `${file} page ${number}`);
    checkLayout(slide, deck.design, `${file} page ${number}`);
    if (notKept.some(({ what }) => what === 'layout')) problems.push(`${file} page ${number}: words only`);
  }
}

for (const file of files) {
  counts.decks++;
  try {
    readOne(file);
  } catch (error) {
    if (error instanceof Refused) count(counts.refused, error.reason);
    else problems.push(`${file}: ${error.stack}`);
  }
}
console.log(JSON.stringify(counts, undefined, 2));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
