import { inReadingOrder } from '../reading-order.ts';
import type { Block, TextLine } from './block.ts';
import type { Card } from './cards.ts';
import { counterOf, isPartMark, withoutCounter } from './counter.ts';
import type { Point, Unit } from './outline.ts';
import { isFurniture } from './unsaid.ts';

const textOf = ({ lines }: Block) => lines.map(({ text }) => text).join(' ');
const isShort = (text: string) =>
  /\p{Script=Han}/u.test(text) ? text.length <= 20 : text.split(/\s+/u).length <= 8;

/** How deep lines stand: what follows a colon belongs to it, though it begins as far left. */
function depthsOf(lines: readonly TextLine[]): number[] {
  let led: number | undefined;
  return lines.map(({ text, level }) => {
    const isHead = /[:：]$/u.test(text);
    // Where the list is set further right, what comes after it stands beside the head again.
    if (isHead || level !== led) led = isHead ? level : undefined;
    return level * 2 + (!isHead && led === level ? 1 : 0);
  });
}

/** Lines with what stands below each. */
function pointsOf(lines: readonly TextLine[]): Point[] {
  const depths = depthsOf(lines);
  const top: Point[] = [];
  const open: { level: number; parts: Point[] }[] = [];
  for (const [index, { text, number, isItem }] of lines.entries()) {
    const level = depths[index] ?? 0;
    const point: Point = {
      text,
      parts: [],
      ...(number !== undefined && { number }),
      ...(isItem && { isItem }),
    };
    while ((open.at(-1)?.level ?? -1) >= level) open.pop();
    (open.at(-1)?.parts ?? top).push(point);
    open.push({ level, parts: point.parts });
  }
  return top;
}

/** Signs that only count cards are said by counting, if at all. */
const isCounter = (text: string) => isPartMark(text) || /^[A-Za-z][).]?$/u.test(text.trim());

/** Whether the first block of a card is its heading. */
function isHeading(block: Block, next: Block | undefined): boolean {
  const text = textOf(block);
  if (!next || block.unit || block.lines.length > 1 || !isShort(text)) return false;
  return block.size > next.size || (block.isBold && !next.isBold) || /[:：]$/u.test(text);
}

const written = (blocks: readonly Block[]) => blocks.filter((block) => block.lines.length > 0);

const isYear = /^(?:1[5-9]|20)\d{2}(?:s|年)?$/u;

/** A card from its heading on: smaller words above a heading are for the eye, as kickers are. */
function fromHeading(texts: readonly Block[]): readonly Block[] {
  const [first] = texts;
  if (texts.length < 3 || !first || isYear.test(textOf(first))) return texts;
  const at = texts
    .slice(0, 3)
    .findIndex(
      (block, index) =>
        index > 0 &&
        isHeading(block, texts[index + 1]) &&
        /\p{L}{2}/u.test(textOf(block)) &&
        texts.slice(0, index).every((above) => above.size < block.size && isShort(textOf(above))),
    );
  return at > 0 && !texts.slice(0, at).some((above) => /\d/u.test(textOf(above))) ? texts.slice(at) : texts;
}

function unitOfText(blocks: readonly Block[], isNamed: boolean): Unit[] {
  const texts = fromHeading(written(blocks).filter((block) => !isCounter(textOf(block))));
  const [first, ...rest] = texts;
  if (!first) return [];
  const isHeaded = rest.length > 0 && (isHeading(first, rest[0]) || isNamed || isYear.test(textOf(first)));
  const lines = (isHeaded ? rest : texts).flatMap((block) => block.lines);
  const isAlone = texts.length === 1;
  // A number says something beside other words alone.
  const spoken = lines.filter(
    ({ isCode, text }) => !isCode && (!isFurniture(text) || (!isAlone && /^\d+$/u.test(text))),
  );
  const code: Unit[] =
    spoken.length < lines.length && lines.some(({ isCode }) => isCode) ? [{ kind: 'code' }] : [];
  const points = pointsOf(spoken);
  const name = withoutCounter(textOf(first));
  const heading = isHeaded ? name.text : undefined;
  const number = written(blocks).flatMap((block) => counterOf(textOf(block)) ?? [])[0] ?? name.number;
  if (points.length === 0)
    return heading === undefined
      ? code
      : [{ kind: 'points', points: [{ text: heading, parts: [] }] }, ...code];
  const isLine = texts.length === 1 && points.length === 1 && points[0]?.parts.length === 0;
  return [
    {
      kind: 'points',
      points,
      ...(heading !== undefined && { heading }),
      ...(number !== undefined && { number }),
      ...(isLine && { line: { top: first.box.top, bottom: first.box.bottom } }),
    },
    ...code,
  ];
}

/** The units of a card, in the order they are read. */
export function unitsOfCard({ blocks, isHeaded }: Card): Unit[] {
  const ordered = inReadingOrder(blocks);
  const things = ordered.flatMap((block) => (block.unit && block.lines.length === 0 ? [block.unit] : []));
  return [...unitOfText(ordered, isHeaded), ...things];
}
