import { documentLimits } from '@app/contract/document/limits.ts';
import type { Block, List, SourceDocument } from '../../document.ts';
import { TextRefused } from '../../text-refusal.ts';
import type { TextReader } from '../context.ts';
import { withCaptions } from '../structure/captions.ts';
import { joinLines, tidySpaces, widthOf } from '../structure/letters.ts';
import { listMark } from '../structure/list-marks.ts';
import { endsAsText, levelsOf, listLikeRank, numberRank } from '../structure/numbering.ts';
import { decodeText } from './decode.ts';
import { isBlank, type Line, linesOf, wrapWidth } from './lines.ts';
import { plainMarkdown } from './markdown.ts';
import { findTable } from './tables.ts';

// Lines that stand alone are deeper than any with a number: they say nothing about their place.
const aloneRank = 20;
const widestHeading = 80;
const widestAbove = 30;
const widestAlone = 56;

type Draft =
  | Exclude<Block, { kind: 'heading' }>
  | { kind: 'heading'; page: number; rank: number; text: string };

const markdownHeading = (text: string) => /^(#{1,6})\s+(.+?)\s*#*$/.exec(text.trim());
/** Programs begin the lines of a remark so, one below the other. */
const isRemark = (lines: readonly Line[], at: number, signs: string) =>
  [lines[at - 1], lines[at + 1]].some((line) => line && new RegExp(`^\\s*${signs}(?!#)`).test(line.text));
const isUnderline = (line: Line | undefined) =>
  line !== undefined && /^(?:={3,}|-{3,})$/.test(line.text.trim());
const isRuler = (text: string) => /^\s*([-*_=~#]\s*){3,}$/.test(text);

function isAlone(lines: readonly Line[], at: number): boolean {
  const [before, after] = [lines[at - 1], lines[at + 1]];
  return (!before || isBlank(before)) && (!after || isBlank(after));
}

/** A numbered line is a heading unless it is a sentence or a point among points. */
function isNumberedHeading(lines: readonly Line[], at: number, rank: number): boolean {
  const text = lines[at]?.text.trim() ?? '';
  if (widthOf(text) > widestHeading || endsAsText(text)) return false;
  if (rank < listLikeRank - 1 || rank > listLikeRank) return true;
  const next = lines.slice(at + 1).find((line) => !isBlank(line));
  return isAlone(lines, at) && next !== undefined && listMark(next.text.trim()) === undefined;
}

/** Words right above a paragraph: lines of one paragraph do not differ so much. */
function isAbove(lines: readonly Line[], at: number): boolean {
  const [before, own, after] = [lines[at - 1], lines[at], lines[at + 1]];
  if (!own || !after || (before && !isBlank(before))) return false;
  return own.width <= widestAbove && after.width > own.width * 2 && after.width > widestAbove;
}

/** Short, alone or above a paragraph, no sentence, and something longer follows. */
function isBareHeading(lines: readonly Line[], at: number): boolean {
  const text = lines[at]?.text.trim() ?? '';
  if (!(isAlone(lines, at) || isAbove(lines, at)) || widthOf(text) > widestAlone || endsAsText(text))
    return false;
  if (!/\p{L}{2}/u.test(text) || /^[\p{Ll}<>({[]/u.test(text) || /[=<>{}|@]|:\/\//.test(text)) return false;
  const next = lines.slice(at + 1).find((line) => !isBlank(line));
  return next !== undefined && next.width > 1.5 * widthOf(text) && /\p{L}{2}/u.test(next.text);
}

function headingRank(lines: readonly Line[], at: number): number | undefined {
  const text = lines[at]?.text.trim() ?? '';
  const rank = numberRank(text);
  if (rank !== undefined) return isNumberedHeading(lines, at, rank) ? rank : undefined;
  return isBareHeading(lines, at) ? aloneRank : undefined;
}

/** Collects the blocks of a text line by line. */
function createDrafts(width: number | undefined) {
  const drafts: Draft[] = [];
  let open: { page: number; text: string; last: Line } | undefined;

  function close(): void {
    if (open) drafts.push({ kind: 'paragraph', page: open.page, text: tidySpaces(plainMarkdown(open.text)) });
    open = undefined;
  }

  /** Whether a line goes on with what the last one began. */
  function goesOn(line: Line): boolean {
    if (!open || width === undefined) return false;
    const { last } = open;
    return last.width >= width * 0.65 && line.indent <= last.indent + 1;
  }

  return {
    drafts,
    close,
    heading(page: number, rank: number, text: string): void {
      close();
      drafts.push({ kind: 'heading', page, rank, text: tidySpaces(plainMarkdown(text)) });
    },
    add(draft: Draft): void {
      close();
      drafts.push(draft);
    },
    text(line: Line): void {
      if (open && goesOn(line)) open = { ...open, text: joinLines(open.text, line.text), last: line };
      else {
        close();
        open = { page: line.page, text: line.text, last: line };
      }
    },
  };
}

type Drafts = ReturnType<typeof createDrafts>;

/** A point and the lines that go on with it; gives how many lines were taken. */
function takeItem(lines: readonly Line[], at: number, list: List, indents: number[]): number {
  const line = lines[at] as Line;
  const mark = listMark(line.text.trim());
  let text = mark?.rest ?? '';
  let length = 1;
  for (let next = lines[at + length]; next && !isBlank(next); next = lines[at + ++length]) {
    if (next.indent <= line.indent || listMark(next.text.trim()) || findTable(lines, at + length)) break;
    text = joinLines(text, next.text);
  }
  while (indents.length > 0 && (indents.at(-1) ?? 0) > line.indent) indents.pop();
  if (indents.at(-1) !== line.indent) indents.push(line.indent);
  list.items.push({ text: tidySpaces(plainMarkdown(text)), level: Math.min(indents.length - 1, 8) });
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

/** What stands between two fences is kept line by line. */
function takeFenced(lines: readonly Line[], from: number, drafts: Drafts): number {
  const end = lines.findIndex((line, at) => at > from && /^\s*(?:```|~~~)/.test(line.text));
  const last = end === -1 ? lines.length : end;
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
    drafts.close();
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
  const rank = headingRank(lines, at);
  if (rank !== undefined) {
    drafts.heading(line.page, rank, text);
    return 1;
  }
  if (listMark(text)) return takeList(lines, at, drafts);
  drafts.text(line);
  return 1;
}

function blocksOf(lines: readonly Line[]): Block[] {
  const drafts = createDrafts(wrapWidth(lines));
  for (let at = 0; at < lines.length; ) at += takeBlock(lines, at, drafts);
  drafts.close();
  const ranks = drafts.drafts.flatMap((draft) => (draft.kind === 'heading' ? [draft.rank] : []));
  const levels = levelsOf(ranks);
  return drafts.drafts.map((draft): Block => {
    if (draft.kind !== 'heading') return draft;
    const { rank, ...heading } = draft;
    return { ...heading, level: levels.get(rank) ?? 1 };
  });
}

/** What a text says; markdown is a text. */
export function readPlainText(text: string): SourceDocument {
  const lines = linesOf(text.replace(/^---\n[\s\S]{0,4000}?\n---\n/, ''));
  const blocks = withCaptions(blocksOf(lines));
  const pages = lines.at(-1)?.page ?? 1;
  const first = blocks.find(({ kind }) => kind !== 'figure');
  const title = first?.kind === 'heading' ? first.text : undefined;
  return { ...(title !== undefined && { title }), pages, blocks, pagesLeft: 0 };
}

export const readTxt: TextReader = async (bytes, { onPage }) => {
  if (bytes.length > documentLimits.textReadBytes)
    throw new TextRefused('too-large', `${bytes.length} bytes`);
  const document = readPlainText(decodeText(bytes));
  if (document.blocks.length === 0) throw new TextRefused('empty', 'blank');
  onPage(1, 1);
  return document;
};
