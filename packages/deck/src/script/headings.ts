import type { SlideElement } from '../element.ts';
import type { Paragraph } from '../text.ts';
import { lineOf } from './outline/line.ts';

/** So much larger than most words of its slide is what stands over them. */
const larger = 1.15;

const sizeOf = ({ runs }: Paragraph): number => Math.max(0, ...runs.map(({ size = 0 }) => size));
const isBold = ({ runs }: Paragraph): boolean =>
  runs.every(({ text, bold }) => bold === true || text.trim() === '');
const hasBullet = ({ bullet }: Paragraph): boolean => bullet !== undefined && bullet.kind !== 'none';
const isShort = (line: string): boolean =>
  !/[.。!！?？,，;；]$/u.test(line) &&
  (/\p{Script=Han}/u.test(line) ? line.length <= 12 : line.split(/\s+/u).length <= 5);

/** The size in which most letters of a slide are set; 0 where nothing says. */
export function sizeOfMost(elements: readonly SlideElement[]): number {
  const letters = new Map<number, number>();
  for (const element of elements)
    for (const { runs } of 'text' in element ? (element.text?.paragraphs ?? []) : [])
      for (const { text, size = 0 } of runs)
        if (size > 0) letters.set(size, (letters.get(size) ?? 0) + text.length);
  return [...letters].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0])[0];
}

/** Whether a paragraph only names what stands below it, by its colon, its place or its letters. */
export function isHeading(paragraphs: readonly Paragraph[], at: number, most: number): boolean {
  const [own, next] = [paragraphs[at], paragraphs[at + 1]];
  if (!own) return false;
  const line = lineOf(own).trim();
  const isLed = next !== undefined && lineOf(next).trim() !== '';
  if (isLed && /[:：]$/u.test(line)) return true;
  if (!isShort(line)) return false;
  if (most > 0 && sizeOf(own) >= most * larger) return true;
  return (
    isLed &&
    ((!hasBullet(own) && hasBullet(next)) ||
      (next.level ?? 0) > (own.level ?? 0) ||
      (isBold(own) && !isBold(next)))
  );
}
