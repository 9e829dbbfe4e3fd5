import { secondsOf } from '@app/deck/script/speech/time.ts';
import { knowWords } from '@app/deck/script/speech/soften.ts';
import { languageOf, type SpokenLanguage } from '@app/deck/script/language.ts';
import { withoutLetter } from '@app/deck/script/outline/in-order.ts';
import { termsOf } from '../answer/search/terms.ts';
import type { Block, SourceDocument, Table } from '../document/document.ts';
import { listMark } from '../document/text/structure/list-marks.ts';
import { splitSentences } from '../tts/text/split-sentences.ts';
import { frontOf, isFormalTitle } from './front-matter.ts';
import { countsHeadings, goesOnSign, headingOf } from './headings.ts';
import { captionMark, clean, joinBroken } from './join-broken.ts';
import { partsCoded, partsCounted, seriesIn, withoutCounter } from './enumerations.ts';
import { withoutCitations } from './citations.ts';
import { withParallels } from './parallel.ts';
import { placesOfReferences } from './references.ts';
import { formulaIn, isSayable, withoutLoneBracket } from './sayable.ts';
import { letters, linesOfTitle, nameOf, titlesOf } from './title-of.ts';
import { saysSomething } from './shorten-point.ts';
import { isFragment, isGarbled, isTooShort, isTorn, isUntold, withoutHints } from './untold.ts';

/** One sentence of a document, or one item of a list. `block` is the place of its block. */
export type Sentence = {
  text: string;
  block: number;
  page: number;
  terms: readonly string[];
  /** Its place in its paragraph or list, from 0. */
  place: number;
  isItem: boolean;
  /** Which of the lists of its document it belongs to; absent for what stands in no list. */
  list?: string;
  /** The list whose item it goes on with. */
  within?: string;
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

export type Material = { title: string; subtitle?: string; language: SpokenLanguage; sections: Section[] };

const leftOut =
  /^(?:[\d.\s]*)(?:contents|table of contents|(?:sr|sl|s)\. ?no\.?\s+(?:particulars|contents|titles?|topics?)(?:\s+page(?: ?no\.?)?)?|index|references|bibliography|works cited|acknowledge?ments?|copyright|about the authors?|disclaimer|further reading|revision history|document history|目\s*录|修订(?:历史|记录)(?:记录)?|版本历史|变更(?:历史|记录)|参考文献|参考资料|致\s*谢|谢\s*辞|鸣\s*谢|版权(?:声明|页)?|关于作者|作者简介|免责声明|索\s*引)\s*[:：]?$/iu;

/** A heading that ran into the sentence below it: a few words, then one that only begins sentences. */
const ranIn =
  /^\p{Lu}[\p{L}'’-]*(?: [\p{L}\d'’-]+){0,5} (?=(?:The|In|This|These|It|An?|For|As|When|While|Since|Another|During|After|There|They|If|On|At|By|With|Most|Some|Many) (?:\p{Ll}|\d))/u;
const withoutHeading = (text: string): string => {
  const head = ranIn.exec(text)?.[0].trim();
  return head !== undefined && !/ (?:of|the|and|or|in|to|for|a|with|by|on|is|are|was)$/iu.test(head)
    ? text.slice(head.length + 1)
    : text;
};

/** A caption that ran into the sentence below it: nothing but a sentence begins so. */
const behindCaption =
  /(?<=[\p{L}\d)”"]) (?=(?:I|We|The|In|This|These|It|An?|For|As|When|While|Since|Another|During|After|There|They|If|On|At|By|With|Most|Some|Many|Several|However|Although|Because|Three|Two|One of) (?:\p{Ll}|\d))/u;

/** A caption that says less is for the eye. */
const leastOfCaption = 8;

/** The sentence without the caption before it; a caption that is a sentence is told as one, and a short one is not told. */
function withoutCaption(text: string): string {
  const rest = text.replace(captionMark, '');
  if (rest === text || /\p{Script=Han}/u.test(text)) return text;
  const [caption = '', ...more] = rest.split(behindCaption);
  if (more.length > 0 && !saysSomething(caption)) return more.join(' ');
  if (saysSomething(rest)) return rest;
  return rest.split(' ').length >= leastOfCaption ? text : '';
}

/** A sentence longer than this is no sentence, but a list or a table without its lines. */
const mostLetters = 600;
/** With what it cites it may be longer. */
const mostRead = 3 * mostLetters;

/** A piece that goes on with the one before belongs to it. */
const goesOn = /^[,，;；、)）\]】]|^\p{Ll}/u;
/** The number of a footnote that stands before its words. */
const footnote = /^\d{1,2}(?=\p{Lu}\p{Ll})/u;

