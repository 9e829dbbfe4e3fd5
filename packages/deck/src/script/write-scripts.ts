import { defaultViewport } from '../deck.ts';
import { coursewareLimits } from '../limits.ts';
import { agendaItems, agendaKeys, agendaPoints, isAlike } from './agenda.ts';
import { singleSigns } from './clean.ts';
import { cutScript } from './cut.ts';
import { type KnownPage, sectionsOf } from './deck-parts.ts';
import { knowPages } from './deck-roles.ts';
import type { ScriptDocument } from './document.ts';
import { detectLanguage, isClearlyEnglish, languageOf } from './language.ts';
import { type PageOutline, type Unit, wordsOfUnit } from './outline/outline.ts';
import { isThanks, withoutNumber } from './outline/title-words.ts';
import { newSince } from './told-before.ts';
import { keyOf } from './line-key.ts';
import { scriptFromText } from './plain.ts';
import { createEn } from './speech/en.ts';
import {
  isSameTitle,
  isTopic,
  isUnfinished,
  joinedByDashes,
  leadTo,
  saidTitle,
  tagline,
} from './speech/lead.ts';
import { createOther } from './speech/other.ts';
import { inside, insideRow, type Say, spoken } from './speech/say.ts';
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

/** A list that goes on with what was said has no sentence of its own around it. */
const goingOn = (say: Say): Say => ({ ...say, ordinal: () => '', counted: () => '', listed: say.list });

const isBilled = ({ points }: Extract<Unit, { kind: 'points' }>): boolean =>
  !points.some(({ isItem }) => isItem);

/** Lines that only name who speaks, where and about what. */
const billed = (say: Say): Say => ({
  ...say,
  listed: (items) => items.map((item) => say.closed(item)).join(say.space),
});

function bodyOf(page: KnownPage, index: number, deck: Deck, say: Say): string[] {
  const subtitle = page.subtitle.split('\n').filter((line) => line !== '');
  if (isUnfinished(page.title) && page.units[0]?.kind === 'points') {
    const [first = '', ...rest] = sayUnits(page.units, goingOn(say));
    return [say.closed(saidTitle(page, say) + say.colon + first), ...rest];
  }
  const added = newSince(page, deck.pages.slice(0, index));
  const isNext = isSameTitle(deck.pages[index - 1]?.title ?? '', page.title);
  // What returns as it was is meant to be heard again.
  if (added && added.units.length + added.subtitle.length > 0) {
    const title = inside(saidTitle(page, say), say);
    return [
      isNext ? say.again(title) : say.back(title),
      ...added.subtitle.map((line) => say.closed(spoken(line, say))),
      ...sayUnits(added.units, goingOn(say)),
    ];
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
  // Below a title that asks, or goes on, a few words name what comes after them.
  const isName = label?.kind === 'points' && label.heading === undefined && isUnderTitle(label, say);
  if (isName && rest[0]?.kind === 'points' && rest[0].heading === undefined) {
    const [text = ''] = wordsOfUnit(label).filter((each) => each !== '');
    const named: KnownPage = { ...page, units: [{ ...rest[0], heading: text }, ...rest.slice(1)] };
    return bodyOf(named, index, deck, say);
  }
  const isSeen = page.units.every((unit) => unit.kind === 'picture' && unit.words === undefined);
  if (isSeen && page.units.length > 0 && subtitle.length === 0 && isTopic(page, deck.pages[index - 1], say))
    return [say.pictured(inside(saidTitle(page, say), say), page.units.length)];
  // The bridge comes first: phrases take turns in the order they are heard.
  const lead = leadTo(page, deck.pages[index - 1], say);
  const isNamelessCover =
    index === 0 && page.title === '' && page.units.every((unit) => unit.kind !== 'points' || isBilled(unit));
  const told = sayUnits(page.units, isNamelessCover ? billed(say) : say, saidTitle(page, say));
  return [lead, ...subtitle.map((line) => say.closed(spoken(line, say))), ...told];
}

function paragraphsOf(page: KnownPage, index: number, deck: Deck, say: Say): string[] {
  const { pages, sections } = deck;
  const title = inside(saidTitle(page, say), say);
  switch (page.role) {
    case 'blank':
      return [];
    case 'cover': {
      const about =
        joinedByDashes([page.subtitle, ...page.units.flatMap(wordsOfUnit)])
          .map((line) => tagline(line, say.language === 'zh'))
          .find((line) => line !== '') ?? '';
      const next = pages[1]?.role === 'agenda' || sections.length < 2 || sections.length > 7;
      const parts = insideRow(sections, say);
      return [say.opening(title, inside(about, say)) + (next ? '' : say.space + say.agenda(parts))];
    }
    case 'agenda': {
      const points = agendaPoints(page.units);
      const items = insideRow(
        agendaItems(points).map(({ text }) => withoutNumber(text)),
        say,
      );
      return [index === 0 ? say.greeting() : '', say.agenda(items)];
    }
    case 'section': {
      const isFirst =
        pages.findIndex(({ role }) => role === 'section') === index &&
        isSameTitle(pages[0]?.title ?? '', page.title);
      const agenda = pages.slice(0, index).find(({ role }) => role === 'agenda');
      const planned = agenda && agendaKeys(agenda);
      const isPlanned = (part: string) => !planned || planned.some((key) => isAlike(key, keyOf(part)));
      const begun = pages.slice(0, index + 1).filter(({ role }) => role === 'section');
      const number = begun.filter((part) => isPlanned(part.title)).length;
      const of = sections.filter(isPlanned).length;
      // One part comes on top; where several do, the table of contents has other names for them.
      const isBeyond = sections.filter((part) => !isPlanned(part)).length === 1;
      return [
        isFirst && index === 0
          ? ''
          : isPlanned(page.title)
            ? say.section(title, { number, of })
            : isBeyond
              ? say.beyond(title)
              : say.section(title, { number: 1, of: 1 }),
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
  const last = pages.findLastIndex(({ role }) => role !== 'blank');
  // A page that says more than thanks has a role of its own, and thanks all the same.
  return pages.slice(last).flatMap(wordsOf).some(isThanks) ? -1 : last;
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

/** How high slides are, and with which of the phrases that mean the same the talk begins. */
type WriteOptions = { height?: number; turn?: number };

/**
 * Scripts for the pages of a deck by rules alone: what a presenter would say who knows the slides. The same deck always
 * gets the same words. Undefined where there is nothing to see.
 */
export function writeScripts(
  outlines: readonly PageOutline[],
  { height = defaultViewport.height, turn = 0 }: WriteOptions = {},
): (ScriptDocument | undefined)[] {
  const pages = knowPages(outlines, height);
  const deck = { pages, sections: sectionsOf(pages) };
  const texts = outlines.flatMap(wordsOf);
  const words = knowWords(texts);
  const turns = takeTurns(turn);
  const wordings = {
    zh: createZh(turns),
    en: createEn(turns),
    other: createOther(turns, detectLanguage(texts.join(' '))),
  };
  const deckLanguage = languageOfDeck(outlines);
  const end = endsAt(pages);
  return pages.map((page, index) => {
    const language = languageOfPage(page, deckLanguage);
    const say: Say = { ...wordings[language], words, isFigured: isFigured(page) };
    const lines = paragraphsOf(page, index, deck, say).filter((line) => line !== '');
    if (lines.length === 0 && page.role !== 'blank') {
      lines.push(...sayUnits(page.units, say), ...(page.units.length === 0 ? [say.closed(page.title)] : []));
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
  options: WriteOptions = {},
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
  options: WriteOptions = {},
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
