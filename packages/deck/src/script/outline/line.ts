import type { Paragraph, Run } from '../../text.ts';
import { raisedSigns as raised } from '../../text/raised.ts';
import { mostLetters } from '../clean.ts';

// What can be raised to a power: a letter of its own, a unit, a number, a bracket.
const base = /(?:^|[^\p{L}])(?:\p{L}|[cdkm]m|\d+|[)）\]])$/u;

/** A raised number is a power after what can have one, else the mark of a footnote. */
function raisedText(text: string, before: string): string {
  const sign = text.trim();
  if (/^\[\d{1,3}(?:\s?[,，–-]\s?\d{1,3})*\]$/u.test(sign)) return '';
  if (!/^[\d+−n-]{1,4}$/u.test(sign)) return /^[\d,\s*†‡]+$/u.test(sign) ? '' : text;
  if (!base.test(before)) return /\d/u.test(sign) ? '' : text;
  return Array.from(sign, (letter) => raised[letter] ?? letter).join('');
}

function textOfRun({ text, baseline = 0 }: Run, before: string): string {
  return baseline > 0.1 ? raisedText(text, before) : text;
}

const isName = (text: string) =>
  /\p{Script=Han}/u.test(text) ? text.length <= 10 : text.split(/\s+/u).length <= 5 && /^\p{Lu}/u.test(text);
const isLong = (text: string) =>
  /\p{Script=Han}/u.test(text) ? text.length >= 20 : text.split(/\s+/u).length >= 8 && /^\p{Lu}/u.test(text);

const wide = /[\p{Script=Han}，。；：、（）《》]/u;

/** Lines that only broke for want of room are one. */
function joinBreaks(text: string): string {
  return text.replaceAll(/[ \t]*[\n\v\r]+[ \t]*/g, (_, at: number, whole: string) => {
    const [head, tail] = [whole.slice(0, at).trim(), whole.slice(at).trim()];
    // A name on a line of its own, and what is said of it.
    if (isName(head) && isLong(tail) && /[\p{L}\d)）]$/u.test(head)) return wide.test(head) ? '：' : ': ';
    const before = whole.slice(0, at).trimEnd().at(-1) ?? '';
    const after = whole.slice(at).trimStart().at(0) ?? '';
    return wide.test(before) && wide.test(after) ? '' : ' ';
  });
}

/** The words of a paragraph on one line; powers keep their place above it. */
export function lineOf({ runs }: Paragraph): string {
  let text = '';
  for (const run of runs) if (text.length < mostLetters) text += textOfRun(run, text);
  return joinBreaks(text.slice(0, mostLetters));
}
