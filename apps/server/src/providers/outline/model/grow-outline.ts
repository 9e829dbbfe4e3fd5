import { outlineLimits } from '@app/contract/outline/limits.ts';
import { pagesOfOutline } from '@app/contract/outline/states/pages.ts';
import type { Outline, OutlineLeaf, OutlinePage, OutlineSection } from '@app/contract/outline/schema.ts';
import { unspeakable } from '@app/deck/script/unspeakable.ts';
import * as z from 'zod';
import type { SourceDocument } from '../../document/document.ts';
import type { Ground } from './ground.ts';

const text = z.string().trim().min(1);
const from = z.array(z.int().nonnegative()).default([]).catch([]);
const lineSchema = z.union([
  z.object({ title: text }),
  z.object({ section: text }),
  z.object({ page: text, from }),
  z.object({ point: text, from }),
  z.object({ table: text, from }),
  z.object({ figure: text, from }),
]);

/** Signs of lists and of weight that a model puts around words. */
const plain = (words: string): string =>
  words
    .replaceAll(/\*\*|__|`/gu, '')
    .replace(/^(?:[-*•·]|#{1,6}|\d+[.)、])\s+/u, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, outlineLimits.text.max);

/** Places of blocks in their order, each once, as many as an outline may name. */
export const uniqueBlocks = (blocks: readonly number[]): number[] =>
  [...new Set(blocks)].toSorted((one, other) => one - other).slice(0, outlineLimits.from.max);

const isFull = ({ children }: OutlinePage): boolean => children.length >= outlineLimits.points.max;

export type Grown = { outline: Outline; points: number; unfounded: number };

/** `room` is how many parts and pages it may have: each of them becomes a page of the deck. */
type Beginning = { title: string; id: number; room: number };

/** An outline that grows by the lines of a model's answer. What does not stand in the material is marked. */
export function growOutline(document: SourceDocument, ground: Ground, first: Beginning) {
  let { title, room } = first;
  let count = first.id;
  const children: Outline['children'] = [];
  let section: OutlineSection | undefined;
  let page: OutlinePage | undefined;
  const id = () => `n${++count}`;
  const known = (blocks: readonly number[]) => uniqueBlocks(blocks.filter(ground.isKnown));

  function addSection(words: string): void {
    page = undefined;
    if (room-- <= 0) return;
    section = { id: id(), kind: 'section', text: words, from: [], children: [] };
    children.push(section);
  }

  function addPage(words: string, blocks: readonly number[]): void {
    // What follows belongs to this page: it is left out with it.
    page = undefined;
    if (room-- <= 0) return;
    page = { id: id(), kind: 'page', text: words, from: known(blocks), children: [] };
    (section ? section.children : children).push(page);
  }

  /** A table or a picture is one of the material, or it is nothing. */
  function addThing(kind: 'table' | 'figure', words: string, blocks: readonly number[]): void {
    const block = blocks.find((each) => document.blocks[each]?.kind === kind);
    if (!page || isFull(page) || block === undefined) return;
    if (page.children.some((leaf) => leaf.from[0] === block)) return;
    page.children.push({ id: id(), kind, text: words, from: [block] });
    page.from = uniqueBlocks([...page.from, block]);
  }

  function addPoint(words: string, blocks: readonly number[]): void {
    if (!page || isFull(page)) return;
    const own = ground.blocksOf(words, known(blocks), page.from);
    const isFine = own !== undefined && unspeakable(words, ground.of(own)) === undefined;
    const leaf: OutlineLeaf = { id: id(), kind: 'point', text: words, from: own ?? [] };
    // Kept by its owner, it is their own words: they stand on no block.
    page.children.push(isFine ? leaf : { ...leaf, from: [], unfounded: true });
    if (isFine) page.from = uniqueBlocks([...page.from, ...leaf.from]);
  }

  return {
    /** Answers whether the line said something. */
    take(value: unknown): boolean {
      const { data: line } = lineSchema.safeParse(value);
      if (!line) return false;
      if ('title' in line) title = plain(line.title);
      else if ('section' in line) addSection(plain(line.section));
      else if ('page' in line) addPage(plain(line.page), line.from);
      else if ('point' in line) addPoint(plain(line.point), line.from);
      else if ('table' in line) addThing('table', plain(line.table), line.from);
      else addThing('figure', plain(line.figure), line.from);
      return true;
    },
    get lastId() {
      return count;
    },
    grown(): Grown {
      const outline = tidy({ title, children: structuredClone(children) }, ground);
      const leaves = pagesOfOutline(outline).flatMap((each) => each.page.children);
      return { outline, points: leaves.length, unfounded: leaves.filter((leaf) => leaf.unfounded).length };
    },
  };
}

/** A title with a number or a name that the material does not have is replaced by what stands below it. */
function titleOf(node: { text: string; from: readonly number[] }, ground: Ground, other: string): string {
  const fault = ground.faultIn(node.text, node.from);
  const isInvented = fault?.startsWith('the number') || fault?.startsWith('"');
  return isInvented && other !== '' ? other : node.text;
}

/** Without pages that say nothing and parts without pages; a part of one page is that page. */
function tidy({ title, children }: Outline, ground: Ground): Outline {
  const ofPage = (page: OutlinePage): OutlinePage[] => {
    const founded = page.children.find(({ unfounded }) => !unfounded);
    return page.children.length === 0 ? [] : [{ ...page, text: titleOf(page, ground, founded?.text ?? '') }];
  };
  return {
    title,
    children: children.flatMap((node): Outline['children'] => {
      if (node.kind === 'page') return ofPage(node);
      const pages = node.children.flatMap(ofPage);
      const [only, ...more] = pages;
      if (!only) return [];
      if (more.length === 0) return [only];
      const blocks = uniqueBlocks(pages.flatMap((page) => page.from));
      const words = titleOf({ text: node.text, from: blocks }, ground, only.text);
      return [{ ...node, text: words, children: pages }];
    }),
  };
}
