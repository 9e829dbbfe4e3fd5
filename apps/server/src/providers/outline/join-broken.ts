import type { Block, List, Paragraph } from '../document/document.ts';
import { withoutNoteMarks } from './untold.ts';

/** In a text of words without spaces, a few spaces stand where its lines once ended. */
function withoutGaps(text: string): string {
  const gaps = text.match(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu)?.length ?? 0;
  const isText = gaps > 0 && (text.match(/\p{Script=Han}/gu)?.length ?? 0) >= gaps * 14;
  return isText ? text.replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '') : text;
}

/** A line without what is only there for the eye. */
export const clean = (text: string): string =>
  withoutGaps(withoutNoteMarks(text).replaceAll(/\s+/gu, ' '))
    .replaceAll(
      /\s?\[(?:citation needed|来源请求|(?:which|who|when|where|why|how|by whom|according to whom|clarification needed|better source needed|dubious|original research|update)\??)\]|\p{Extended_Pictographic}\uFE0F?|[-=_]{4,}/giu,
      (found) => (/^[\d©®™]/u.test(found) ? found : ''),
    )
    // Letters that were cast as one, and marks that lost the room behind them.
    .replaceAll(/[\uFB00-\uFB06]/gu, (letters) => letters.normalize('NFKC'))
    .replaceAll(/(?<=\p{Ll}s)’(?=\p{Ll}{2})|(?<=\p{Script=Latin}[,.!?]?)”(?=\p{Script=Latin})/gu, '$& ')
    .replaceAll(
      /(?<=\p{Ll})’(?=(?:and|or|is|are|in|of|was|for|as|on|by|with|at|has|have|from|when|that)\b)/gu,
      '’ ',
    )
    .replaceAll(/(?<=\p{Ll}),(?=\p{Ll}{2})/gu, ', ')
    // A line has parted the word.
    .replaceAll(/(?<=\p{Ll}{2})- (?!(?:and|or|to|but|und|oder|et)\b)(?=\p{Ll}{2})/gu, '')
    .replaceAll(/(?<=[\p{L}\d)]) (?=[,;.](?:\s|$))/gu, '')
    .trim();

/** The label of a page that stands among its words. */
export const isPageLabel = (text: string): boolean =>
  /^(?:page\s?\d+(?:\s?(?:of|\/)\s?\d+)?|第\s?\d+\s?页)$/iu.test(text.trim());

/** What stands at the foot of a page, behind its mark. */
const footnoteText = /^[⁰¹²³⁴-⁹]{1,3}\s?\p{L}/u;

/** Lines that are one paragraph, as far as they have come; `at` is the place of the first. */
type OpenParagraph = { at: number; block: Paragraph; pieces: string[]; length: number; hasHan: boolean };

const openParagraph = (at: number, block: Paragraph, line: string): OpenParagraph => ({
  at,
  block,
  pieces: [line],
  length: line.length,
  hasHan: /\p{Script=Han}/u.test(line),
});

const endOf = ({ pieces }: OpenParagraph): string => pieces.at(-1) ?? '';

