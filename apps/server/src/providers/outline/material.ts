import { type KnownWords, knowWords, unshouted } from '@app/deck/script/speech/soften.ts';
import { languageOf, type SpokenLanguage } from '@app/deck/script/language.ts';
import { withoutNumber } from '@app/deck/script/outline/title-words.ts';
import { termsOf } from '../answer/search/terms.ts';
import type { Block, Paragraph, SourceDocument } from '../document/document.ts';
import { splitSentences } from '../tts/text/split-sentences.ts';

/** One sentence of a document, or one item of a list. `block` is the place of its block. */
export type Sentence = {
  text: string;
  block: number;
  page: number;
  terms: readonly string[];
  /** Its place in its paragraph or list, from 0. */
  place: number;
  isItem: boolean;
};

/** What stands below one heading, without what its own headings hold. */
export type Section = {
  title: string;
  /** The headings above it, the outermost first. */
  path: readonly string[];
  sentences: Sentence[];
  /** Places of tables and figures. */
  things: number[];
  blocks: number[];
};

export type Material = { title: string; language: SpokenLanguage; sections: Section[] };

const leftOut =
  /^(?:[\d.\s]*)(?:contents|table of contents|index|references|bibliography|works cited|acknowledge?ments?|copyright|about the authors?|disclaimer|further reading|目\s*录|参考文献|参考资料|致\s*谢|版权(?:声明|页)?|关于作者|作者简介|免责声明|索\s*引)\s*[:：]?$/iu;

/** Words that nobody would tell: addresses, rights, numbers of pages, rows of dots, rows of a table, authors with their marks. */
const isNoise = (text: string): boolean =>
  !/\p{L}{2}|\p{Script=Han}/u.test(text) ||
  /\|[^|]*\|[^|]*\||\p{Ll}\d?\s?[*∗†‡](?:\s?,|\s*$|\s\p{Lu})|\p{L}-$/u.test(text) ||
  /^(?:照片由|图片来源|涂鸦作者|photo (?:by|credit)|image (?:by|source|credit))|不承担(?:任何)?责任|自动翻译可能|by AI translation|no (?:liability|responsibility) (?:is|for)/iu.test(
    text,
  ) ||
  /^(?:https?:\/\/|www\.)\S+$|^\S+@\S+\.\S+$|^(?:©|\(c\)|copyright\b|all rights reserved|isbn\b|doi:)|\.{5,}|…{2,}|^[^.。!！?？]{0,80}\S@\S+\.\w/iu.test(
    text.trim(),
  );

const clean = (text: string): string =>
  text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(
      /\s?\[(?:citation needed|来源请求)\]|\p{Extended_Pictographic}\uFE0F?|[-=_]{4,}/giu,
      (found) => (/^[\d©®™]/u.test(found) ? found : ''),
    )
    .replaceAll(/(?<=\p{Ll}),(?=\p{Ll}{2})/gu, ', ')
    .trim();

/** The label of a page that stands among its words. */
const isPageLabel = (text: string): boolean =>
  /^(?:page\s?\d+(?:\s?(?:of|\/)\s?\d+)?|第\s?\d+\s?页)$/iu.test(text.trim());

/** A heading that ran into the sentence below it: a few words, then one that only begins sentences. */
const ranIn =
  /^\p{Lu}[\p{L}'’-]*(?: [\p{L}\d'’-]+){0,5} (?=(?:The|In|This|These|It|An?|For|As|When|While|Since|Another|During|After|There|They|If|On|At|By|With|Most|Some|Many) (?:\p{Ll}|\d))/u;
const withoutHeading = (text: string): string => {
  const head = ranIn.exec(text)?.[0].trim();
  return head !== undefined && !/ (?:of|the|and|or|in|to|for|a|with|by|on|is|are|was)$/iu.test(head)
    ? text.slice(head.length + 1)
    : text;
};

/** A sentence longer than this is no sentence, but a list or a table without its lines. */
const mostLetters = 600;

/** A few words alone between paragraphs: a label of a drawing, a name, half of a heading. */
const isFragment = (text: string): boolean =>
  !/[。！？!?.：:；;”"]$/u.test(text) &&
  (/\p{Script=Han}/u.test(text) ? text.length < 10 : text.split(' ').length < 7);

/** A piece that goes on with the one before belongs to it. */
const goesOn = /^[,，;；、)）\]】]|^\p{Ll}/u;
/** The number of a footnote that stands before its words. */
const footnote = /^\d{1,2}(?=\p{Lu}\p{Ll})/u;

