import { readFileSync } from 'node:fs';
import { editability, levelOf } from './export/editability.ts';
import { madeDecks } from './export/made-decks.ts';
import { hasOffice, openInOffice } from './export/office.ts';
import { compare, deckFiles, emptyTallies, type Exported, exportOne } from './export/round-trips.ts';
import { type Result, round } from './report.ts';

// Decks of strangers are read, written and read again: what is the same then. Rules were made in sight of the even half alone,
// by name. Where LibreOffice is installed, every sixth file is opened there too.

/** The lowest level of decks that the product makes, as they are and with their voice. */
async function levelsOfMade(): Promise<{ plain: number; spoken: number; decks: number }> {
  const levels = { plain: 5, spoken: 5, decks: 0 };
  for await (const { bytes, spoken } of madeDecks()) {
    levels.plain = Math.min(levels.plain, levelOf(editability(bytes)));
    levels.spoken = Math.min(levels.spoken, levelOf(editability(spoken)));
    levels.decks += 1;
  }
  return levels;
}

const halves = ['even', 'odd'] as const;
const everyNth = 6;

export async function run(): Promise<Result> {
  const files = deckFiles();
  if (files.length === 0) throw new Error('No decks (../shared/corpus/pptx): nothing to measure on.');
  const figures: Record<string, number> = {};
  const notes: Record<string, string> = {};
  const sample: Exported[] = [];
  let [milliseconds, slides, lower, decksOut] = [0, 0, 0, 0];
  for (const [half, name] of halves.entries()) {
    const tallies = emptyTallies();
    let decks = 0;
    for (const [at, file] of files.entries()) {
      if (at % 2 !== half) continue;
      const exported = await exportOne(file);
      if (!exported) continue;
      decks++;
      milliseconds += exported.milliseconds;
      slides += exported.read.deck.slides.length;
      compare(exported, tallies);
      if (levelOf(editability(exported.bytes)) < levelOf(editability(readFileSync(file)))) lower += 1;
      if (at % everyNth < 2 && at % everyNth === half) sample.push(exported);
    }
    figures[`decks ${name}`] = decks;
    decksOut += decks;
    for (const [kind, { all, same }] of Object.entries(tallies)) {
      figures[`${kind} ${name} %`] = round((100 * same) / Math.max(1, all));
      notes[`${kind} ${name} %`] = `${same} of ${all}`;
    }
  }
  const made = await levelsOfMade();
  figures['editing level of made decks, lowest'] = made.plain;
  figures['editing level of spoken decks, lowest'] = made.spoken;
  notes['editing level of made decks, lowest'] = `of ${made.decks}, by PEI, 0 to 5`;
  figures['editing level not lower than before %'] = round(100 - (100 * lower) / decksOut);
  figures['CPU ms per slide'] = round(milliseconds / slides, 1);
  if (hasOffice()) {
    const { opened, pages, letters, found } = await openInOffice(sample);
    figures['opened by LibreOffice %'] = round((100 * opened) / sample.length);
    figures['with as many pages %'] = round((100 * pages) / sample.length);
    figures['letters found there %'] = round((100 * found) / letters);
    notes['letters found there %'] = `of texts, shapes and tables of ${sample.length} decks`;
  }
  return {
    figures,
    goals: Object.fromEntries([
      ...['elements', 'texts', 'notes', 'cues', 'links'].map((kind) => [
        `${kind} odd %`,
        { op: '>=' as const, value: 99 },
      ]),
      ['CPU ms per slide', { op: '<=' as const, value: 60 }],
      ['editing level of made decks, lowest', { op: '>=' as const, value: 4 }],
      ['editing level of spoken decks, lowest', { op: '>=' as const, value: 5 }],
      ['editing level not lower than before %', { op: '>=' as const, value: 99 }],
    ]),
    notes,
  };
}
