import { readFileSync } from 'node:fs';
import path from 'node:path';
import { aText, countingIds } from '@app/deck/testing.ts';
import { playedSlide, sampleSchema } from '@app/server/modules/sample/rules.ts';
import { type Deck, deckOf } from '@app/server/providers/answer/cut-deck.ts';
import { cutPage } from '@app/server/providers/answer/cut-page.ts';
import { createEmbeddedAnswers } from '@app/server/providers/answer/embedded.ts';
import { aChart, aTable } from '@app/server/providers/answer/structure/testing.ts';
import { round } from '../report.ts';
import { readGrids } from './ask-grids.ts';

/** A question and one that refers to it, of a sample or of one of the grids; the second answer has all of `tells`. */
type Turns = { deck: string; part: 'fit' | 'judge'; first: string; then: string; tells: string[] };

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

function deckCalled(name: string): Deck {
  if (!name.startsWith('grid:')) {
    const sample = sampleSchema.parse(read(name));
    const newId = countingIds();
    const slides = sample.pages.map((_page, index) => playedSlide(sample, index, newId));
    return deckOf(slides.map(({ elements, script }) => cutPage({ elements, script: script ?? null })));
  }
  const grid = readGrids().find(({ id }) => `grid:${id}` === name);
  const shown = grid?.table ? aTable(grid.table) : grid?.chart && aChart(grid.chart);
  return deckOf([
    cutPage({
      script: null,
      elements: [aText(grid?.title ?? '', { role: 'title' }), ...(shown ? [shown] : [])],
    }),
  ]);
}

/** How the second of two questions was understood and answered. */
export type AnsweredTurn = Turns & { meant: string; text: string; isRight: boolean };

function askTurns(): AnsweredTurn[] {
  const engine = createEmbeddedAnswers();
  const all = read('bench/data/answers-turns.json') as Turns[];
  const decks = new Map([...new Set(all.map(({ deck }) => deck))].map((name) => [name, deckCalled(name)]));
  return all.map((turns) => {
    const { pages, passages, grids } = decks.get(turns.deck)!;
    const before = engine.answer(turns.first, pages, passages, 1, grids);
    const page = before.sentences[0]?.page ?? null;
    const answer = before.sentences.map(({ text }) => text).join(' ');
    const asked = { question: turns.then, earlier: [{ question: turns.first, page, answer }] };
    const meant = engine.complete(asked, pages, passages);
    const found = engine.answer(meant, pages, passages, page ?? 1, grids);
    const text = found.sentences.map((sentence) => sentence.text).join(' ');
    return {
      ...turns,
      meant,
      text,
      isRight: text !== '' && turns.tells.every((word) => text.includes(word)),
    };
  });
}

export function turnFigures(): [string, number][] {
  const all = askTurns();
  return (['fit', 'judge'] as const).flatMap((part): [string, number][] => {
    const asked = all.filter((one) => one.part === part);
    const right = asked.filter(({ isRight }) => isRight).length;
    return [
      [`turns_${part}_questions`, asked.length],
      [`turns_${part}_right_percent`, round((100 * right) / (asked.length || 1), 1)],
    ];
  });
}
