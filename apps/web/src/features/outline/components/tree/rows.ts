import { outlineLimits } from '@app/contract/outline/limits.ts';
import type {
  Outline,
  OutlineKind,
  OutlineLeaf,
  OutlinePage,
  OutlineSection,
} from '@app/contract/outline/schema.ts';
import { foundedOutline } from '@app/contract/outline/states/founded.ts';
import { pageCountOfOutline } from '@app/contract/outline/states/pages.ts';

/** A line of an outline. Lines in their order with their depths are the same as the tree, and easier to move. */
export type Row = {
  readonly id: string;
  readonly kind: OutlineKind;
  /** A page is at 0 where it belongs to no section. */
  readonly depth: number;
  readonly text: string;
  readonly from: readonly number[];
  /** A model wrote it, and it does not stand in the material. */
  readonly unfounded?: true | undefined;
};
export type Rows = readonly Row[];

export const isLeaf = ({ kind }: Pick<Row, 'kind'>): boolean => kind !== 'section' && kind !== 'page';

type Node = OutlineSection | OutlinePage | OutlineLeaf;

const rowsOf = (node: Node, depth: number): Row[] => {
  const { id, kind, text, from } = node;
  const unfounded = 'unfounded' in node ? node.unfounded : undefined;
  const below: readonly Node[] = 'children' in node ? node.children : [];
  const row: Row = { id, kind, depth, text, from, ...(unfounded && { unfounded }) };
  return [row, ...below.flatMap((child) => rowsOf(child, depth + 1))];
};

export const toRows = ({ children }: Pick<Outline, 'children'>): Row[] =>
  children.flatMap((node) => rowsOf(node, 0));

/** Where what belongs to a line ends: the place after its last line. */
export function endOf(rows: Rows, index: number): number {
  const depth = rows[index]?.depth ?? 0;
  const next = rows.findIndex((row, at) => at > index && row.depth <= depth);
  return next === -1 ? rows.length : next;
}

/** The places of the lines right below one; of the outline itself without it. */
export function childrenOf(rows: Rows, index = -1): number[] {
  const depth = (rows[index]?.depth ?? -1) + 1;
  const end = index === -1 ? rows.length : endOf(rows, index);
  return rows.flatMap((row, at) => (at > index && at < end && row.depth === depth ? [at] : []));
}

/** The line that one belongs to; -1 for those on top. */
export const parentOf = (rows: Rows, index: number): number =>
  rows.findLastIndex((row, at) => at < index && row.depth < (rows[index]?.depth ?? 0));

const leafOf = ({ id, kind, text, from, unfounded }: Row): OutlineLeaf => ({
  id,
  kind: kind === 'table' || kind === 'figure' ? kind : 'point',
  text,
  from: [...from],
  ...(unfounded && { unfounded }),
});

export function toOutline(title: string, rows: Rows): Outline {
  const below = (index: number) => childrenOf(rows, index).flatMap((at) => rows[at] ?? []);
  const pageOf = (row: Row): OutlinePage => ({
    id: row.id,
    kind: 'page',
    text: row.text,
    from: [...row.from],
    children: below(rows.indexOf(row)).map(leafOf),
  });
  const children = below(-1).map((row) =>
    row.kind === 'section'
      ? {
          id: row.id,
          kind: 'section' as const,
          text: row.text,
          from: [...row.from],
          children: below(rows.indexOf(row)).map(pageOf),
        }
      : pageOf(row),
  );
  return { title, children };
}

/** What the deck of these lines is made from: what is not in the material, and parts without pages, are left out. */
export const deckOutline = (rows: Rows): Outline => foundedOutline(toOutline('', rows));

/** How many pages the deck of these lines has. */
export const deckPages = (rows: Rows): number => pageCountOfOutline(deckOutline(rows));

/** Depths follow from the order: a page lies in the section above it unless it left it, a point on the page above it. */
export function settle(rows: Rows): Row[] {
  let section = false;
  let page = 0;
  return rows.map((row) => {
    if (row.kind === 'section') {
      section = true;
      return { ...row, depth: 0 };
    }
    if (row.kind !== 'page') return { ...row, depth: page + 1 };
    if (row.depth === 0) section = false;
    page = section ? 1 : 0;
    return { ...row, depth: page };
  });
}

/** Why lines cannot be an outline: too much on one page, or too many pages. */
export function tooMuch(rows: Rows): 'points' | 'pages' | undefined {
  const isFull = rows.some(
    ({ kind }, index) => kind === 'page' && childrenOf(rows, index).length > outlineLimits.points.max,
  );
  if (isFull) return 'points';
  return rows.filter(({ kind }) => kind === 'page').length > outlineLimits.pages.max ? 'pages' : undefined;
}

/** The lines that are seen while some are folded. */
export function shownRows(rows: Rows, folded: ReadonlySet<string>): number[] {
  const shown: number[] = [];
  for (let at = 0; at < rows.length; ) {
    shown.push(at);
    at = folded.has(rows[at]?.id ?? '') ? endOf(rows, at) : at + 1;
  }
  return shown;
}
