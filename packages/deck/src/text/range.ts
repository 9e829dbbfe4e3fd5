import type { Paragraph, Run, TextBody } from '../text.ts';
import { joinedRuns, lengthOf } from './runs.ts';

/** A place between two letters of a text. */
export type TextPoint = { readonly paragraph: number; readonly offset: number };

/** A part of a text. */
export type TextRange = { readonly from: TextPoint; readonly to: TextPoint };

/** How many places a paragraph has. */
export const paragraphLength = ({ runs }: Paragraph): number =>
  runs.reduce((sum, run) => sum + lengthOf(run), 0);

/** All of a text. */
export function wholeRange({ paragraphs }: TextBody): TextRange {
  const last = paragraphs.at(-1);
  return {
    from: { paragraph: 0, offset: 0 },
    to: { paragraph: Math.max(0, paragraphs.length - 1), offset: last ? paragraphLength(last) : 0 },
  };
}

/** Whether nothing lies in it: it is where the caret stands. */
export const isCaret = ({ from, to }: TextRange): boolean =>
  from.paragraph === to.paragraph && from.offset === to.offset;

const isIn = ({ from, to }: TextRange, index: number) => index >= from.paragraph && index <= to.paragraph;

/** The part of a paragraph that lies in a range. */
const partOf = ({ from, to }: TextRange, index: number, length: number) => ({
  start: index === from.paragraph ? from.offset : 0,
  end: index === to.paragraph ? to.offset : length,
});

/** The text with each paragraph that the range touches changed. */
export const mapParagraphs = (
  body: TextBody,
  range: TextRange,
  change: (paragraph: Paragraph, index: number) => Paragraph,
): TextBody => ({
  ...body,
  paragraphs: body.paragraphs.map((each, index) => (isIn(range, index) ? change(each, index) : each)),
});

/** A run of a paragraph in a range: how much of it lies in there, and which of the paragraph's runs it is. */
type Piece = { run: Run; index: number; start: number; end: number };

function piecesOf({ runs }: Paragraph, start: number, end: number): Piece[] {
  let at = 0;
  return runs.flatMap((run, index) => {
    const [from, length] = [at, lengthOf(run)];
    at += length;
    // An empty paragraph is in a range that touches it: its words are still to come.
    const isTouched = length === 0 ? runs.length === 1 : from < end && from + length > start;
    if (!isTouched) return [];
    return [{ run, index, start: Math.max(0, start - from), end: Math.min(length, end - from) }];
  });
}

/** The runs that lie in a range, whole, each with its paragraph's place and its own in it. */
export const runsIn = (body: TextBody, range: TextRange): { run: Run; paragraph: number; index: number }[] =>
  body.paragraphs.flatMap((each, paragraph) => {
    if (!isIn(range, paragraph)) return [];
    const { start, end } = partOf(range, paragraph, paragraphLength(each));
    return piecesOf(each, start, end).map(({ run, index }) => ({ run, paragraph, index }));
  });

const cut = (run: Run, from: number, to: number): Run[] => {
  if (from >= to) return [];
  return [run.field ? run : { ...run, text: run.text.slice(from, to) }];
};

/** The text with the words in a range changed; what the change gives must not be longer or shorter. */
export function mapRuns(
  body: TextBody,
  range: TextRange,
  change: (run: Run, paragraph: number, index: number) => Run,
): TextBody {
  return mapParagraphs(body, range, (paragraph, place) => {
    const { start, end } = partOf(range, place, paragraphLength(paragraph));
    const pieces = piecesOf(paragraph, start, end);
    const runs = paragraph.runs.flatMap((run, index) => {
      const piece = pieces.find((each) => each.index === index);
      if (!piece) return [run];
      if (lengthOf(run) === 0) return [change(run, place, index)];
      return [
        ...cut(run, 0, piece.start),
        ...cut(run, piece.start, piece.end).map((part) => change(part, place, index)),
        ...cut(run, piece.end, lengthOf(run)),
      ];
    });
    const words = runs.length > 0 || start !== end ? runs : [change({ text: '' }, place, 0)];
    return { ...paragraph, runs: joinedRuns(words) };
  });
}

/** The paragraphs of a range, cut at its ends. */
export const partOfText = (body: TextBody, range: TextRange): Paragraph[] =>
  body.paragraphs.flatMap((paragraph, place) => {
    if (!isIn(range, place)) return [];
    const { start, end } = partOf(range, place, paragraphLength(paragraph));
    const runs = piecesOf(paragraph, start, end).flatMap((piece) => cut(piece.run, piece.start, piece.end));
    return [{ ...paragraph, runs }];
  });
