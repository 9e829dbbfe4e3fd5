import type { OutlinePage } from '@app/contract/outline/schema.ts';
import { endOf, isLeaf, parentOf, type Row, type Rows, settle } from './rows.ts';

/** Each edit answers with other lines; with the very same ones where it cannot be done. */
const at = (rows: Rows, id: string) => rows.findIndex((row) => row.id === id);

const founded = ({ unfounded: _sign, ...row }: Row): Row => row;

/** Whoever changes a line stands for its words. */
export const retext = (rows: Rows, id: string, text: string): Rows =>
  rows.map((row) => (row.id === id ? { ...founded(row), text } : row));

/** What does not stand in the material is told all the same. */
export const keep = (rows: Rows, id: string): Rows => rows.map((row) => (row.id === id ? founded(row) : row));

/** Pages get other lines below them; lines that are still there keep their names. */
export function replaceLeaves(rows: Rows, pages: readonly OutlinePage[], newId: () => string): Rows {
  const known = new Map(rows.map((row) => [row.id, row]));
  return pages.reduce<Rows>((all, { id, children }) => {
    const index = at(all, id);
    const page = all[index];
    if (!page) return all;
    const leaves = children.map(({ id: leaf, kind, text, from, unfounded }): Row => {
      const isSame = known.get(leaf)?.text === text;
      const sign = unfounded && { unfounded };
      return { id: isSame ? leaf : newId(), kind, depth: page.depth + 1, text, from, ...sign };
    });
    return [...all.slice(0, index + 1), ...leaves, ...all.slice(endOf(all, index))];
  }, rows);
}

export function remove(rows: Rows, id: string): Rows {
  const index = at(rows, id);
  return index === -1 ? rows : settle([...rows.slice(0, index), ...rows.slice(endOf(rows, index))]);
}

const blank = (id: string, kind: Row['kind'], depth: number): Row => ({
  id,
  kind,
  depth,
  text: '',
  from: [],
});

/** A line of the same kind after one and all that belongs to it; without one, a page at the end. */
export function addAfter(rows: Rows, id: string | undefined, newId: string): Rows {
  const index = id === undefined ? -1 : at(rows, id);
  const row = rows[index];
  if (!row)
    return settle([...rows, blank(newId, 'page', rows.some(({ kind }) => kind === 'section') ? 1 : 0)]);
  const end = endOf(rows, index);
  const kind = isLeaf(row) ? 'point' : row.kind;
  return settle([...rows.slice(0, end), blank(newId, kind, row.depth), ...rows.slice(end)]);
}

/** A page below a section, a point below a page; beside a point, another one. */
export function addBelow(rows: Rows, id: string, newId: string): Rows {
  const index = at(rows, id);
  const row = rows[index];
  if (!row || isLeaf(row)) return addAfter(rows, id, newId);
  const end = endOf(rows, index);
  const kind = row.kind === 'section' ? 'page' : 'point';
  return settle([...rows.slice(0, end), blank(newId, kind, row.depth + 1), ...rows.slice(end)]);
}

/** A point becomes a page. A table or a figure stays what it is, on a page of its name. */
const asPage = (row: Row, depth: number): Row[] =>
  row.kind === 'point'
    ? [{ ...row, kind: 'page', depth }]
    : [{ ...row, id: `${row.id}-page`.slice(-40), kind: 'page', depth }, row];

/** One level up: a point becomes a page with the points after it, a page becomes a section with its points as pages. */
export function promote(rows: Rows, id: string): Rows {
  const index = at(rows, id);
  const row = rows[index];
  if (!row || row.kind === 'section') return rows;
  const [before, after] = [rows.slice(0, index), rows.slice(index + 1)];
  if (isLeaf(row))
    return settle([...before, ...asPage(row, rows[parentOf(rows, index)]?.depth ?? 0), ...after]);
  const end = endOf(rows, index);
  const pages = rows.slice(index + 1, end).flatMap((leaf) => asPage(leaf, 1));
  return settle([...before, { ...row, kind: 'section', depth: 0 }, ...pages, ...rows.slice(end)]);
}

/**
 * One level down: a section becomes a page beside its own, a page goes into the section before it, or becomes a point of
 * the page before it.
 */
