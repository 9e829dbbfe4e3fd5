import type { Block, Box } from './block.ts';

/** Blocks that belong together, as those of a card do. */
export type Card = { box: Box; blocks: Block[] /** Its first block names it. */; isHeaded: boolean };

const areaOf = ({ left, top, right, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top);

const holds = (outer: Box, { box }: Block) => {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return x > outer.left && x < outer.right && y > outer.top && y < outer.bottom;
};

const around = (blocks: readonly Block[]): Box => ({
  left: Math.min(...blocks.map(({ box }) => box.left)),
  top: Math.min(...blocks.map(({ box }) => box.top)),
  right: Math.max(...blocks.map(({ box }) => box.right)),
  bottom: Math.max(...blocks.map(({ box }) => box.bottom)),
});

const isText = (block: Block) => block.lines.length > 0;

/** Cards by the frames around them, the smallest first; one frame around nearly all is none. */
function byFrames(blocks: readonly Block[], frames: readonly Box[], pageArea: number): Block[][] {
  const free = new Set(blocks);
  const cards: Block[][] = [];
  const possible = frames
    .filter((frame) => areaOf(frame) > pageArea * 0.01 && areaOf(frame) < pageArea * 0.6)
    .toSorted((one, other) => areaOf(one) - areaOf(other));
  for (const frame of possible) {
    const inside = [...free].filter((block) => holds(frame, block));
    if (inside.filter(isText).length < 2 || inside.length === blocks.length) continue;
    cards.push(inside);
    for (const block of inside) free.delete(block);
  }
  return cards;
}

/** Cards by groups: the innermost group whose room holds no other words. */
function byGroups(blocks: readonly Block[]): Block[][] {
  const free = new Set(blocks);
  const cards: Block[][] = [];
  const names = [...new Set(blocks.flatMap(({ groups }) => groups.toReversed()))];
  const members = (name: string) => [...free].filter(({ groups }) => groups.includes(name));
  const bySize = names.map((name) => ({ name, count: members(name).length }));
  for (const { name } of bySize.toSorted((one, other) => one.count - other.count)) {
    const inside = members(name);
    const others = [...free].filter((block) => !inside.includes(block));
    if (inside.filter(isText).length < 2 || others.length === 0) continue;
    // Boxes in one row are no card: each has what stands below it.
    if (inside.length > 2 && inside.every(({ box }) => Math.abs(box.top - (inside[0]?.box.top ?? 0)) < 12))
      continue;
    const room = around(inside);
    if (others.some((block) => holds(room, block))) continue;
    cards.push(inside);
    for (const block of inside) free.delete(block);
  }
  return cards;
}

const overlap = (one: Box, other: Box) =>
  (Math.min(one.right, other.right) - Math.max(one.left, other.left)) /
  Math.max(1, Math.min(one.right - one.left, other.right - other.left));

const isShort = ({ lines }: Block) => lines.length === 1 && (lines[0]?.text.length ?? 0) <= 50;

/** What stands further below a heading does not belong to it. */
const furthestBelow = 90;

/** Few words that may name what stands beside them. */
const isLabel = (block: Block) =>
  isShort(block) &&
  (block.lines[0]?.text.length ?? 0) <= 24 &&
  !/[.。!！?？]$/u.test(block.lines[0]?.text ?? '');

/** So many pairs below each other are no accident. */
const fewestInColumn = 3;

/** Headings in a row, or in a column, with their text below: each pair is a card, though nothing is drawn around it. */
function byColumns(blocks: readonly Block[]): Block[][] {
  const texts = blocks.filter((block) => isText(block) && !block.unit);
  const below = (head: Block) =>
    texts
      .filter(
        (block) =>
          block !== head &&
          block.box.top >= head.box.bottom - 6 &&
          block.box.top - head.box.bottom < furthestBelow,
      )
      .filter((block) => overlap(block.box, head.box) > 0.6)
      .toSorted((one, other) => one.box.top - other.box.top)[0];
  const pairs = texts.filter(isShort).flatMap((head) => {
    const text = below(head);
    if (!text || !(text.lines.length > 1 || text.size < head.size || !isShort(text))) return [];
    // Above a big number stands what it counts.
    const isFigure = /^\P{L}*\d/u.test(head.lines[0]?.text ?? '') && text.size < head.size;
    const name = texts.find(
      (block) =>
        isFigure &&
        block.size < head.size &&
        isShort(block) &&
        head.box.top >= block.box.bottom - 6 &&
        head.box.top - block.box.bottom < 70 &&
        overlap(block.box, head.box) > 0.6,
    );
    return [name ? [name, head, text] : [head, text]];
  });
  const beside = (one: Block | undefined, other: Block | undefined) =>
    other !== one && Math.abs((other?.box.top ?? 0) - (one?.box.top ?? 0)) < 12;
  const textOf = (pair: readonly Block[]) => pair.at(-1);
  const inColumn = (one: Block | undefined, other: Block | undefined) =>
    Math.abs((other?.box.left ?? 0) - (one?.box.left ?? 0)) < 6;
  const rows = pairs.filter(
    (pair) =>
      pairs.some((other) => beside(pair[0], other[0]) || beside(textOf(pair), textOf(other))) ||
      pairs.filter(([other]) => inColumn(pair[0], other)).length >= fewestInColumn,
  );
  return eachOnce(rows);
}

/** The pairs without those that hold a block of one before. */
function eachOnce(pairs: readonly Block[][]): Block[][] {
  const taken = new Set<Block>();
  return pairs.filter((pair) => {
    if (pair.some((block) => taken.has(block))) return false;
    for (const block of pair) taken.add(block);
    return true;
  });
}

/** Labels below each other with their text at their right: each pair is a card. */
function bySides(blocks: readonly Block[]): Block[][] {
  const texts = blocks.filter((block) => isText(block) && !block.unit);
  const heightOf = ({ box }: Block) => box.bottom - box.top;
  const shared = (one: Block, other: Block) =>
    Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
  const right = (label: Block) =>
    texts
      .filter(
        (block) =>
          block.box.left >= label.box.right - 6 &&
          shared(label, block) > Math.min(heightOf(label), heightOf(block)) / 2,
      )
      .toSorted((one, other) => one.box.left - other.box.left)[0];
  const pairs = texts.filter(isLabel).flatMap((label) => {
    const text = right(label);
    return text && !isLabel(text) ? [[label, text]] : [];
  });
  const isAligned = (one: readonly Block[], other: readonly Block[]) =>
    one.every((block, at) => Math.abs(block.box.left - (other[at]?.box.left ?? 0)) < 6);
  const columns = pairs.map((pair) => pairs.filter((other) => isAligned(pair, other)));
  const found = columns.filter(({ length }) => length >= fewestInColumn);
  // A description may be short as well, where others in its column are long.
  const besides = found.flatMap(([first]) =>
    first
      ? texts
          .filter((label) => isLabel(label) && Math.abs(label.box.left - (first[0]?.box.left ?? 0)) < 6)
          .flatMap((label) => {
            const text = right(label);
            return text && isAligned([label, text], first) ? [[label, text]] : [];
          })
      : [],
  );
  return eachOnce(besides);
}

/** The blocks of a page in cards; what stands alone is a card of its own. */
export function intoCards(blocks: readonly Block[], frames: readonly Box[], pageArea: number): Card[] {
  let free = [...blocks];
  const cards: { blocks: Block[]; isHeaded: boolean }[] = [];
  const take = (found: Block[][], isHeaded: boolean) => {
    cards.push(...found.map((each) => ({ blocks: each, isHeaded })));
    free = free.filter((block) => !found.some((card) => card.includes(block)));
  };
  take(byFrames(free, frames, pageArea), false);
  take(byGroups(free), false);
  take(bySides(free), true);
  take(byColumns(free), true);
  const alone = free.map((block) => ({ blocks: [block], isHeaded: false }));
  return [...cards, ...alone].map((card) => ({ ...card, box: around(card.blocks) }));
}
