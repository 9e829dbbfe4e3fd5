import type { Block, Figure, List, Table } from '../../document.ts';
import { levelsOf } from '../structure/numbering.ts';
import { tidySpaces } from '../structure/letters.ts';
import { extend, type Passage, passageOf, rightEdges } from './flow.ts';
import { type Body, bodyOf, headingRank } from './headings.ts';
import type { Row } from './rows.ts';
import { findTable } from './tables.ts';

/** What stands on a page in its order: lines, and pictures and tables between them. */
export type Entry = { row: Row } | { thing: Figure | Table };

/** What a document itself says of its headings: the level by page and words. */
export type Outline = (text: string, page: number) => number | undefined;

type Draft = { rank: number; text: string; page: number } | { block: Block };

// Levels that the document says itself come before those that are guessed.
const saidRank = -5000;
const titleRank = -9000;
const titleRatio = 1.6;

const isContentsLine = ({ text }: Row) => /(?:\.\s?){4,}\s*[\divxl]+$|…{2,}\s*\d+$|·{4,}\s*\d+$/iu.test(text);

/** Points of one list that follow each other; depth is by where their marks stand. */
function addItem(drafts: Draft[], passage: Passage, depths: number[]): void {
  const [first] = passage.rows as [Row];
  const { isOrdered, rest } = passage.item as NonNullable<Passage['item']>;
  const last = drafts.at(-1);
  const open = last && 'block' in last && last.block.kind === 'list' ? last.block : undefined;
  if (!open) depths.length = 0;
  while (depths.length > 0 && first.x < (depths.at(-1) ?? 0) - first.size * 0.5) depths.pop();
  if (depths.length === 0 || first.x > (depths.at(-1) ?? 0) + first.size * 0.5) depths.push(first.x);
  const item = { text: tidySpaces(rest), level: Math.min(depths.length - 1, 8) };
  if (open && (item.level > 0 || open.isOrdered === isOrdered)) open.items.push(item);
  else {
    const list: List = { kind: 'list', page: first.page, isOrdered, items: [{ ...item, level: 0 }] };
    depths.splice(0, depths.length, first.x);
    drafts.push({ block: list });
  }
}

type Look = { body: Body; outline: Outline; isTagged: boolean; edgeOf: (row: Row) => number };

function rankOf(passage: Passage, { body, outline, isTagged, edgeOf }: Look): number | undefined {
  const [row] = passage.rows as [Row];
  const said = outline(passage.text, row.page) ?? (row.tag || undefined);
  if (said !== undefined && passage.text.length <= 200) return saidRank + said;
  if (passage.item && !passage.item.isOrdered) return undefined;
  // Titles are often tagged as mere text.
  if (isTagged && row.tag !== undefined && row.size < body.size * titleRatio) return undefined;
  const isFull = row.right > edgeOf(row) - row.size;
  const { text, gapAbove, rows } = passage;
  return headingRank({ text, row, lines: rows.length, gapAbove, isFull }, body);
}

function createDrafts(look: Look) {
  const drafts: Draft[] = [];
  const depths: number[] = [];
  let open: Passage | undefined;
  let last: Row | undefined;

  function close(): void {
    const passage = open;
    open = undefined;
    if (!passage) return;
    const text = tidySpaces(passage.text);
    const [{ page }] = passage.rows as [Row];
    const rank = rankOf(passage, look);
    if (rank !== undefined) drafts.push({ rank, text, page });
    else if (passage.item) addItem(drafts, passage, depths);
    else if (text !== '') drafts.push({ block: { kind: 'paragraph', page, text } });
  }

  return {
    drafts,
    close,
    add(row: Row): void {
      if (!open || !extend(open, row, look.body, look.edgeOf)) {
        close();
        open = passageOf(row, last, look.body);
      }
      last = row;
    },
    push(block: Block): void {
      close();
      drafts.push({ block });
    },
    /** A picture does not end a paragraph that runs around it. */
    insert(figure: Figure): void {
      if (!open) drafts.push({ block: figure });
      else {
        const held = open;
        close();
        drafts.push({ block: figure });
        last = held.rows.at(-1);
      }
    },
  };
}

/** The largest heading of the first page is the title of all. */
function withTitle(drafts: Draft[]): Draft[] {
  const heads = drafts.filter((draft) => 'rank' in draft);
  const guessed = heads.filter(({ rank, page }) => rank >= 0 && page === 1);
  const top = guessed.sort((one, other) => one.rank - other.rank)[0];
  const isLarger =
    top &&
    heads.every(
      (head) => head === top || head.rank < 0 || Math.floor(head.rank / 100) > Math.floor(top.rank / 100),
    );
  if (top && isLarger) top.rank = titleRank;
  return drafts;
}

/** Makes blocks of the lines and pictures of all pages. */
export function pdfBlocks(pages: readonly (readonly Entry[])[], outline: Outline): Block[] {
  const rows = pages.flat().flatMap((entry) => ('row' in entry ? [entry.row] : []));
  const edges = pages.map((page) => rightEdges(page.flatMap((entry) => ('row' in entry ? [entry.row] : []))));
  const look: Look = {
    body: bodyOf(rows),
    outline,
    isTagged: rows.filter(({ tag }) => tag !== undefined && tag > 0).length >= 2,
    edgeOf: (row) => edges[row.page - 1]?.(row) ?? row.right,
  };
  const made = createDrafts(look);
  for (const page of pages) {
    for (let at = 0; at < page.length; at++) {
      const entry = page[at] as Entry;
      if ('thing' in entry) {
        if (entry.thing.kind === 'figure') made.insert(entry.thing);
        else made.push(entry.thing);
        continue;
      }
      if (isContentsLine(entry.row)) continue;
      const following = rowsFrom(page, at);
      const found = findTable(following, 0);
      if (found) {
        made.push(found.table);
        at += found.length - 1;
      } else made.add(entry.row);
    }
  }
  made.close();
  return withLevels(withTitle(made.drafts));
}

/** The lines from a place on, up to a picture; a table is never longer than a page. */
function rowsFrom(page: readonly Entry[], from: number): Row[] {
  const first = page[from] as { row: Row };
  if (first.row.cells.length < 2) return [first.row];
  const rows: Row[] = [];
  for (let at = from; at < page.length; at++) {
    const entry = page[at] as Entry;
    if (!('row' in entry)) break;
    rows.push(entry.row);
  }
  return rows;
}

const deepest = 6;

function withLevels(drafts: readonly Draft[]): Block[] {
  const levels = levelsOf(drafts.flatMap((draft) => ('rank' in draft ? [draft.rank] : [])));
  return drafts.map((draft): Block => {
    if ('block' in draft) return draft.block;
    const { rank, text, page } = draft;
    return { kind: 'heading', page, level: Math.min(levels.get(rank) ?? 1, deepest), text };
  });
}
