import type { Drawn } from '../drawn.ts';
import type { Bullet, Paragraph, Run, TextBody } from '../text.ts';
import { mapParagraphs, mapRuns, runsIn, type TextRange } from './range.ts';
import type { ParagraphLook, RunLook } from './runs.ts';

/** Fields that are set, or taken away where they are undefined. */
export type Change<T> = { readonly [Name in keyof T]?: T[Name] | undefined };

/** A value with fields set or taken away. */
export function changed<T extends object>(value: T, change: Change<T>): T {
  const now = { ...value, ...change };
  for (const name of Object.keys(change))
    if (Reflect.get(change, name) === undefined) Reflect.deleteProperty(now, name);
  return now;
}

/** A colour stands in place of a gradient, and a gradient in place of a colour. */
const runChange = (change: Change<RunLook>): Change<RunLook> =>
  change.color === undefined ? change : { fill: undefined, ...change };

/** The look of words that are still to be written, changed. */
export const changedLook = (look: RunLook, change: Change<RunLook>): RunLook =>
  changed(look, runChange(change));

/** The text with the look of the words in a range changed. */
export const setRunLook = (body: TextBody, range: TextRange, change: Change<RunLook>): TextBody =>
  mapRuns(body, range, (run) => changed<Run>(run, runChange(change)));

/** The text with the look of the paragraphs in a range changed. */
export const setParagraphLook = (body: TextBody, range: TextRange, change: Change<ParagraphLook>): TextBody =>
  mapParagraphs(body, range, (paragraph) => changed<Paragraph>(paragraph, change));

/** The sizes that letters step through. */
const sizeSteps = [
  8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 36, 40, 44, 48, 54, 60, 66, 72, 80, 88, 96, 115, 138, 166,
  199, 239, 287, 344, 413,
];

/** The next size above or below. */
export function steppedSize(size: number, direction: 1 | -1): number {
  if (direction > 0) return sizeSteps.find((each) => each > size + 0.01) ?? size;
  return sizeSteps.findLast((each) => each < size - 0.01) ?? Math.max(1, size - 1);
}

/** The size of words that say none and inherit none. */
export const plainSize = 18;

/** The text with the words in a range larger or smaller by a step each; `seen` is the text as it is drawn. */
export const stepSizes = (
  body: TextBody,
  seen: Drawn<TextBody>,
  range: TextRange,
  direction: 1 | -1,
): TextBody =>
  mapRuns(body, range, (run, paragraph, index) => ({
    ...run,
    size: steppedSize(seen.paragraphs[paragraph]?.runs[index]?.size ?? plainSize, direction),
  }));

const sizeAt = (seen: Drawn<TextBody>, index: number) => seen.paragraphs[index]?.runs[0]?.size ?? plainSize;

/** Room between a bullet and its words, of the size of the words. */
const hanging = 1.25;

/** How far a paragraph of a list stands in where nobody said it. */
function listPlace(seen: Drawn<TextBody>, index: number): Pick<ParagraphLook, 'left' | 'indent'> {
  const { left = 0, indent = 0, level = 0 } = seen.paragraphs[index] ?? {};
  // Its placeholder, or its file, has made room for a bullet already.
  if (indent < 0) return {};
  const room = Math.round(sizeAt(seen, index) * hanging);
  return { left: Math.max(left, room * (level + 1)), indent: -room };
}

/** The text with the paragraphs in a range as points of a list, or of none. */
export const setBullet = (
  body: TextBody,
  seen: Drawn<TextBody>,
  range: TextRange,
  bullet: Bullet,
): TextBody =>
  mapParagraphs(body, range, (paragraph, index) => {
    if (bullet.kind !== 'none') return { ...paragraph, ...listPlace(seen, index), bullet };
    const { left: _left, indent: _indent, ...plain } = paragraph;
    return { ...plain, bullet, ...((seen.paragraphs[index]?.indent ?? 0) < 0 && { left: 0, indent: 0 }) };
  });

/** The deepest level of a list. */
export const deepestLevel = 8;

/** The text with the paragraphs in a range deeper (1) or less deep (−1); `inherits` tells whether levels have a look of their own. */
export const changeLevel = (
  body: TextBody,
  seen: Drawn<TextBody>,
  range: TextRange,
  by: 1 | -1,
  inherits: boolean,
): TextBody =>
  mapParagraphs(body, range, (paragraph, index) => {
    const { level: before = 0, left: _left, indent: _indent, ...rest } = paragraph;
    const level = Math.min(deepestLevel, Math.max(0, before + by));
    if (level === before) return paragraph;
    const depth = level > 0 ? { level } : {};
    if (inherits) return { ...rest, ...depth };
    const { left = 0, indent = 0 } = seen.paragraphs[index] ?? {};
    const step = indent < 0 ? -indent : Math.round(sizeAt(seen, index) * hanging);
    return { ...rest, ...depth, left: Math.max(indent < 0 ? -indent : 0, left + by * step), indent };
  });

/** The text without looks of its own in a range; where words lead, what language they are in and what they show stay. */
export const clearLook = (body: TextBody, range: TextRange): TextBody =>
  mapParagraphs(
    mapRuns(body, range, ({ text, field, link, language }) => ({
      text,
      ...(field && { field }),
      ...(link && { link }),
      ...(language !== undefined && { language }),
    })),
    range,
    ({ runs, level, rightToLeft }) => ({
      runs,
      ...(level !== undefined && { level }),
      ...(rightToLeft && { rightToLeft }),
    }),
  );

/** What all words in a range have in common of their looks; what differs is missing. */
export function commonRunLook(body: TextBody, range: TextRange): Partial<Run> {
  const [first, ...others] = runsIn(body, range).map(({ run }) => run);
  return common(first, others);
}

/** What all paragraphs in a range have in common. */
export function commonParagraphLook(body: TextBody, { from, to }: TextRange): Partial<Paragraph> {
  const [first, ...others] = body.paragraphs.slice(from.paragraph, to.paragraph + 1);
  return common(first, others);
}

/** The fields that are alike in all of these values. */
export function common<T extends object>(first: T | undefined, others: readonly T[]): Partial<T> {
  if (!first) return {};
  const kept = Object.entries(first).filter(([name, value]) => {
    const written = JSON.stringify(value);
    return others.every((other) => JSON.stringify(Reflect.get(other, name)) === written);
  });
  // A part of the fields of a value is a part of that value.
  return Object.fromEntries(kept) as Partial<T>;
}