export function demote(rows: Rows, id: string): Rows {
  const index = at(rows, id);
  const row = rows[index];
  if (!row || isLeaf(row)) return rows;
  const rest = (change: Partial<Row>, after = rows.slice(index + 1)) =>
    settle([...rows.slice(0, index), { ...row, ...change }, ...after]);
  const top = rows.findLast(({ depth }, place) => place < index && depth === 0);
  if (row.kind === 'section') {
    const depth = top?.kind === 'section' ? 1 : 0;
    const end = endOf(rows, index);
    const own = rows.slice(index + 1, end).map((each) => (each.kind === 'page' ? { ...each, depth } : each));
    return rest({ kind: 'page', depth }, [...own, ...rows.slice(end)]);
  }
  if (row.depth === 0 && top?.kind === 'section') return rest({ depth: 1 });
  const before = rows.findLast(({ kind }, place) => place < index && !isLeaf({ kind }));
  return before?.kind === 'page' ? rest({ kind: 'point', depth: before.depth + 1 }) : rows;
}

/** Takes a line with all that belongs to it to another place, which is counted without it. */
function relocate(rows: Rows, index: number, to: number, depth: number): Rows {
  const end = endOf(rows, index);
  const [first, ...block] = rows.slice(index, end);
  const others = [...rows.slice(0, index), ...rows.slice(end)];
  if (!first) return rows;
  return settle([...others.slice(0, to), { ...first, depth }, ...block, ...others.slice(to)]);
}

/** Before its neighbour; the first one goes to the end of the page or section before its own. */
function moveUp(rows: Rows, index: number): Rows {
  const row = rows[index];
  if (!row) return rows;
  const before = rows.findLastIndex(({ depth }, place) => place < index && depth <= row.depth);
  if (before === -1) return rows;
  if (rows[before]?.depth === row.depth) return relocate(rows, index, before, row.depth);
  if (row.kind === 'page') {
    const top = rows.findLast(({ depth }, place) => place < before && depth === 0);
    return top ? relocate(rows, index, before, top.kind === 'section' ? 1 : 0) : rows;
  }
  const page = rows.findLastIndex(({ kind }, place) => place < before && kind === 'page');
  return page === -1 ? rows : relocate(rows, index, endOf(rows, page), row.depth);
}

/** After its neighbour; the last one goes to the beginning of the page or section after its own. */
function moveDown(rows: Rows, index: number): Rows {
  const row = rows[index];
  if (!row) return rows;
  const end = endOf(rows, index);
  const size = end - index;
  const next = rows[end];
  if (!next) return rows;
  if (next.depth === row.depth) return relocate(rows, index, endOf(rows, end) - size, row.depth);
  if (row.kind === 'page') {
    const isSection = next.kind === 'section';
    return relocate(rows, index, end - size + Number(isSection), Number(isSection));
  }
  const page = rows.findIndex(({ kind }, place) => place >= end && kind === 'page');
  return page === -1 ? rows : relocate(rows, index, page - size + 1, row.depth);
}

export const move = (rows: Rows, id: string, step: -1 | 1): Rows =>
  step === -1 ? moveUp(rows, at(rows, id)) : moveDown(rows, at(rows, id));

/** Where a line lands that was dropped on another one: before or after it as far as their kinds allow, else inside. */
export function drop(rows: Rows, id: string, onId: string, side: 'before' | 'after'): Rows {
  const index = at(rows, id);
  const row = rows[index];
  const target = at(rows, onId);
  const end = endOf(rows, index);
  // Nothing is dropped on itself.
  if (!row || target === -1 || (target >= index && target < end)) return rows;
  const to = (place: number, depth = row.depth) =>
    relocate(rows, index, place > index ? place - (end - index) : place, depth);
  const onto = rows[target];
  if (!onto) return rows;
  if (isLeaf(row)) {
    if (isLeaf(onto)) return to(target + Number(side === 'after'));
    return onto.kind === 'page' ? to(target + 1) : rows;
  }
  const beside = (place: number, depth: number) => to(side === 'before' ? place : endOf(rows, place), depth);
  if (row.kind === 'page') {
    if (onto.kind === 'section') return to(target + 1, 1);
    const page = onto.kind === 'page' ? target : parentOf(rows, target);
    return beside(page, rows[page]?.depth ?? 0);
  }
  const top = rows.findLastIndex(({ depth }, place) => place <= target && depth === 0);
  return top === index ? rows : beside(top, 0);
}
