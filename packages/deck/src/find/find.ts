import type { Command } from '../commands/command.ts';
import { elementPlace, type Place, set } from '../commands/place.ts';
import type { Deck } from '../deck.ts';
import type { SlideElement } from '../element.ts';
import { scriptLines } from '../script/plain.ts';
import type { Paragraph, Run, TextBody } from '../text.ts';
import { joinedRuns } from '../text/runs.ts';
import { escapePattern } from './escape-pattern.ts';

/** What is searched for. */
export type Query = { readonly words: string; readonly matchCase: boolean };

/** A cell of a table. */
type Cell = { readonly row: number; readonly column: number };

/** Where words were found: in a text, a cell, or the script of a slide; `start` and `end` are places in its paragraph. */
export type Match = {
  readonly slideId: string;
  readonly in: { readonly element: string; readonly cell?: Cell } | 'script';
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
};

const patternOf = ({ words, matchCase }: Query): RegExp =>
  new RegExp(escapePattern(words), matchCase ? 'gu' : 'giu');

type Found = Pick<Match, 'paragraph' | 'start' | 'end'>;

/** The words of a paragraph; what is drawn in place of words is none. */
const wordsOf = ({ runs }: Paragraph) => runs.map(({ text, field }) => (field ? '\uFFFC' : text)).join('');

const inLines = (lines: readonly string[], pattern: RegExp): Found[] =>
  lines.flatMap((line, paragraph) =>
    [...line.matchAll(pattern)]
      .filter(([words]) => words !== '')
      .map((match) => ({ paragraph, start: match.index, end: match.index + match[0].length })),
  );

type Text = { readonly in: Exclude<Match['in'], 'script'>; readonly body: TextBody };

function textsOf(element: SlideElement): Text[] {
  if (element.type === 'table')
    return element.cells.flatMap((line, row) =>
      line.flatMap((cell, column) =>
        cell ? [{ in: { element: element.id, cell: { row, column } }, body: cell.text }] : [],
      ),
    );
  return (element.type === 'text' || element.type === 'shape') && element.text
    ? [{ in: { element: element.id }, body: element.text }]
    : [];
}

/** All places where words stand, slide by slide; in scripts they are found, but not changed. */
export function findWords({ slides }: Pick<Deck, 'slides'>, query: Query): Match[] {
  if (query.words === '') return [];
  const pattern = patternOf(query);
  return slides.flatMap((slide) => [
    ...slide.elements.flatMap((element) =>
      textsOf(element).flatMap((text) =>
        inLines(text.body.paragraphs.map(wordsOf), pattern).map((found) => ({
          slideId: slide.id,
          in: text.in,
          ...found,
        })),
      ),
    ),
    ...inLines(slide.script ? scriptLines(slide.script) : [], pattern).map((found) => ({
      slideId: slide.id,
      in: 'script' as const,
      ...found,
    })),
  ]);
}

function textAt(
  { slides }: Pick<Deck, 'slides'>,
  match: Match,
): { place: Place<TextBody>; body: TextBody } | undefined {
  if (match.in === 'script') return undefined;
  const { element: id, cell } = match.in;
  const element = slides.find((slide) => slide.id === match.slideId)?.elements.find((each) => each.id === id);
  const body =
    element &&
    textsOf(element).find((each) => each.in.cell?.row === cell?.row && each.in.cell?.column === cell?.column)
      ?.body;
  if (!body) return undefined;
  const place = elementPlace(match.slideId, id);
  return {
    body,
    place: cell ? place.to('cells').item(cell.row).item(cell.column).to('text') : place.to('text'),
  };
}

/** Runs with other words from one place to another; they look as the first of those that they replace. */
function replaced(runs: readonly Run[], start: number, end: number, words: string): Run[] {
  let at = 0;
  let isPut = false;
  const now = runs.flatMap((run) => {
    const [from, length] = [at, run.field ? 1 : run.text.length];
    at += length;
    if (run.field || from + length <= start || from >= end) return [run];
    const put = isPut ? '' : words;
    isPut = true;
    const text =
      run.text.slice(0, Math.max(0, start - from)) + put + run.text.slice(Math.min(length, end - from));
    return [{ ...run, text }];
  });
  return joinedRuns(now);
}

/** Puts other words in place of those that were found. */
export function replaceWords(
  deck: Pick<Deck, 'slides'>,
  matches: readonly Match[],
  words: string,
): Command[] {
  const texts = new Map<string, Match[]>();
  for (const match of matches) {
    const key = JSON.stringify([match.slideId, match.in]);
    texts.set(key, [...(texts.get(key) ?? []), match]);
  }
  return [...texts.values()].flatMap((found) => {
    const [first] = found;
    const text = first && textAt(deck, first);
    if (!text) return [];
    // From the back, so that places before stay right.
    const body = found.toReversed().reduce(
      (now, { paragraph, start, end }) => ({
        ...now,
        paragraphs: now.paragraphs.map((each, index) =>
          index === paragraph ? { ...each, runs: replaced(each.runs, start, end, words) } : each,
        ),
      }),
      text.body,
    );
    return [set(text.place, body)];
  });
}