/** Pieces as sentences. What goes on from code or a formula that is not said is not said either. */
function joinPieces(pieces: readonly string[]): string[] {
  const joined: string[] = [];
  let isAfterGarbled = false;
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isOwn = !goesOn.test(piece);
    if (isGarbled(piece)) isAfterGarbled = true;
    else if (isOwn) {
      joined.push(piece.replace(footnote, ''));
      isAfterGarbled = false;
    } else if (last !== undefined && !isAfterGarbled)
      joined[joined.length - 1] = /^\p{Ll}/u.test(piece) ? `${last} ${piece}` : last + piece;
    else if (last === undefined) joined.push(piece);
  }
  return joined;
}

const quotes = ['“”', '‘’', '「」', '『』', '《》'] as const;

/** A sentence without the quotation mark whose partner stands in another one. ’ is an apostrophe, too. */
function withoutLoneQuotes(text: string): string {
  let whole = text;
  for (const pair of quotes) {
    const [open = '', close = ''] = pair;
    const more = whole.split(open).length - whole.split(close).length;
    if (more === 1) {
      const at = whole.lastIndexOf(open);
      whole = whole.slice(0, at) + whole.slice(at + 1);
    } else if (more === -1 && close !== '’') whole = whole.replace(close, '');
  }
  return whole;
}

/** A few words that only make sense beside what is not told: "Also, don't forget." */
const isFiller = (text: string): boolean =>
  !/\p{Script=Han}|\d|[?!]$/u.test(text) &&
  text.split(' ').length <= 3 &&
  /^(?:also|and|so|but|please|again|finally|remember)\b,?/iu.test(text);

/** Marks of a list that runs on inside its paragraph; a dash is one where a capital follows. */
const runOn = /\s[•▪●◦]\s+|\s[-–]\s+(?=\p{Lu})/u;

/** The items of a list whose lines ran together; what leads to them stays with the first. */
function itemsApart(text: string): string[] {
  const [lead = '', first, ...rest] = text.split(runOn);
  if (first === undefined || rest.length === 0) return [text];
  return /[:：]$/u.test(lead) ? [`${lead} ${first}`, ...rest] : [lead, first, ...rest];
}

/** What a teacher writes before the first words of a lesson. */
const lessonMark = /^(?:课堂|课前|情境|新课)?(?:导入|引入)\s*[:：]\s*/u;

/** What a remark in a program begins and ends with. */
const remarkMark = /^#{1,6}\s+(?:\d{1,2}[)）.]\s?)?|^'{3}|'{3}$/gu;

/** A sentence without what is there for the eye of a reader. */
const asSaid = (sentence: string): string =>
  withoutLoneBracket(
    withoutLoneQuotes(withoutHints(withoutCitations(sentence)))
      .replace(lessonMark, '')
      .replaceAll(remarkMark, ''),
  );

