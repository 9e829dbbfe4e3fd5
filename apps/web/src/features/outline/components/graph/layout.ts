import type { Relation, Term } from '@app/contract/graph/schema.ts';

export type Box = {
  readonly id: string;
  x: number;
  y: number;
  readonly width: number;
  readonly height: number;
};
type Graph = { readonly terms: readonly Term[]; readonly relations: readonly Relation[] };

const height = 34;
const padding = 24;
const gap = 14;
/** Boxes are wide, so room is given sideways. */
const wide = 1.7;
const turn = Math.PI * (3 - Math.sqrt(5));
const spring = 120;
const rounds = 200;

/** About how wide words are at 13 px: a Chinese letter is a square. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (/[\u2e80-\uffef]/u.test(letter) ? 13 : 7.2), 0);

const boxOf = ({ id, name }: Term, x: number, y: number): Box => ({
  id,
  x,
  y,
  width: Math.min(220, textWidth(name)) + padding,
  height,
});

/** Boxes that lie on each other are moved apart, the shorter way. */
function separate(boxes: readonly Box[], isFixed: (box: Box) => boolean): void {
  for (let round = 0; round < 60; round++) {
    let moved = false;
    boxes.forEach((one, at) => {
      for (const other of boxes.slice(at + 1)) {
        const x = (one.width + other.width) / 2 + gap - Math.abs(one.x - other.x);
        const y = (one.height + other.height) / 2 + gap - Math.abs(one.y - other.y);
        if (x <= 0 || y <= 0 || (isFixed(one) && isFixed(other))) continue;
        moved = true;
        const axis = x < y ? 'x' : 'y';
        const way = (axis === 'x' ? x : y) * (one[axis] <= other[axis] ? 1 : -1);
        const share = isFixed(one) ? 0 : isFixed(other) ? 1 : 0.5;
        one[axis] -= way * share;
        other[axis] += way * (1 - share);
      }
    });
    if (!moved) return;
  }
}

/** What is related is drawn together, and everything else keeps its distance. */
function settle(boxes: readonly Box[], relations: readonly Relation[], isFixed: (box: Box) => boolean): void {
  const places = new Map(boxes.map(({ id }, at) => [id, at]));
  const lines = relations.map(({ from, to }) => [places.get(from) ?? 0, places.get(to) ?? 0] as const);
  for (let round = 0; round < rounds; round++) {
    const heat = 14 * (1 - round / rounds) + 0.5;
    const forces = boxes.map(({ x, y }) => ({ x: -x * 0.012, y: -y * 0.02 }));
    /** Pulls two together, or pushes them apart. */
    const pull = (at: number, to: number, strength: (far: number) => number): void => {
      const [one, other, mine, theirs] = [boxes[at], boxes[to], forces[at], forces[to]];
      if (!one || !other || !mine || !theirs) return;
      const [x, y] = [(other.x - one.x) / wide, other.y - one.y];
      const far = Math.sqrt(x * x + y * y) + 0.01;
      const share = strength(far) / far;
      mine.x += x * share * wide;
      mine.y += y * share;
      theirs.x -= x * share * wide;
      theirs.y -= y * share;
    };
    for (let at = 0; at < boxes.length; at++)
      for (let to = at + 1; to < boxes.length; to++) pull(at, to, (far) => -9000 / (far * far + 60));
    for (const [from, to] of lines) pull(from, to, (far) => (far - spring) * 0.03);
    boxes.forEach((box, at) => {
      const { x, y } = forces[at] ?? { x: 0, y: 0 };
      if (isFixed(box)) return;
      const size = Math.sqrt(x * x + y * y) + 0.01;
      box.x += (x / size) * Math.min(size, heat * wide);
      box.y += (y / size) * Math.min(size, heat);
    });
  }
}

/** Places of all terms. The same graph has the same picture; terms that were there before stay where they are. */
export function layOutGraph({ terms, relations }: Graph, before?: ReadonlyMap<string, Box>): Box[] {
  const known = (id: string) => before?.get(id);
  const degree = (id: string) => relations.filter(({ from, to }) => from === id || to === id).length;
  const order = [...terms].sort((one, other) => degree(other.id) - degree(one.id));
  const boxes = order.map((term, place) => {
    const old = known(term.id);
    const far = 46 * Math.sqrt(place);
    return old
      ? boxOf(term, old.x, old.y)
      : boxOf(term, Math.cos(place * turn) * far * wide, Math.sin(place * turn) * far);
  });
  const isFixed = ({ id }: Box) => known(id) !== undefined;
  settle(boxes, relations, isFixed);
  separate(boxes, isFixed);
  return boxes;
}

export type Frame = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** What all of them take up. */
export function frameOf(boxes: readonly Box[]): Frame {
  if (boxes.length === 0) return { x: 0, y: 0, width: 1, height: 1 };
  const left = Math.min(...boxes.map(({ x, width }) => x - width / 2));
  const top = Math.min(...boxes.map(({ y }) => y - height / 2));
  const right = Math.max(...boxes.map(({ x, width }) => x + width / 2));
  const bottom = Math.max(...boxes.map(({ y }) => y + height / 2));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest box in the direction of an arrow key. */
export function boxBeside(boxes: readonly Box[], id: string, key: string): string | undefined {
  const own = boxes.find((box) => box.id === id);
  const [wayX, wayY] = ways[key] ?? [0, 0];
  if (!own || (wayX === 0 && wayY === 0)) return undefined;
  const ahead = boxes.flatMap((box) => {
    const along = (box.x - own.x) * wayX + (box.y - own.y) * wayY;
    const aside = Math.abs((box.x - own.x) * wayY) + Math.abs((box.y - own.y) * wayX);
    return along > 1 ? [{ id: box.id, far: along + aside * 2 }] : [];
  });
  return ahead.sort((one, other) => one.far - other.far)[0]?.id;
}
