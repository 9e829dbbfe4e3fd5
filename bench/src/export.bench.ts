import { hasOffice, openInOffice } from './export/office.ts';
import { compare, deckFiles, emptyTallies, type Exported, exportOne } from './export/round-trips.ts';
import { type Result, round } from './report.ts';

// Decks of strangers are read, written and read again: what is the same then. Rules were made in sight of the even half alone,
// by name. Where LibreOffice is installed, every sixth file is opened there too.

const halves = ['even', 'odd'] as const;
const everyNth = 6;

export async function run(): Promise<Result> {
  const files = deckFiles();
  if (files.length === 0) throw new Error('No decks (../shared/corpus/pptx): nothing to measure on.');
  const figures: Record<string, number> = {};
  const notes: Record<string, string> = {};
  const sample: Exported[] = [];
  let [milliseconds, slides] = [0, 0];
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
      if (at % everyNth < 2 && at % everyNth === half) sample.push(exported);
    }
    figures[`decks ${name}`] = decks;
    for (const [kind, { all, same }] of Object.entries(tallies)) {
      figures[`${kind} ${name} %`] = round((100 * same) / Math.max(1, all));
      notes[`${kind} ${name} %`] = `${same} of ${all}`;
    }
  }
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
    ]),
    notes,
  };
}
