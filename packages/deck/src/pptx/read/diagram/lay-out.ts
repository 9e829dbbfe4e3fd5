import type { Node } from './diagram-words.ts';

/** Where a point stands, in the coordinates of its diagram; `lines` are its words and those of the points in it. */
export type Cell = {
  left: number;
  top: number;
  width: number;
  height: number;
  lines: { words: string; level: number }[];
  geometry: 'roundRect' | 'ellipse' | 'chevron';
};

type Size = { width: number; height: number };
type Lay = (nodes: readonly Node[], size: Size) => Cell[];

const gap = 0.08;

/** A point with all that stands below it, as lines of one box. */
const linesOf = (node: Node, level = 0): Cell['lines'] => [
  { words: node.words, level },
  ...node.nodes.flatMap((each) => linesOf(each, Math.min(4, level + 1))),
];

/** Boxes in so many columns, one row after the other. */
const grid =
  (columnsFor: (count: number) => number, geometry: Cell['geometry'] = 'roundRect'): Lay =>
  (nodes, { width, height }) => {
    const columns = Math.max(1, columnsFor(nodes.length));
    const rows = Math.ceil(nodes.length / columns);
    const [wide, high] = [width / columns, height / rows];
    return nodes.map((node, at) => ({
      left: (at % columns) * wide + (wide * gap) / 2,
      top: Math.floor(at / columns) * high + (high * gap) / 2,
      width: wide * (1 - gap),
      height: high * (1 - gap),
      lines: linesOf(node),
      geometry,
    }));
  };

const column = grid(() => 1);
const chevrons = grid((count) => count, 'chevron');
/** Side by side, each pointing to the next one; what is higher than wide has no room for words in a point. */
const row: Lay = (nodes, size) =>
  chevrons(nodes, size).map((cell) => (cell.height > cell.width ? { ...cell, geometry: 'roundRect' } : cell));

/** Around a circle, the first at the top, none wider than this share. */
function ring(nodes: readonly Node[], { width, height }: Size, widest: number): Cell[] {
  const share = Math.min(widest, 1.5 / Math.max(3, nodes.length));
  const [wide, high] = [width * share, height * share];
  return nodes.map((node, at) => {
    const angle = (at / nodes.length) * 2 * Math.PI - Math.PI / 2;
    return {
      left: width / 2 + ((width - wide) / 2) * Math.cos(angle) - wide / 2,
      top: height / 2 + ((height - high) / 2) * Math.sin(angle) - high / 2,
      width: wide,
      height: high,
      lines: linesOf(node),
      geometry: 'ellipse',
    };
  });
}

/** A point that all others belong to stands in the middle of them. */
const circle: Lay = (nodes, size) => {
  const [hub, ...others] = nodes;
  if (!hub || others.length > 0 || hub.nodes.length < 2) return ring(nodes, size, 0.42);
  const around = ring(hub.nodes, size, 0.3);
  const { width = 0, height = 0 } = around[0] ?? {};
  const [left, top] = [(size.width - width) / 2, (size.height - height) / 2];
  return [
    { left, top, width, height, lines: [{ words: hub.words, level: 0 }], geometry: 'ellipse' },
    ...around,
  ];
};

/** Each row wider than the one above it. */
const pyramid: Lay = (nodes, size) =>
  column(nodes, size).map((cell, at) => {
    const wide = size.width * ((at + 1.5) / (nodes.length + 0.5));
    return { ...cell, left: (size.width - wide) / 2, width: wide };
  });

const deepest = 3;
const leavesOf = ({ nodes }: Node, depth: number): number =>
  depth >= deepest || nodes.length === 0
    ? 1
    : nodes.reduce((sum, each) => sum + leavesOf(each, depth + 1), 0);
const depthOf = (nodes: readonly Node[]): number =>
  nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map((node) => depthOf(node.nodes)));

/** Those below each other under the one they belong to; what is deeper than three stands in its box. */
const tree: Lay = (nodes, { width, height }) => {
  const rows = Math.min(deepest, depthOf(nodes));
  const high = height / rows;
  function place(list: readonly Node[], from: number, wide: number, depth: number): Cell[] {
    const leaves = list.map((node) => leavesOf(node, depth));
    const all = leaves.reduce((sum, count) => sum + count, 0);
    let left = from;
    return list.flatMap((node, at) => {
      const own = (wide * (leaves[at] ?? 1)) / all;
      const here = left;
      left += own;
      const isLast = depth >= rows;
      const cell: Cell = {
        left: here + (own * gap) / 2,
        top: (depth - 1) * high + (high * gap) / 2,
        width: own * (1 - gap),
        height: high * (isLast ? 1 - gap : 0.7),
        lines: isLast ? linesOf(node) : [{ words: node.words, level: 0 }],
        geometry: 'roundRect',
      };
      return [cell, ...(isLast ? [] : place(node.nodes, here, own, depth + 1))];
    });
  }
  return place(nodes, 0, width, 1);
};

/** By what the name of a layout says; the first that fits. */
const ways: readonly (readonly [RegExp, Lay])[] = [
  [/hierarchy|orgchart|tree/i, tree],
  [/pyramid|funnel/i, pyramid],
  [/cycle|radial|venn|target|gear|orbit/i, circle],
  [/vprocess|vlist|vertical|v(?:chevron|arrow)/i, column],
  [/process|chevron|arrow|timeline|step/i, row],
  [/matrix/i, grid(() => 2)],
  [/hlist|horizontal/i, grid((count) => count)],
  [/default|grid|picture/i, grid((count) => Math.min(count, Math.ceil(Math.sqrt(count * 1.6))))],
];

/** Boxes for a diagram of this layout; what is of no kind that we know stands below each other. */
export function layOut(layout: string, nodes: readonly Node[], size: Size): Cell[] {
  const name = layout.slice(layout.lastIndexOf('/') + 1);
  const [, lay = column] = ways.find(([pattern]) => pattern.test(name)) ?? [];
  return lay(nodes, size);
}