function joinPieces(pieces: readonly string[]): string[] {
  const joined: string[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last !== undefined && goesOn.test(piece))
      joined[joined.length - 1] = /^\p{Ll}/u.test(piece) ? `${last} ${piece}` : last + piece;
    else joined.push(piece.replace(footnote, ''));
  }
  return joined;
}

function sentencesOfText(text: string, at: { block: number; page: number; isItem: boolean }): Sentence[] {
  return (
    joinPieces(splitSentences(text, { isRead: true }).map(({ start, end }) => clean(text.slice(start, end))))
      .map(withoutHeading)
      // What begins with a small letter goes on from words that are not here.
      .filter(
        (each, place) =>
          !isNoise(each) && !isFragment(each) && !(place === 0 && /^[“"‘]?\p{Ll}\p{Ll}/u.test(each)),
      )
      .filter((each) => each.length <= mostLetters)
      .map((each, place) => ({ ...at, text: each, terms: termsOf(each), place }))
  );
}

function sentencesOfBlock(block: Block, index: number): Sentence[] {
  const at = { block: index, page: block.page };
  if (block.kind === 'paragraph') return sentencesOfText(clean(block.text), { ...at, isItem: false });
  if (block.kind !== 'list') return [];
  return block.items.flatMap(({ text }, place) => {
    // An item as long as this is a paragraph with a sign before it.
    if (text.length > mostLetters) return sentencesOfText(clean(text), { ...at, isItem: false });
    return isNoise(text) ? [] : [{ ...at, text: clean(text), terms: termsOf(text), place, isItem: true }];
  });
}

/** Lines that are one paragraph, as far as they have come; `at` is the place of the first. */
type OpenParagraph = { at: number; block: Paragraph; pieces: string[]; length: number; hasHan: boolean };

const openParagraph = (at: number, block: Paragraph, line: string): OpenParagraph => ({
  at,
  block,
  pieces: [line],
  length: line.length,
  hasHan: /\p{Script=Han}/u.test(line),
});

/** A paragraph that breaks off: nothing ends it, and what follows goes on, or it is as long as lines that are wrapped. */
function breaksOff({ pieces, length, hasHan }: OpenParagraph, next: string): boolean {
  const end = pieces.at(-1)?.at(-1) ?? '';
  if (/[.!?。！？:：;；”"’)）]/u.test(end)) return false;
  return length >= (hasHan ? 20 : 45) || /^[\p{Ll},，;；、]/u.test(next) || /[,，、-]/u.test(end);
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

/** What stands in lines of their own although it is one paragraph, put together in the first of them; the others are empty. */
export function joinBroken(blocks: readonly Block[]): Block[] {
  const joined = blocks.map((block): Block => {
    const isLabel = (block.kind === 'paragraph' || block.kind === 'heading') && isPageLabel(block.text);
    return isLabel ? { kind: 'paragraph', page: block.page, text: '' } : block;
  });
  // A file may have thousands of lines: each is read once, and the whole is put together at the end.
  const paragraphs: OpenParagraph[] = [];
  let open: OpenParagraph | undefined;
  for (const [at, block] of joined.entries()) {
    if (block.kind === 'paragraph' && block.text === '') continue;
    const line = block.kind === 'paragraph' ? clean(block.text) : '';
    if (block.kind !== 'paragraph') open = undefined;
    else if (open && breaksOff(open, line)) {
      addLine(open, line);
      joined[at] = { ...block, text: '' };
    } else paragraphs.push((open = openParagraph(at, block, line)));
  }
  for (const { at, block, pieces } of paragraphs)
    if (pieces.length > 1) joined[at] = { ...block, text: pieces.join('') };
  return joined;
}

/** The title of a document: a line above all headings, or the one heading that all others stand below. */
function rootOf(blocks: readonly Block[]): string | undefined {
  const [top, next] = blocks;
  if (top?.kind === 'paragraph' && next?.kind === 'heading' && isFragment(clean(top.text)))
    return clean(top.text);
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block] : []));
  const [first, ...rest] = headings;
  return first && rest.length > 0 && rest.every(({ level }) => level > first.level)
    ? clean(first.text)
    : undefined;
}

/** Headings that every document has. */
const usualHeading =
  /^(?:\d|[一二三四五六七八九十]+[、.]|第.{1,3}[章节]|abstract|introduction|contents|摘要|引言|前言|目录)/iu;

/** What stands above everything else of the document, where that is a heading. */
function topHeading([first]: readonly Block[]): string | undefined {
  const text = first?.kind === 'heading' ? clean(first.text) : '';
  return text === '' || usualHeading.test(text) ? undefined : text;
}

/** How many blocks the title of a document stands among. */
const opening = 8;

const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** Whether a document says its title itself. */
const opensWith = (blocks: readonly Block[], title: string): boolean =>
  letters(
    blocks
      .slice(0, opening)
      .map((block) => ('text' in block ? block.text : ''))
      .join(' '),
  ).includes(letters(title));

/** Titles that programs write into files, and nobody reads. */
const isNoTitle = (title: string): boolean =>
  /^(?:untitled|document\d*|paper title.*|title|microsoft word.*|.*\.(?:docx?|pdf|txt|tex|dvi|indd)|slide \d+|无标题|文档\d*|新建.*)$/iu.test(
    title.trim(),
  ) || isPageLabel(title);

const goesOnSign = /\s?[（(](?:续|接上页|continued|cont\.?)[）)]$/iu;

/** A line that stands on so many pages belongs to none of them. */
const mostTimes = 3;

function dropRepeated(sections: readonly Section[]): void {
  const counts = new Map<string, number>();
  for (const { sentences } of sections)
    for (const { text } of sentences) counts.set(text, (counts.get(text) ?? 0) + 1);
  for (const section of sections)
    section.sentences = section.sentences.filter(({ text }) => (counts.get(text) ?? 0) < mostTimes);
}

/** A heading without its number, as anybody would write it. */
export const headingOf = (text: string, known: KnownWords = knowWords([])): string => {
  const plain = withoutNumber(clean(text).replace(goesOnSign, '')).replace(/^\d{1,2}\s+(?=\p{Lu})/u, '');
  return unshouted(plain, known).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
};

/** Sections in reading order; headings that hold nothing but headings are only in the paths of those. */
export function materialOf(document: SourceDocument, name: string): Material {
  const sections: Section[] = [];
  const above: { level: number; title: string }[] = [];
  let open: Section = { title: '', path: [], sentences: [], things: [], blocks: [] };
  let isLeftOut = false;
  const blocks = joinBroken(document.blocks);
  const known = knowWords(blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : [])));
  blocks.forEach((block, index) => {
    if (block.kind === 'heading') {
      const title = headingOf(block.text, known);
      // What goes on under the same heading is no other part.
      if (goesOnSign.test(block.text) && title === open.title) return;
      while (above.length > 0 && (above.at(-1)?.level ?? 0) >= block.level) above.pop();
      open = { title, path: above.map((each) => each.title), sentences: [], things: [], blocks: [] };
      above.push({ level: block.level, title });
      isLeftOut = [...open.path, title].some((each) => leftOut.test(each));
      if (!isLeftOut) sections.push(open);
      return;
    }
    if (isLeftOut) return;
    if (sections.length === 0) sections.push(open);
    open.sentences.push(...sentencesOfBlock(block, index));
    if (block.kind === 'table' || block.kind === 'figure') open.things.push(index);
    open.blocks.push(index);
  });
  dropRepeated(sections);
  const filled = sections.filter(({ sentences, things }) => sentences.length + things.length > 0);
  const words = filled.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(' ');
  const root = rootOf(blocks);
  if (root !== undefined)
    for (const section of filled) if (section.path[0] === root) section.path = section.path.slice(1);
  const top = topHeading(blocks);
  const isSaid = document.title !== undefined && opensWith(blocks, document.title);
  // What stands on the first page comes before what a program wrote into the file.
  const titles = isSaid ? [document.title, root] : [root, top, document.title];
  const given = [...titles, name].find(
    (each) => each !== undefined && !isNoTitle(each) && !leftOut.test(each),
  );
  const isHeading = given !== undefined && (given === root || given === top);
  return {
    title: isHeading ? headingOf(given, known) : (given ?? name),
    language: languageOf(words),
    sections: filled,
  };
}
