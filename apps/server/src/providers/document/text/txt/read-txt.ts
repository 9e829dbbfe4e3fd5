import { documentLimits } from '@app/contract/document/limits.ts';
import type { Block, List, SourceDocument } from '../../document.ts';
import { TextRefused } from '../../text-refusal.ts';
import type { TextReader } from '../context.ts';
import { withCaptions } from '../structure/captions.ts';
import { createParagraph, isDense, tidySpaces } from '../structure/letters.ts';
import { listMark } from '../structure/list-marks.ts';
import { levelsOf } from '../structure/numbering.ts';
import { decodeText } from './decode.ts';
import { headingRank, isLoose, isTitle, nextWritten, subtitleBelow, widestHeading } from './headings.ts';
import { isBlank, type Line, linesOf, wrapWidth } from './lines.ts';
import { plainMarkdown } from './markdown.ts';
import { findTable } from './tables.ts';

/** Deeper than nothing: all headings stand below the title. */
const titleRank = -20;

type Draft =
  | Exclude<Block, { kind: 'heading' }>
  | { kind: 'subtitle'; page: number; text: string }
  | { kind: 'heading'; page: number; rank: number; text: string };

const markdownHeading = (text: string) => /^(#{1,6})\s+(.+?)\s*#*$/.exec(text.trim());
/** Programs begin the lines of a remark so, one below the other. */
const isRemark = (lines: readonly Line[], at: number, signs: string) =>
  [lines[at - 1], lines[at + 1]].some((line) => line && new RegExp(`^\\s*${signs}(?!#)`).test(line.text));
const isUnderline = (line: Line | undefined) =>
  line !== undefined && /^(?:={3,}|-{3,})$/.test(line.text.trim());
const isRuler = (text: string) => /^\s*([-*_=~#]\s*){3,}$/.test(text);

/** A line that is longer may go on over the end of its page. */
const longLine = 80;

/** Collects the blocks of a text line by line. */
function createDrafts(width: number | undefined, first: number) {
  const drafts: Draft[] = [];
  let open:
    | { page: number; words: ReturnType<typeof createParagraph>; last: Line; isApart: boolean }
    | undefined;
  /** The line of text before, and whether an empty one followed it. */
  let before: { line: Line; isParted: boolean } | undefined;

  function close(): void {
    if (open)
      drafts.push({
        kind: 'paragraph',
        page: open.page,
        text: tidySpaces(plainMarkdown(open.words.text())),
        ...(open.isApart && { isApart: true }),
      });
    open = undefined;
  }

  /** Whether a line that begins a paragraph surely does not go on with the line before, which was not broken by hand. */
  function isApart(line: Line): boolean {
    if (!before) return false;
    const isSamePage = before.line.page === line.page;
    if (!isSamePage)
      return width === undefined && isDense(line.text.trim()[0]) && before.line.width < longLine;
    if (before.isParted) return before.line.width < (width ?? Infinity) * 0.85;
    return width === undefined && isDense(line.text.trim()[0]);
  }

  /** Whether a line goes on with what the last one began. */
  function goesOn(line: Line): boolean {
    if (!open || width === undefined) return false;
    const { last } = open;
    return last.width >= width * 0.65 && line.indent <= last.indent + 1;
  }

  return {
    drafts,
    /** The place of the first line with words. */
    first,
    isWrapped: width !== undefined,
    /** Lines before this one were looked through for points without marks, and are none. */
    looseUntil: 0,
    /** Whether a line ends before it would have been broken. */
    isShort: (line: Line): boolean => line.width < (width ?? Infinity) * 0.65,
    close,
    heading(page: number, rank: number, text: string): void {
      close();
      drafts.push({ kind: 'heading', page, rank, text: tidySpaces(plainMarkdown(text)) });
    },
    /** The line below the title, which is no sentence of the text. */
    subtitle({ page, text }: Line): void {
      drafts.push({ kind: 'subtitle', page, text: tidySpaces(plainMarkdown(text)) });
    },
    add(draft: Draft): void {
      close();
      drafts.push(draft);
    },
    text(line: Line): void {
      if (open && goesOn(line)) {
        open.words.add(line.text);
        open.last = line;
      } else {
        close();
        open = {
          page: line.page,
          words: createParagraph(line.text),
          last: line,
          isApart: isApart(line),
        };
      }
      before = { line, isParted: false };
    },
    blank(): void {
      close();
      if (before) before.isParted = true;
    },
  };
}

type Drafts = ReturnType<typeof createDrafts>;

/** A point and the lines that go on with it; gives how many lines were taken. */
function takeItem(lines: readonly Line[], at: number, list: List, indents: number[]): number {
  const line = lines[at] as Line;
  const mark = listMark(line.text.trim());
  const words = createParagraph(mark?.rest ?? '');
  let length = 1;
  for (let next = lines[at + length]; next && !isBlank(next); next = lines[at + ++length]) {
    if (next.indent <= line.indent || listMark(next.text.trim()) || findTable(lines, at + length)) break;
    words.add(next.text);
  }
  while (indents.length > 0 && (indents.at(-1) ?? 0) > line.indent) indents.pop();
  if (indents.at(-1) !== line.indent) indents.push(line.indent);
  list.items.push({ text: tidySpaces(plainMarkdown(words.text())), level: Math.min(indents.length - 1, 8) });
  return length;
}

/** A whole list; one empty line between two points does not end it. */
function takeList(lines: readonly Line[], from: number, drafts: Drafts): number {
  const first = lines[from] as Line;
  const isOrdered = listMark(first.text.trim())?.isOrdered ?? false;
  const list: List = { kind: 'list', page: first.page, isOrdered, items: [] };
  const indents: number[] = [];
  let at = from;
  for (;;) {
    at += takeItem(lines, at, list, indents);
    const skip = lines[at] && isBlank(lines[at] as Line) ? 1 : 0;
    const next = lines[at + skip];
    const mark = next && listMark(next.text.trim());
    if (!next || !mark || (next.indent === first.indent && mark.isOrdered !== isOrdered)) break;
    if (headingRank(lines, at + skip) !== undefined || isRuler(next.text)) break;
    at += skip;
  }
  drafts.add(list);
  return at - from;
}

const fewestLoose = 2;

/** Lines below each other that are no paragraph are points without a mark; `end` is behind the last of them. */
function looseLines(lines: readonly Line[], from: number): { end: number; isList: boolean } {
  let end = from;
  while (isLoose(lines[end]) && findTable(lines, end) === undefined) end++;
  const after = lines[end];
  return { end, isList: end - from >= fewestLoose && (!after || isBlank(after)) };
}

function takeLoose(lines: readonly Line[], from: number, count: number, drafts: Drafts): number {
  const items = lines
    .slice(from, from + count)
    .map(({ text }) => ({ text: tidySpaces(plainMarkdown(text)), level: 0 }));
  drafts.add({ kind: 'list', page: lines[from]?.page ?? 1, isOrdered: false, items });
  return count;
}

/** What stands between two fences is kept line by line. */
function takeFenced(lines: readonly Line[], from: number, drafts: Drafts): number {
  let last = from + 1;
  for (let line = lines[last]; line && !/^\s*(?:```|~~~)/.test(line.text); line = lines[last]) last++;
  const text = lines
    .slice(from + 1, last)
    .map((line) => line.text)
    .join('\n');
  if (text.trim() !== '') drafts.add({ kind: 'paragraph', page: lines[from]?.page ?? 1, text });
  return last - from + 1;
}

/** Reads what begins at a line; gives how many lines it took. */
function takeBlock(lines: readonly Line[], at: number, drafts: Drafts): number {
  const line = lines[at] as Line;
  const text = line.text.trim();
  if (text === '' || (isRuler(text) && !isUnderline(lines[at + 1]))) {
    drafts.blank();
    return 1;
  }
  if (/^(?:```|~~~)/.test(text)) return takeFenced(lines, at, drafts);
  const [, signs, words] = markdownHeading(text) ?? [];
  if (signs && words && !isRemark(lines, at, signs)) {
    drafts.heading(line.page, -10 + signs.length, words);
    return 1;
  }
  const before = lines[at - 1];
  if ((!before || isBlank(before)) && isUnderline(lines[at + 1]) && line.width <= widestHeading) {
    drafts.heading(line.page, lines[at + 1]?.text.trim().startsWith('=') ? -9 : -8, text);
    return 2;
  }
  const found = findTable(lines, at);
  if (found) {
    drafts.add(found.table);
    return found.length;
  }
  if (at === drafts.first && isTitle(lines, at) && drafts.isShort(line)) {
    drafts.heading(line.page, titleRank, text);
    const below = subtitleBelow(lines, at);
    if (below === undefined) return 1;
    drafts.subtitle(lines[below] as Line);
    return below - at + 1;
  }
  const rank = headingRank(lines, at);
  if (rank !== undefined) {
    drafts.heading(line.page, rank, text);
    return 1;
  }
  if (listMark(text)) return takeList(lines, at, drafts);
  // What ends as a paragraph does is none from any of its lines on.
  if (!drafts.isWrapped && at >= drafts.looseUntil) {
    const { end, isList } = looseLines(lines, at);
    if (isList) return takeLoose(lines, at, end - at, drafts);
    drafts.looseUntil = end;
  }
  drafts.text(line);
  return 1;
}

function blocksOf(lines: readonly Line[]): { blocks: Block[]; subtitle: string | undefined } {
  const drafts = createDrafts(wrapWidth(lines), nextWritten(lines, 0));
  for (let at = 0; at < lines.length; ) at += takeBlock(lines, at, drafts);
  drafts.close();
  const ranks = drafts.drafts.flatMap((draft) => (draft.kind === 'heading' ? [draft.rank] : []));
  const levels = levelsOf(ranks);
  const blocks = drafts.drafts.map((draft): Block => {
    if (draft.kind === 'subtitle') return { ...draft, kind: 'paragraph' };
    if (draft.kind !== 'heading') return draft;
    const { rank, ...heading } = draft;
    return { ...heading, level: levels.get(rank) ?? 1 };
  });
  const [subtitle] = drafts.drafts.flatMap((draft) => (draft.kind === 'subtitle' ? [draft.text] : []));
  return { blocks, subtitle };
}

/** What a text says; markdown is a text. */
export function readPlainText(text: string): SourceDocument {
  const lines = linesOf(text.replace(/^---\n[\s\S]{0,4000}?\n---\n/, ''));
  const { blocks: found, subtitle } = blocksOf(lines);
  const blocks = withCaptions(found);
  const pages = lines.at(-1)?.page ?? 1;
  const first = blocks.find(({ kind }) => kind !== 'figure');
  const title = first?.kind === 'heading' ? first.text : undefined;
  return {
    ...(title !== undefined && { title }),
    ...(subtitle !== undefined && { subtitle }),
    pages,
    blocks,
    pagesLeft: 0,
  };
}

export const readTxt: TextReader = async (bytes, { onPage }) => {
  if (bytes.length > documentLimits.textReadBytes)
    throw new TextRefused('too-large', `${bytes.length} bytes`);
  const document = readPlainText(decodeText(bytes));
  if (document.blocks.length === 0) throw new TextRefused('empty', 'blank');
  onPage(1, 1);
  return document;
};
