import { defaultViewport } from '../deck.ts';
import { coursewareLimits } from '../limits.ts';
import { singleSigns } from './clean.ts';
import { cutScript } from './cut.ts';
import { agendaPoints, type KnownPage, knowPages, sectionsOf } from './deck-roles.ts';
import type { ScriptDocument } from './document.ts';
import { isClearlyEnglish, languageOf } from './language.ts';
import { type PageOutline, type Point, type Unit, wordsOfUnit } from './outline/outline.ts';
import { withoutNumber } from './outline/title-words.ts';
import { scriptFromText } from './plain.ts';
import { createEn } from './speech/en.ts';
import { isSameTitle, isUnfinished, leadTo, saidTitle, tagline } from './speech/lead.ts';
import { createOther } from './speech/other.ts';
import { inside, type Say, spoken } from './speech/say.ts';
import { knowWords } from './speech/soften.ts';
import { takeTurns } from './speech/turns.ts';
import { sayUnits } from './speech/units.ts';
import { createZh } from './speech/zh.ts';

const wordsOf = ({ title, subtitle, units }: PageOutline) => [title, subtitle, ...units.flatMap(wordsOfUnit)];

type Deck = { pages: readonly KnownPage[]; sections: readonly string[] };

/** Whether a few words alone below a title belong to it. */
function isUnderTitle(unit: Unit, { language }: Say): boolean {
  const [text = ''] = wordsOfUnit(unit).filter((each) => each !== '');
  const isOfTalk = /\p{Script=Han}/u.test(text) === (language === 'zh');
  const isBrief = /\p{Script=Han}/u.test(text) ? text.length <= 8 : text.split(/\s+/u).length <= 3;
  return (
    unit.kind === 'points' &&
    unit.line !== undefined &&
    isOfTalk &&
    isBrief &&
    /^\P{N}+$/u.test(text) &&
    language !== 'other'
  );
}

function bodyOf(page: KnownPage, index: number, deck: Deck, say: Say): string[] {
  const subtitle = page.subtitle.split('\n').filter((line) => line !== '');
  if (isUnfinished(page.title) && page.units[0]?.kind === 'points') {
    const [first = '', ...rest] = sayUnits(page.units, { ...say, ordinal: () => '', counted: () => '' });
    return [saidTitle(page, say) + say.colon + first, ...rest];
  }
  const [label, ...rest] = page.units;
  const isJoined = subtitle.length === 0 && rest.length > 0 && !/[?？]$/u.test(page.title);
  if (isJoined && label && isUnderTitle(label, say)) {
    const named = {
      ...page,
      title: page.title + (say.language === 'zh' ? '，' : ': ') + wordsOfUnit(label).join(''),
    };
    return bodyOf({ ...named, units: rest }, index, deck, say);
  }
  // The bridge comes first: phrases take turns in the order they are heard.
  const lead = leadTo(page, deck.pages[index - 1], say);
  const told = sayUnits(page.units, say, saidTitle(page, say));
  return [lead, ...subtitle.map((line) => say.closed(spoken(line, say))), ...told];
}

/** The items of a table of contents; those below the only one where there is just one. */
const agendaItems = (points: readonly Point[]): readonly Point[] =>
  points.length === 1 && points[0] && points[0].parts.length > 1 ? points[0].parts : points;

function paragraphsOf(page: KnownPage, index: number, deck: Deck, say: Say): string[] {
  const { pages, sections } = deck;
  const title = inside(saidTitle(page, say), say);
  switch (page.role) {
    case 'blank':
      return [];
    case 'cover': {
      const about =
        [page.subtitle, ...page.units.flatMap(wordsOfUnit)]
          .map((line) => tagline(line, say.language === 'zh'))
          .find((line) => line !== '') ?? '';
      const next = pages[1]?.role === 'agenda' || sections.length < 2 || sections.length > 7;
      const parts = sections.map((each) => inside(each, say));
      return [say.opening(title, inside(about, say)) + (next ? '' : say.space + say.agenda(parts))];
    }
    case 'agenda': {
      const points = agendaPoints(page.units);
      const items = agendaItems(points).map(({ text }) => inside(withoutNumber(text), say));
      return [index === 0 ? say.greeting() : '', say.agenda(items)];
    }
    case 'section': {
      const number = pages.slice(0, index + 1).filter(({ role }) => role === 'section').length;
      const isFirst =
        pages.findIndex(({ role }) => role === 'section') === index &&
        isSameTitle(pages[0]?.title ?? '', page.title);
      return [
        isFirst && index === 0 ? '' : say.section(title, { number, of: sections.length }),
        page.subtitle === '' ? '' : say.closed(spoken(page.subtitle.replaceAll('\n', ' '), say)),
      ];
    }
    case 'references':
      return [say.references()];
    case 'thanks':
      return [say.thanks(/q\s*&\s*a|question|提问|问题|答疑/iu.test(wordsOf(page).join(' ')))];
    case 'content':
      return bodyOf(page, index, deck, say);
  }
}

