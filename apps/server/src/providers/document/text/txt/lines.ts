import { isDense, widthOf } from '../structure/letters.ts';

/** One line of a text; `page` counts the form feeds before it. */
export type Line = { text: string; indent: number; width: number; page: number };

const tabWidth = 4;

function indentOf(line: string): number {
  const [blank = ''] = /^[ \t\u3000]*/.exec(line) ?? [];
  return [...blank].reduce(
    (sum, letter) => sum + (letter === '\t' ? tabWidth : letter === '\u3000' ? 2 : 1),
    0,
  );
}

const lastNumber = /(?<!\d|\d[.,])(\d{1,3})\s*$/;
const fewestNumbered = 3;

/** Pages without the numbers that stand behind their last words, where these count the pages. */
function withoutPageNumbers(pages: readonly string[]): string[] {
  const offs = pages.map((page, at) => Number(lastNumber.exec(page)?.[1] ?? NaN) - at);
  const counts = new Map<number, number>();
  for (const off of offs) if (!Number.isNaN(off)) counts.set(off, (counts.get(off) ?? 0) + 1);
  const [usual, count] = [...counts].toSorted((one, other) => other[1] - one[1])[0] ?? [0, 0];
  if (count < fewestNumbered || count * 2 < pages.length) return [...pages];
  return pages.map((page, at) => (offs[at] === usual ? page.replace(lastNumber, '') : page));
}

/** The lines of a text, each with its page. */
export function linesOf(text: string): Line[] {
  const pages = text.replace(/\r\n?|\u2028|\u2029|\u0085/g, '\n').split('\f');
  return withoutPageNumbers(pages).flatMap((page, index) =>
    page.split('\n').map((raw) => {
      const line = raw.trimEnd();
      return { text: line, indent: indentOf(line), width: widthOf(line), page: index + 1 };
    }),
  );
}

export const isBlank = ({ text }: Line): boolean => text.trim() === '';

/** The width at which lines were broken by hand; undefined where a line is a whole paragraph. */
export function wrapWidth(lines: readonly Line[]): number | undefined {
  const widths = lines.filter((line) => !isBlank(line)).map(({ width }) => width);
  if (widths.length < 4) return undefined;
  widths.sort((one, other) => one - other);
  const at = (share: number) => widths[Math.floor((widths.length - 1) * share)] ?? 0;
  const high = at(0.95);
  if (high < 40 || high > 130 || (widths.at(-1) ?? 0) > high * 3) return undefined;
  // Broken lines crowd just below the width; paragraphs end anywhere.
  const near = widths.filter((width) => width >= high * 0.75).length;
  return near / widths.length >= 0.4 && isBrokenAt(lines, high) ? high : undefined;
}

/** Chinese lines crowd because sentences are alike, too: those that were broken have no stop, and a line right below. */
function isBrokenAt(lines: readonly Line[], width: number): boolean {
  const near = lines.filter((line) => line.width >= width * 0.75);
  const dense = near.filter(({ text }) => isDense(text.trim().at(-1)));
  if (dense.length * 2 < near.length) return true;
  const broken = lines.filter((line, at) => {
    const below = lines[at + 1];
    return line.width >= width * 0.9 && below && !isBlank(below) && !endsHere.test(line.text);
  });
  return broken.length * 3 >= near.length;
}
const endsHere = /[。．！？；：.!?;:…”」）)]\s*$/u;