/** A paragraph that breaks off: nothing ends it, and what follows goes on, or it is as long as lines that are wrapped. */
function breaksOff(
  { pieces, length, hasHan }: OpenParagraph,
  next: string,
  { isWritten, isApart }: { isWritten: boolean; isApart: boolean },
): boolean {
  const end = pieces.at(-1)?.at(-1) ?? '';
  if (/[.!?。！？:：;；”"’)）]/u.test(end)) return false;
  // What its author began with a capital on a line of its own is another sentence.
  const isWrapped = length >= (hasHan ? 20 : 45) && !isApart && !(isWritten && /^\p{Lu}/u.test(next));
  return isWrapped || /^[\p{Ll},，;；、]/u.test(next) || /[,，、-]/u.test(end);
}

/** A divided word is one, and Chinese has no room between its letters. */
function addLine(open: OpenParagraph, line: string): void {
  if (line === '') return;
  const last = open.pieces.pop() ?? '';
  const isDivided = /\p{Ll}-$/u.test(last) && /^\p{Ll}/u.test(line);
  const isClose = isDivided || (/\p{Script=Han}$/u.test(last) && /^\p{Script=Han}/u.test(line));
  open.pieces.push(isDivided ? last.slice(0, -1) : last, isClose ? line : ` ${line}`);
  open.length += line.length;
  open.hasHan ||= /\p{Script=Han}/u.test(line);
}

/** What a picture or a table is called in running text. */
export const captionMark = /^(?:fig(?:ure|\.)?|table|chart|photo|图|表)\s?\d+[a-z]?\s?[:：.]\s*(?=\S)/iu;

const endsHere = /[.!?。！？:：;；][”"'’)）]?$/u;
/** Words that wait for the next ones, whatever stands between. */
const waitsOn = /(?:,|\b(?:the|an?|of|and|or|to|in|for|by|with|from|its|their))$/iu;
/** After what stood in the middle of a sentence, it may go on with a number, too. */
const goesOnSmall = /^(?:\p{Ll}[\p{L}’']|\d{1,4}(?:[.,;]|\s\p{Ll}))/u;
const beginsSmall = /^\p{Ll}[\p{L}’']/u;

/** An item that has grown longer than this is a text of its own. */
const longestItem = 2000;

/** Whether a line goes on with the last item of a list: nothing ends the item, and the line begins small. */
function goesOnWithItem({ items }: List, line: string): boolean {
  const text = items.at(-1)?.text.trim() ?? '';
  return text !== '' && text.length < longestItem && beginsSmall.test(line) && !endsHere.test(text);
}

/** Adds a line to the last item of a list. */
function addToItem({ items }: List, line: string): void {
  const last = items.at(-1);
  if (last) last.text = /\p{Ll}-$/u.test(last.text) ? last.text.slice(0, -1) + line : `${last.text} ${line}`;
}

/** A heading that waits for more: it ends with a word that leads on, or with a hyphen. */
const waits =
  /(?:[-–—,，、&]|\b(?:of|and|or|for|to|the|an?|in|on|at|with|without|through|by|from|as|between|into|under|via|towards?|versus|vs\.?)|[的和与及])$/iu;
/** A heading that goes on: nothing begins with such a word. */
const goesOnFrom = /^(?:of|and|or|for|with|through|by|from|between|into|via)\b/iu;
const counted = /^(?:\d+[.、)]|[IVX]+[.)]|[A-Z][.)]|第.{1,3}[章节条]|[一二三四五六七八九十]+[、.])/u;

const longestHeading = 400;

/** A heading that two lines hold, as one in the place of the first. */
function joinHeadings(blocks: Block[]): void {
  let last: number | undefined;
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'paragraph' && block.text === '') continue;
    const place = last;
    const before = place === undefined ? undefined : blocks[place];
    last = block.kind === 'heading' ? at : undefined;
    if (block.kind !== 'heading' || before?.kind !== 'heading' || before.level !== block.level) continue;
    const [one, other] = [before.text.trim(), block.text.trim()];
    // Lines that wait for each other on and on are no heading.
    if (one.length > longestHeading) continue;
    if (counted.test(other) || !(waits.test(one) || goesOnFrom.test(other) || beginsSmall.test(other)))
      continue;
    before.text =
      /\p{Ll}-$/u.test(one) && beginsSmall.test(other)
        ? one.slice(0, -1) + other
        : /-$|\p{Script=Han}$/u.test(one)
          ? one + other
          : `${one} ${other}`;
    blocks[at] = { kind: 'paragraph', page: block.page, text: '' };
    last = place;
  }
}

/**
 * What stands in lines of their own although it is one paragraph, put together in the first of them; the others are empty.
 * `isWritten`: paragraphs are as their author parted them.
 */
export function joinBroken(blocks: readonly Block[], isWritten = false): Block[] {
  const joined = blocks.map((block): Block => {
    const isLabel = (block.kind === 'paragraph' || block.kind === 'heading') && isPageLabel(block.text);
    const isNote = block.kind === 'paragraph' && footnoteText.test(block.text);
    if (isLabel || isNote) return { kind: 'paragraph', page: block.page, text: '' };
    if (block.kind === 'heading') return { ...block };
    return block.kind === 'list' ? { ...block, items: block.items.map((item) => ({ ...item })) } : block;
  });
  joinHeadings(joined);
  // A file may have thousands of lines: each is read once, and the whole is put together at the end.
  const paragraphs: OpenParagraph[] = [];
  let open: OpenParagraph | undefined;
  let caption: OpenParagraph | undefined;
  let list: number | undefined;
  let isParted = false;
  for (const [at, block] of joined.entries()) {
    if (block.kind === 'paragraph' && block.text === '') continue;
    if (block.kind !== 'paragraph') {
      // A picture or a heading may stand in the middle of a sentence.
      isParted = true;
      if (block.kind === 'list') open = undefined;
      list = block.kind === 'list' && !isWritten ? at : undefined;
      continue;
    }
    const line = clean(block.text);
    // A caption may stand in the middle of a sentence, too.
    if (captionMark.test(line)) {
      const isWhole = open === undefined || endsHere.test(endOf(open));
      caption = openParagraph(at, block, line);
      paragraphs.push(caption);
      // Where nothing waits for its end, the caption itself may go on.
      if (isWhole) open = caption;
      isParted = !isWhole;
      continue;
    }
    const above = list === undefined ? undefined : joined[list];
    const isOpen = open !== undefined && !endsHere.test(endOf(open));
    const waitsFor = goesOnSmall.test(line) || (open !== undefined && waitsOn.test(endOf(open)));
    const goesOn = open && (isParted || open === caption ? !isWritten && isOpen && waitsFor : true);
    if (above?.kind === 'list' && goesOnWithItem(above, line)) {
      addToItem(above, line);
      joined[at] = { ...block, text: '' };
    } else if (open && goesOn && breaksOff(open, line, { isWritten, isApart: block.isApart === true })) {
      addLine(open, line);
      joined[at] = { ...block, text: '' };
    } else {
      paragraphs.push((open = openParagraph(at, block, line)));
      list = undefined;
    }
    isParted = false;
  }
  for (const { at, block, pieces } of paragraphs)
    if (pieces.length > 1) joined[at] = { ...block, text: pieces.join('') };
  return joined;
}