/** Where a talk ends that has no page of thanks. */
const endsAt = (pages: readonly KnownPage[]): number => {
  if (pages.filter(({ role }) => role !== 'blank').length < 3 || pages.some(({ role }) => role === 'thanks'))
    return -1;
  return pages.findLastIndex(({ role }) => role !== 'blank');
};

const hasHan = (text: string) => /\p{Script=Han}{2}/u.test(text);

/** Titles tell the language of a deck that has words of another one on every page. */
function languageOfDeck(pages: readonly PageOutline[]): Say['language'] {
  const titled = pages.filter(({ title }) => title !== '');
  if (titled.filter(({ title }) => hasHan(title)).length * 2 > titled.length) return 'zh';
  return languageOf(pages.flatMap(wordsOf).join(' '));
}

function languageOfPage(page: PageOutline, deckLanguage: Say['language']): Say['language'] {
  if (hasHan(page.title)) return 'zh';
  const text = wordsOf(page).join(' ');
  // A few words are too little to tell, and nobody changes the language for a page that has words of both.
  if (deckLanguage === 'zh' && hasHan(text)) return 'zh';
  const found = languageOf(text);
  // A page of names and single words looks English to who counts little words.
  if (deckLanguage === 'other' && found === 'en') return isClearlyEnglish(text) ? 'en' : 'other';
  if ((text.match(/\p{L}/gu)?.length ?? 0) < 24 && (deckLanguage === 'zh' || !/\p{Script=Han}/u.test(text)))
    return deckLanguage;
  // A table or a few names look like another language to who counts little words.
  const isLatin = !/[^\p{Script=Latin}\P{L}]/u.test(text);
  return deckLanguage === 'en' && found === 'other' && isLatin && text.length < 600 ? 'en' : found;
}

const isFigured = ({ units }: PageOutline) =>
  units.some(({ kind }) => kind === 'picture' || kind === 'formula' || kind === 'drawing');

/** Chinese sentences have no room between their signs and what follows. */
const withoutRoom = (line: string) => line.replaceAll(/(?<=[，。；：、！？]) +(?=\p{Script=Han})/gu, '');

/**
 * Scripts for the pages of a deck by rules alone: what a presenter would say who knows the slides. The same deck always
 * gets the same words. Undefined where there is nothing to see.
 */
export function writeScripts(
  outlines: readonly PageOutline[],
  { height = defaultViewport.height }: { height?: number } = {},
): (ScriptDocument | undefined)[] {
  const pages = knowPages(outlines, height);
  const deck = { pages, sections: sectionsOf(pages) };
  const words = knowWords(outlines.flatMap(wordsOf));
  const turns = takeTurns();
  const wordings = { zh: createZh(turns), en: createEn(turns), other: createOther(turns) };
  const deckLanguage = languageOfDeck(outlines);
  const end = endsAt(pages);
  return pages.map((page, index) => {
    const language = languageOfPage(page, deckLanguage);
    const say: Say = { ...wordings[language], words, isFigured: isFigured(page) };
    const lines = paragraphsOf(page, index, deck, say).filter((line) => line !== '');
    if (lines.length === 0 && page.role !== 'blank') {
      const seen = { ...say, ...(language === 'other' && wordings.en) };
      lines.push(...sayUnits(page.units, seen), ...(page.units.length === 0 ? [say.closed(page.title)] : []));
    }
    if (index === end && say.end() !== '') lines.push(say.end());
    const text = lines.map((line) => withoutRoom(singleSigns(line))).join('\n');
    const script = cutScript(text, coursewareLimits.script.max);
    return script === '' ? undefined : scriptFromText(script);
  });
}

/** A page of a deck, as far as its script goes. */
export type ToldPage = { readonly outline: PageOutline; readonly hidden: boolean };

/** The script of one page among the others. A talk leads past hidden pages, unless it is the one that is asked for. */
export function scriptFor(
  pages: readonly ToldPage[],
  index: number,
  options: { height?: number } = {},
): ScriptDocument | undefined {
  const told = pages.filter(({ hidden }, at) => !hidden || at === index);
  const at = told.findIndex((page) => page === pages[index]);
  return writeScripts(
    told.map(({ outline }) => outline),
    options,
  )[at];
}

/** Scripts for all pages of a deck; a hidden one gets the words it would have if it were shown. */
export function scriptsOfDeck(
  pages: readonly ToldPage[],
  options: { height?: number } = {},
): (ScriptDocument | undefined)[] {
  const shown = pages.filter(({ hidden }) => !hidden);
  const scripts = writeScripts(
    shown.map(({ outline }) => outline),
    options,
  );
  return pages.map((page, index) =>
    page.hidden ? scriptFor(pages, index, options) : scripts[shown.indexOf(page)],
  );
}
