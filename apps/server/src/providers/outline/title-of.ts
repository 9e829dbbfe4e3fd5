import { type KnownWords } from '@app/deck/script/speech/soften.ts';
import type { Block, SourceDocument } from '../document/document.ts';
import { isFirstChapter } from '../document/text/structure/chapters.ts';
import { headingOf } from './headings.ts';
import { clean, isPageLabel } from './join-broken.ts';
import { keyPhrase } from './key-phrase.ts';
import type { Sentence } from './material.ts';
import { isFragment, isUntold } from './untold.ts';

// What a document is called: by itself, by its headings, by its file, or by what it speaks of.

/** Headings that every document has. */
const usualHeading =
  /^(?:\d|[一二三四五六七八九十]+[、.]|第.{1,3}[章节]|abstract|introduction|contents|摘要|引言|前言|目录)/iu;

/** What stands above everything else of the document, where that is a heading. */
function topHeading(blocks: readonly Block[]): string | undefined {
  const [first] = blocks;
  const text = first?.kind === 'heading' && !isFirstChapter(blocks) ? clean(first.text) : '';
  return text === '' || usualHeading.test(text) ? undefined : text;
}

/** How many blocks the title of a document stands among. */
const opening = 8;

export const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();

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
  ) ||
  !/\p{L}{2}|\p{Script=Han}/u.test(title) ||
  /[:：]$/u.test(title.trim()) ||
  // Two signs that were set apart are a piece of a letterhead.
  /^\p{Script=Han}\s+\p{Script=Han}$/u.test(title.trim()) ||
  isPageLabel(title);

/** A novel is not called as its first chapter; but a chapter that all else stands below may be all there is. */
const namesFirstChapter = (title: string): boolean =>
  /^第[一1][章回]|^chapter (?:1|one|i)\b/iu.test(title.trim());

/** A line that names: nothing ends or parts it, and it is short. */
const isName = (line: string): boolean =>
  /^[\p{L}\d“"《(（]/u.test(line) &&
  !/[。．.!?！？:：;；，,、]$|[。！？!?;；]/u.test(line) &&
  line.length >= 4 &&
  (/\p{Script=Han}/u.test(line) ? line.length <= 30 && !/，/u.test(line) : line.split(' ').length <= 12) &&
  !isNoTitle(line) &&
  !namesFirstChapter(line) &&
  !isUntold(line);
const isSubtitle = (line: string): boolean => /^[-–—]{1,2}\s*\p{L}/u.test(line) && line.length <= 60;
const endsAsText = /[。.!?！？]["”’)）]?$/u;

type Opening = { title?: string; subtitle?: string; places: Set<number> };

/** The line above everything else, where it names the document, and what stands below it to the same end. */
function firstLines([first, second, third]: readonly Block[], isWritten: boolean): Opening {
  const places = new Set<number>();
  const line = first?.kind === 'paragraph' ? clean(first.text) : '';
  const below = second?.kind === 'paragraph' ? clean(second.text) : '';
  const hasSubtitle = isSubtitle(below);
  const next = hasSubtitle ? third : second;
  const isAbove =
    next?.kind === 'heading' || (next?.kind === 'paragraph' && endsAsText.test(next.text.trim()));
  const isOpened = first?.kind === 'heading' && hasSubtitle;
  const isTitle =
    !isWritten && isName(line) && isAbove && (hasSubtitle || next?.kind === 'heading' || isLong(next));
  if (isTitle) places.add(0);
  if (hasSubtitle && (isTitle || isOpened)) places.add(1);
  return {
    places,
    ...(isTitle && { title: line }),
    ...(places.has(1) && { subtitle: below.replace(/^[-–—]{1,2}\s*/u, '') }),
  };
}
const isLong = (block: Block | undefined): boolean =>
  block?.kind === 'paragraph' && block.text.trim().length >= 40;

/** The lines that say the title and stand on the first page of the talk: they are no sentences of it. */
export function linesOfTitle({ title, subtitle, blocks, isWritten }: SourceDocument): Opening {
  const [first] = blocks;
  const found = firstLines(blocks, isWritten === true);
  const titles = [title, subtitle, first?.kind === 'heading' ? headingOf(first.text) : undefined].map(
    (each) => letters(each ?? ''),
  );
  for (const [at, block] of blocks.slice(0, opening).entries())
    if (block.kind === 'paragraph' && letters(block.text) !== '' && titles.includes(letters(block.text)))
      found.places.add(at);
  return found;
}

/** The title of a document: a line above all headings, or the one heading that all others stand below. */
function rootOf(blocks: readonly Block[]): string | undefined {
  const [top, next] = blocks;
  if (top?.kind === 'paragraph' && next?.kind === 'heading' && top.text !== '' && isFragment(clean(top.text)))
    return clean(top.text);
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block] : []));
  const [first, ...rest] = headings;
  return first && rest.length > 0 && rest.every(({ level }) => level > first.level)
    ? clean(first.text)
    : undefined;
}

type Known = { known: KnownWords; first: string | undefined; isLeftOut: (text: string) => boolean };

/** What a document calls itself, and the heading that all others stand below. */
export function titlesOf(
  document: SourceDocument,
  blocks: readonly Block[],
  { known, first, isLeftOut }: Known,
): { title: string | undefined; root: string | undefined } {
  const root = rootOf(blocks);
  const top = topHeading(blocks);
  const isSaid = document.title !== undefined && opensWith(document.blocks, document.title);
  // What stands on the first page comes before what a program wrote into the file.
  // Below the name of its kind a document says what it is about.
  const below = document.title !== undefined && isLeftOut(document.title) ? document.subtitle : undefined;
  const titles = isSaid ? [document.title, below, first, root] : [first, root, top, document.title];
  const given = titles.find(
    (each) =>
      each !== undefined &&
      !isNoTitle(each) &&
      !isLeftOut(each) &&
      (each === root || !namesFirstChapter(each)),
  );
  const isHeading = given !== undefined && (given === root || given === top);
  return { title: given && isHeading ? headingOf(given, known) : given, root };
}

const mostOfTitle = 160;

/** A file is seldom called as a talk should be: what most of it speaks of is said where its name cannot be. */
export function nameOf(name: string, sentences: readonly Sentence[], [first]: readonly Block[]): string {
  const plain = name.replaceAll(/[_\s]+|(?<=\p{L})-(?=\p{L})/gu, ' ').trim();
  if (plain.length <= 60 && !/\S{25}/u.test(plain)) return /[_]/u.test(name) ? plain : name;
  const line = first?.kind === 'paragraph' ? clean(first.text) : '';
  // A line without an end above everything else is what the document calls itself.
  if (
    /^[\p{Lu}\p{Script=Han}].*[^.。:：;；,，]$/u.test(line) &&
    line.length <= mostOfTitle &&
    !isUntold(line)
  )
    return line;
  return keyPhrase(sentences, [], [])?.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) ?? name;
}