function sentencesOfText(text: string, at: { block: number; page: number; isItem: boolean }): Sentence[] {
  const pieces = splitSentences(text, { isRead: true }).map(({ start, end }) =>
    clean(text.slice(start, end)),
  );
  const told = joinPieces(pieces)
    .flatMap(itemsApart)
    .flatMap((each) => {
      const parts = partsCoded(each);
      return parts.map((part) => ({ each: part, isCoded: parts.length > 1 }));
    })
    .filter(({ each }) => each.length <= mostRead)
    .flatMap(({ each, isCoded }) =>
      partsCounted(withoutHeading(each)).map((part) => ({ each: part, isCoded })),
    )
    // What begins with a small letter goes on from words that are not here.
    .filter(({ each }, place) => !(place === 0 && /^[“"‘]?\p{Ll}\p{Ll}/u.test(each)))
    .map(({ each, isCoded }) => ({ each: asSaid(withoutCaption(each)), isCoded }))
    .filter(({ each }) => !isUntold(each) && !isFragment(each) && !isTorn(each) && !isTooShort(each))
    .filter(({ each }) => each.length <= mostLetters && isSayable(each) && !isFiller(each));
  const series = seriesIn(told.map(({ each }) => each));
  return told.map(({ each, isCoded }, place) => {
    const list = isCoded ? series.length : (series[place] ?? 0);
    const text = list > 0 ? withoutCounter(each) : each;
    const own = { ...at, text, terms: termsOf(text), place };
    return list > 0 ? { ...own, isItem: true, list: `${at.block}.${list}` } : own;
  });
}

/** A point of a list is numbered by its list: a number of its own would stand there twice. */
const withoutMark = (text: string): string => listMark(text)?.rest ?? text;

/** A point of several sentences without the last, where that breaks off. */
function wholeItem(text: string): string {
  const pieces = splitSentences(text, { isRead: true });
  const last = pieces.at(-1);
  if (!last || pieces.length < 2) return text;
  const end = text.slice(last.start, last.end);
  return isTorn(end) || isTooShort(end) ? text.slice(0, last.start).trim() : text;
}

/** What a summary is called before it, where it has no heading. */
const nameOfSummary = /^[[【]?(?:摘\s*要|abstract)[\]】]?\s*[:：—–]\s*/iu;

function sentencesOfBlock(block: Block, index: number): Sentence[] {
  const at = { block: index, page: block.page };
  if (block.kind === 'paragraph')
    return sentencesOfText(clean(block.text).replace(nameOfSummary, ''), { ...at, isItem: false });
  if (block.kind !== 'list') return [];
  return block.items.flatMap((item, place) => {
    // An item as long as this is a paragraph with a sign before it.
    if (item.text.length > mostLetters) return sentencesOfText(clean(item.text), { ...at, isItem: false });
    const text = asSaid(wholeItem(withoutMark(clean(item.text))));
    return isUntold(text) || !isSayable(text)
      ? []
      : [{ ...at, text, terms: termsOf(text), place, isItem: true, list: String(index) }];
  });
}

/** A line that stands on so many pages belongs to none of them. */
const mostTimes = 3;

function dropRepeated(sections: readonly Section[]): void {
  const counts = new Map<string, number>();
  for (const { sentences } of sections)
    for (const { text } of sentences) counts.set(text, (counts.get(text) ?? 0) + 1);
  for (const section of sections)
    section.sentences = section.sentences.filter(({ text }) => (counts.get(text) ?? 0) < mostTimes);
}

const fewestListed = 2;

/** What only lists the headings of the document is its table of contents, however it is called. */
function dropContents(sections: readonly Section[]): void {
  const titles = sections.map(({ title }) => letters(title)).filter((title) => title !== '');
  const isTitle = (text: string) => titles.some((title) => title.startsWith(text));
  for (const section of sections) {
    const texts = section.sentences.map(({ text }) => letters(text));
    const isListed = section.sentences.every(({ isItem }) => isItem) && section.things.length === 0;
    if (isListed && texts.length >= fewestListed && texts.every((text) => text !== '' && isTitle(text)))
      section.sentences = [];
  }
}

/** Lines of text that stand side by side, formulas in their parts, and addresses. */
const isDebris = (cell: string): boolean =>
  /\p{Ll}-$|\S@\S+\.\p{L}|^[,;.)]/u.test(cell) || formulaIn(cell) >= 2;
const mostDebris = 0.15;

/** A table tells something where two of its rows differ in their cells; others are frames around a letterhead. */
function isTelling({ rows }: Table): boolean {
  const cells = rows.flat().filter((cell) => cell !== '');
  return (
    rows.filter((row) => new Set(row.filter((cell) => cell !== '')).size > 1).length > 1 &&
    cells.filter(isDebris).length <= cells.length * mostDebris
  );
}

/** A picture that nobody named, where nothing is said, decorates. */
function dropDecoration(sections: readonly Section[], blocks: readonly Block[]): void {
  for (const section of sections)
    if (section.sentences.length === 0)
      section.things = section.things.filter((at) => {
        const block = blocks[at];
        return block?.kind !== 'figure' || (block.caption ?? block.alt ?? '') !== '';
      });
}

/** The title of the document is no name of a part: its first one opens the document, and others go on with what stood before. */
function withoutOwnTitle(sections: readonly Section[], title: string | undefined): Section[] {
  const kept: Section[] = [];
  for (const section of sections) {
    const last = kept.at(-1);
    const isOwn = title !== undefined && letters(section.title) === letters(title);
    if (isOwn && last) {
      last.sentences.push(...section.sentences);
      last.things.push(...section.things);
      last.blocks.push(...section.blocks);
    } else kept.push(isOwn ? { ...section, title: '' } : section);
  }
  return kept;
}

/** About how long each block of a document is told, in seconds. */
export function secondsOfBlocks(document: SourceDocument, name: string): number[] {
  const seconds = document.blocks.map(() => 0);
  for (const { text, block } of materialOf(document, name).sections.flatMap(({ sentences }) => sentences))
    seconds[block] = Math.round(((seconds[block] ?? 0) + secondsOf(text)) * 10) / 10;
  return seconds;
}

const nothingAt = ({ page }: Block): Block => ({ kind: 'paragraph', page, text: '' });

/** Sections in reading order; headings that hold nothing but headings are only in the paths of those. */
export function materialOf(document: SourceDocument, name: string): Material {
  const sections: Section[] = [];
  const above: { level: number; title: string }[] = [];
  let open: Section = { title: '', path: [], sentences: [], things: [], blocks: [] };
  let isLeftOut = false;
  const references = placesOfReferences(document.blocks);
  const opening = linesOfTitle(document);
  const front = frontOf(document);
  const isUntoldAt = (at: number) => [references, opening.places, front.places].some((each) => each.has(at));
  const blocks = joinBroken(
    document.blocks.map((block, at) => (isUntoldAt(at) ? nothingAt(block) : block)),
    document.isWritten,
  );
  const isLettered = countsHeadings(
    blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : [])),
  );
  const known = knowWords(blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : [])));
  blocks.forEach((block, index) => {
    if (block.kind === 'heading') {
      const title = headingOf(isLettered ? withoutLetter(block.text) : block.text, known);
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
    if (block.kind === 'figure' || (block.kind === 'table' && isTelling(block))) open.things.push(index);
    open.blocks.push(index);
  });
  for (const section of sections) section.sentences = withParallels(section.sentences);
  dropRepeated(sections);
  dropContents(sections);
  dropDecoration(sections, blocks);
  const named = sections.filter(({ sentences, things }) => sentences.length + things.length > 0);
  const { title, root } = titlesOf(document, blocks, {
    known,
    first: front.title ?? opening.title,
    isLeftOut: (text) => leftOut.test(text) || isFormalTitle(text),
  });
  const filled = withoutOwnTitle(named, title);
  const words = filled.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(' ');
  if (root !== undefined)
    for (const section of filled) if (section.path[0] === root) section.path = section.path.slice(1);
  return {
    title:
      title ??
      nameOf(
        name,
        filled.flatMap(({ sentences }) => sentences),
        document.blocks,
      ),
    ...(opening.subtitle !== undefined && { subtitle: opening.subtitle }),
    language: languageOf(words),
    sections: filled,
  };
}
