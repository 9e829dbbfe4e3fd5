import { defaultViewport } from '../deck.ts';
import { coursewareLimits } from '../limits.ts';
import { singleSigns } from './clean.ts';
import { cutScript } from './cut.ts';
import { type KnownPage, knowPages, sectionsOf } from './deck-roles.ts';
import type { ScriptDocument } from './document.ts';
import { languageOf } from './language.ts';
import { type PageOutline, wordsOfUnit } from './outline/outline.ts';
import { scriptFromText } from './plain.ts';
import { en } from './speech/en.ts';
import { other } from './speech/other.ts';
import { inside, type Say, spoken } from './speech/say.ts';
import { smallWords, softTitle } from './speech/soften.ts';
import { sayUnits } from './speech/units.ts';
import { zh } from './speech/zh.ts';

const wordings = { zh, en, other };

const wordsOf = ({ title, subtitle, units }: PageOutline) => [title, subtitle, ...units.flatMap(wordsOfUnit)];

const isQuestion = (title: string) => /[?？]$/u.test(title);
const verbs =
  /\b(?:is|are|was|were|has|have|can|cannot|will|must|should|does|do|did|need|needs|makes?|made|means|gives?|wins?|works?|shows?|becomes?|beats?|keeps?|drives?|matters?|helps?|takes?|starts?|comes?)\b/iu;
const claims = /[，]|(?:不是|需要|必须|应该|可以|不能|已经|正在|成为|带来|决定|意味着|越来越)/u;

/** Whether a title says something by itself, and not only what the page is about. */
function isClaim(title: string, language: Say['language']): boolean {
  if (language === 'zh') return title.length >= 10 && claims.test(title);
  return (
    language === 'en' &&
    title.split(' ').length >= 4 &&
    verbs.test(title) &&
    !/^(?:how|why|what|when|where|who|which)\b/iu.test(title)
  );
}

/** A line on a cover that goes on with its title; names, firms and dates do not. */
const tagline = (subtitle: string): string => {
  const line = subtitle.split('\n')[0] ?? '';
  const isByline =
    /\d{4}|@|\b(?:prof|dr|ph\.?d|university|inc|ltd|department|institute|presented|by|author|chair|team)\b|[：:]|大学|学院|公司|汇报|主讲|作者|教授|博士|《/iu.test(
      line,
    );
  const isChinese = /\p{Script=Han}/u.test(line);
  const words = line.split(/\s+/u);
  const isNames = !isChinese && (words.length < 4 || words.every((word) => /^[\p{Lu}\d&,.]/u.test(word)));
  return isByline || isNames || (isChinese && line.length < 6) ? '' : line.replace(/[.。]$/u, '');
};

type Deck = { pages: readonly KnownPage[]; sections: readonly string[]; small: ReadonlySet<string> };

const same = (one: string, another: string) =>
  one.toLowerCase().replaceAll(/[\s\p{P}]/gu, '') === another.toLowerCase().replaceAll(/[\s\p{P}]/gu, '');

/** How a page is led to, by what came before it. */
function lead(page: KnownPage, index: number, { pages, small }: Deck, say: Say): string {
  const before = pages[index - 1];
  const title = spoken(page.title, say).replace(/[.。]$/u, '');
  if (title === '') return index === 0 ? say.greeting() : '';
  const soft = say.language === 'en' ? softTitle(title, small) : title;
  if (index === 0)
    return [say.greeting(), isClaim(title, say.language) ? say.claim(title, 0) : say.bridge(soft, 0, true)]
      .filter(Boolean)
      .join(say.space);
  // The title of the section, or of the deck, has just been said.
  if (before && before.role !== 'content' && before.role !== 'agenda' && same(before.title, page.title))
    return '';
  if (before && same(before.title, page.title)) return say.again(soft, index);
  if (isQuestion(title)) return say.question(title, index);
  if (isClaim(title, say.language)) return say.claim(title, index);
  const isFirst = before?.role === 'cover' || before?.role === 'agenda' || before?.role === 'section';
  return say.bridge(soft, index, isFirst);
}

function bodyOf(page: KnownPage, index: number, deck: Deck, say: Say): string[] {
  const subtitle = page.subtitle.split('\n').filter((line) => line !== '');
  const told = sayUnits(page.units, { ...say, seed: index });
  return [lead(page, index, deck, say), ...subtitle.map((line) => say.closed(spoken(line, say))), ...told];
}

function paragraphsOf(page: KnownPage, index: number, deck: Deck, say: Say): string[] {
  const { pages, sections } = deck;
  const title = spoken(page.title, say).replace(/[.。]$/u, '');
  switch (page.role) {
    case 'blank':
      return [];
    case 'cover': {
      const about =
        [page.subtitle, ...page.units.flatMap(wordsOfUnit)].map(tagline).find((line) => line !== '') ?? '';
      const next = pages[1]?.role === 'agenda' || sections.length < 2 || sections.length > 7;
      const parts = sections.map((each) => inside(each, say));
      return [say.opening(title, inside(about, say)) + (next ? '' : say.space + say.agenda(parts))];
    }
    case 'agenda': {
      const items = page.units.flatMap((unit) =>
        unit.kind === 'points' ? unit.points.map(({ text }) => inside(text, say)) : [],
      );
      return [index === 0 ? say.greeting() : '', say.agenda(items)];
    }
    case 'section': {
      const number = pages.slice(0, index + 1).filter(({ role }) => role === 'section').length;
      const first =
        pages.findIndex(({ role }) => role === 'section') === index &&
        same(pages[0]?.title ?? '', page.title);
      const section = say.section(title, { number, of: sections.length }, index);
      return [
        first && index === 0 ? '' : section,
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
  // A few words are too little to tell.
  return (text.match(/\p{L}/gu)?.length ?? 0) < 24 && (deckLanguage === 'zh' || !/\p{Script=Han}/u.test(text))
    ? deckLanguage
    : languageOf(text);
}

/**
 * Scripts for the pages of a deck by rules alone: what a presenter would say who knows the slides. The same deck always
 * gets the same words. Undefined where there is nothing to see.
 */
export function writeScripts(
  outlines: readonly PageOutline[],
  { height = defaultViewport.height }: { height?: number } = {},
): (ScriptDocument | undefined)[] {
  const pages = knowPages(outlines, height);
  const texts = outlines.flatMap(wordsOf);
  const deck = { pages, sections: sectionsOf(pages), small: smallWords(texts) };
  const deckLanguage = languageOfDeck(outlines);
  const end = endsAt(pages);
  return pages.map((page, index) => {
    const language = languageOfPage(page, deckLanguage);
    const say: Say = { ...wordings[language], seed: index, small: deck.small };
    const lines = paragraphsOf(page, index, deck, say).filter((line) => line !== '');
    if (lines.length === 0 && page.role !== 'blank') {
      const seen = { ...say, ...(language === 'other' && en) };
      lines.push(...sayUnits(page.units, seen), ...(page.units.length === 0 ? [say.closed(page.title)] : []));
    }
    if (index === end && say.end() !== '') lines.push(say.end());
    const text = cutScript(lines.map(singleSigns).join('\n'), coursewareLimits.script.max);
    return text === '' ? undefined : scriptFromText(text);
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
