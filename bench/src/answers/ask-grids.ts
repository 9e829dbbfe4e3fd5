import { readFileSync } from 'node:fs';
import path from 'node:path';
import { askGrids } from '@app/server/providers/answer/structure/ask-grids.ts';
import { gridsOf } from '@app/server/providers/answer/structure/grid.ts';
import { aChart, aTable } from '@app/server/providers/answer/structure/testing.ts';
import { round } from '../report.ts';

/** A table or a chart, most of them after one of a real file (`note` says what was changed), with what it was asked; `refused` it does not answer. */
type AskedGrid = {
  id: string;
  title: string;
  part: 'fit' | 'judge';
  table?: string[][];
  chart?: Parameters<typeof aChart>[0];
  questions: { question: string; tells: string[] }[];
  refused: string[];
};

const file = path.join(import.meta.dirname, '../../data/answers-grids.json');

/** What each question came to. */
export type AskedOfGrid = {
  grid: string;
  part: 'fit' | 'judge';
  question: string;
  wanted: string[] | undefined;
  text: string | undefined;
};

export const readGrids = (): AskedGrid[] => JSON.parse(readFileSync(file, 'utf8')) as AskedGrid[];

function askAllGrids(): AskedOfGrid[] {
  return readGrids().flatMap(({ id, title, part, table, chart, questions, refused }) => {
    const element = table ? aTable(table) : chart && aChart(chart);
    const grids = gridsOf(element ? [element] : []).map((grid) => ({ ...grid, page: 1 }));
    const ask = (question: string, wanted?: string[]): AskedOfGrid => {
      const found = askGrids({ grids, question, around: () => title });
      return { grid: id, part, question, wanted, text: found?.text };
    };
    return [
      ...questions.map(({ question, tells }) => ask(question, tells)),
      ...refused.map((question) => ask(question)),
    ];
  });
}

export const isRight = ({ wanted, text }: AskedOfGrid): boolean =>
  wanted !== undefined && text !== undefined && wanted.every((word) => text.includes(word));

/** Precision: of those told, the right ones. Recall: of those that a grid answers, the ones told right. */
export function gridFigures(): [string, number][] {
  const all = askAllGrids();
  return (['fit', 'judge'] as const).flatMap((part): [string, number][] => {
    const asked = all.filter((one) => one.part === part);
    const told = asked.filter(({ text }) => text !== undefined);
    const right = asked.filter(isRight).length;
    const own = asked.filter(({ wanted }) => wanted !== undefined).length;
    return [
      [`grids_${part}_questions`, own],
      [`grids_${part}_precision_percent`, round((100 * right) / (told.length || 1), 1)],
      [`grids_${part}_recall_percent`, round((100 * right) / (own || 1), 1)],
      [`grids_${part}_foreign_told`, told.filter(({ wanted }) => wanted === undefined).length],
      [`grids_${part}_foreign`, asked.length - own],
    ];
  });
}
