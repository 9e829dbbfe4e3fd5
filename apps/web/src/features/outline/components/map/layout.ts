import type { Rows } from '../tree/rows.ts';
import { childrenOf } from '../tree/rows.ts';

export const nodeSize = { width: 208, height: 44 };
const gap = { x: 56, y: 12 };

/** The outline itself, as the middle of the map. */
export const rootId = 'root';

/** A place on the map; `at` is that of its line, -1 for the outline itself. */
export type MapNode = {
  readonly id: string;
  readonly at: number;
  readonly depth: number;
  readonly parent: string | undefined;
  readonly children: readonly string[];
  readonly x: number;
  readonly y: number;
};

/**
 * A map from left to right: a node stands beside the middle of what belongs to it, and no two share a place. What is
 * folded has nothing beside it. The outline itself comes last.
 */
export function layOut(rows: Rows, folded: ReadonlySet<string>): MapNode[] {
  const nodes: MapNode[] = [];
  let nextY = 0;
  function place(at: number, depth: number, parent: string | undefined): MapNode {
    const id = rows[at]?.id ?? rootId;
    const below = folded.has(id) ? [] : childrenOf(rows, at).map((child) => place(child, depth + 1, id));
    const [first, last] = [below[0], below.at(-1)];
    let y = nextY;
    if (first && last) y = (first.y + last.y) / 2;
    else nextY += nodeSize.height + gap.y;
    const x = depth * (nodeSize.width + gap.x);
    const node = { id, at, depth, parent, children: below.map((child) => child.id), x, y };
    nodes.push(node);
    return node;
  }
  place(-1, 0, undefined);
  return nodes;
}

/** So many lines are read at a glance. */
const glance = 12;

/** A map opens with what can be read at a glance: the deepest lines are folded away as long as there are more. */
export function foldedAtFirst(rows: Rows): ReadonlySet<string> {
  let folded = new Set<string>();
  for (const depth of [2, 1]) {
    const ends = layOut(rows, folded).filter(({ children }) => children.length === 0).length;
    if (ends <= glance) break;
    const parents = rows.filter((row, at) => row.depth === depth - 1 && childrenOf(rows, at).length > 0);
    folded = new Set([...folded, ...parents.map(({ id }) => id)]);
  }
  return folded;
}

/** What the map takes up. */
export const extentOf = (nodes: readonly MapNode[]) => ({
  width: Math.max(...nodes.map(({ x }) => x)) + nodeSize.width,
  height: Math.max(...nodes.map(({ y }) => y)) + nodeSize.height,
});

type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
export const isArrow = (key: string): key is Arrow => /^Arrow(Left|Right|Up|Down)$/.test(key);

/** The node that an arrow key leads to: what belongs to one, what it belongs to, or the neighbour in its column. */
export function neighbour(nodes: readonly MapNode[], id: string, key: Arrow): string | undefined {
  const node = nodes.find((other) => other.id === id);
  if (!node) return undefined;
  if (key === 'ArrowLeft') return node.parent;
  if (key === 'ArrowRight') return node.children[0];
  const column = nodes.filter(({ depth }) => depth === node.depth).toSorted((one, other) => one.y - other.y);
  return column[column.indexOf(node) + (key === 'ArrowDown' ? 1 : -1)]?.id;
}
