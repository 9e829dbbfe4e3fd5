import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deckFiles } from './export/round-trips.ts';
import { countDeck } from './import/count-deck.ts';
import { readDeck } from './import/read-deck.ts';
import { addSlide, emptyTallies, kinds, type Tallies } from './import/tally.ts';
import { type Result, round } from './report.ts';

// Decks of strangers are read as uploads are, and what came in is held against what their XML says, which a counter of its own
// reads. Rules are made in sight of the even half alone: `BENCH_DETAILS=1` names its decks that lost something, and never those
// of the other half.

const halves = ['even', 'odd'] as const;
const unread = { text: '', bullets: [], notes: '', alts: [], links: [], charts: 0, effects: 0 };

type Half = { valid: number; opened: number; slides: number; milliseconds: number; tallies: Tallies };

async function addDeck(file: string, half: Half, isNamed: boolean): Promise<void> {
  const bytes = readFileSync(file);
  const counted = countDeck(bytes);
  if (!counted) return;
  half.valid++;
  const read = await readDeck(bytes);
  if (read) half.opened++;
  half.slides += read?.slides.size ?? 0;
  half.milliseconds += read?.milliseconds ?? 0;
  const own = emptyTallies();
  counted.forEach((wanted, at) => {
    for (const tallies of [own, half.tallies]) addSlide(tallies, wanted, read?.slides.get(at + 1) ?? unread);
  });
  if (!isNamed || process.env['BENCH_DETAILS'] === undefined) return;
  const missing = kinds.filter((kind) => own[kind].kept < own[kind].all);
  const words = missing.map((kind) => `${kind} ${own[kind].kept}/${own[kind].all}`);
  if (!read || words.length > 0) console.log(path.basename(file), read ? '' : 'REFUSED', words.join(', '));
}

const goals: Partial<Record<(typeof kinds)[number], number>> = {
  text: 99.8,
  bullets: 97,
  notes: 100,
  alts: 100,
  links: 95,
  charts: 95,
  effects: 80,
};

export async function run(): Promise<Result> {
  const files = deckFiles();
  if (files.length === 0) throw new Error('No decks (../shared/corpus/pptx): nothing to measure on.');
  const result: Result = { figures: {}, goals: {}, notes: {} };
  const note = (name: string, figure: number, words: string, goal?: number, op: '>=' | '<=' = '>=') => {
    result.figures[name] = figure;
    result.notes[name] = words;
    if (goal !== undefined) result.goals[name] = { op, value: goal };
  };
  let [slides, milliseconds] = [0, 0];
  for (const [place, name] of halves.entries()) {
    const half: Half = { valid: 0, opened: 0, slides: 0, milliseconds: 0, tallies: emptyTallies() };
    for (const [at, file] of files.entries()) if (at % 2 === place) await addDeck(file, half, place === 0);
    note(
      `opened ${name} %`,
      round((100 * half.opened) / half.valid),
      `${half.opened} of ${half.valid} valid decks`,
      99.5,
    );
    for (const kind of kinds) {
      const { all, kept } = half.tallies[kind];
      note(`${kind} ${name} %`, round((100 * kept) / Math.max(1, all)), `${kept} of ${all}`, goals[kind]);
    }
    slides += half.slides;
    milliseconds += half.milliseconds;
  }
  note('CPU ms per slide', round(milliseconds / slides, 1), `${slides} slides, metafiles drawn`, 60, '<=');
  note(
    'peak memory MB',
    round(process.resourceUsage().maxRSS / 1024, 0),
    'of one process that reads all of them',
    1024,
    '<=',
  );
  return result;
}
