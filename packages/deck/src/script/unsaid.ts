import { isNamed } from '../chart-title.ts';
import type { ChartElement, SlideElement } from '../element.ts';
import { elementText } from '../elements/registry.ts';
import type { Paragraph } from '../text.ts';
import { sayable, withoutCited } from './clean.ts';
import { isHeading, sizeOfMost } from './headings.ts';
import { languageOf } from './language.ts';
import { keyOf } from './line-key.ts';
import { altWords } from './outline/alt.ts';
import { lineOf } from './outline/line.ts';
import { isCode, isFurniture } from './outline/unsaid.ts';
import { pointsAt } from './pointed.ts';
import { saidNumbers } from './said-numbers.ts';
import { sharedPieces } from './shared-pieces.ts';
import { shortNumbers } from './speech/long-numbers.ts';

/** Something that a slide shows and that its script never mentions. */
export type Unsaid = {
  readonly elementId: string;
  readonly kind: 'picture' | 'chart' | 'table' | 'number' | 'point' | 'link';
  /** What is missing, as it stands on the slide; empty for a picture without a name. */
  readonly text: string;
};

/** A line of which the script has less than this is not told. */
const leastShared = 0.34;
/** Shorter lines are labels. */
const leastLetters = 6;
/** Smaller pictures are signs and logos. */
const leastArea = 12_000;
/** Whole numbers up to this count and order things. */
const everyday = 10;

type Said = {
  text: string;
  title: string;
  values: ReadonlySet<number>;
  isSameLanguage: boolean;
  running: ReadonlySet<string>;
  /** The size in which most of the slide is set. */
  most: number;
};

const isTold = (text: string, said: Said, unknown = 0): boolean =>
  said.isSameLanguage && (sharedPieces(text, said.text) ?? unknown) >= leastShared;

const hasNumber = (text: string, { values }: Said): boolean =>
  saidNumbers(text).some((number) => !number.isWord && number.values.some((value) => values.has(value)));

/** What orders a line is no number of it. */
const withoutOrder = (line: string): string =>
  line.replace(/^\s*(?:第\s*)?\(?\d{1,2}\)?[.、)）]?(?=\s|$)/u, '');

/** Addresses, sources, page marks, code and questions to those who listen are shown, not told. */
const isForTheEye = (words: string): boolean =>
  words === '' || isFurniture(words) || isCode(words, undefined) || /[?？]$/u.test(words);

function unsaidLine(elementId: string, line: string, said: Said): Unsaid[] {
  const words = withoutCited(sayable(withoutOrder(line)));
  if (isForTheEye(words) || said.running.has(keyOf(line))) return [];
  // A power is told in words.
  const numbers = saidNumbers(shortNumbers(words).replaceAll(/[⁰¹²³⁴-⁹⁺⁻ⁿ]+/gu, ' ')).filter(
    ({ isWord, values, text }) => {
      const [value = 0] = values;
      const isCounting = Number.isInteger(value) && value <= everyday && /^\d+$/u.test(text);
      return !isWord && !isCounting;
    },
  );
  const missing = numbers.filter(({ values }) => !values.some((value) => said.values.has(value)));
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  const isPoint = said.isSameLanguage && letters >= leastLetters;
  // A number that is told tells its line, too; one of a few short words cannot be looked for.
  const isMissed = isPoint && missing.length === numbers.length && !isTold(words, said, 1);
  if (isMissed) return [{ elementId, kind: 'point', text: words }];
  return missing.map(({ text }) => ({ elementId, kind: 'number' as const, text }));
}

const address = /(?:https?:\/\/|www\.)[^\s，。；、）)\]】>]+/iu;
const mentioned =
  /链接|网址|网站|网页|二维码|扫码|\b(?:links?|address(?:es)?|web ?sites?|web ?pages?|url|online)\b/iu;

/** What can be clicked or typed in, where the script neither says so nor tells its words. */
function unsaidLinks(elementId: string, { runs }: Paragraph, said: Said): Unsaid[] {
  if (mentioned.test(said.text) || isFurniture(runs.map(({ text }) => text).join(''))) return [];
  return runs.flatMap(({ text, link }) => {
    const found = address.exec(text)?.[0] ?? (link?.kind === 'web' ? text.trim() : '');
    const isMissed = found !== '' && (address.test(found) || !isTold(found, said));
    return isMissed ? [{ elementId, kind: 'link' as const, text: found }] : [];
  });
}

/** The lines of a body that are not told, and its links. */
function unsaidLines(elementId: string, paragraphs: readonly Paragraph[], said: Said): Unsaid[] {
  return paragraphs.flatMap((paragraph, at) => {
    const links = unsaidLinks(elementId, paragraph, said);
    const line = lineOf(paragraph);
    // A line that is nothing but a link is missed once.
    const isLink = paragraph.runs.every(({ text, link }) => link?.kind === 'web' || text.trim() === '');
    return isLink || isHeading(paragraphs, at, said.most)
      ? links
      : [...unsaidLine(elementId, line, said), ...links];
  });
}

const wordsOfChart = ({ title, categories }: ChartElement): string =>
  [...(isNamed(title) ? [title] : []), ...categories].join('\n');

const linesOf = (element: SlideElement): string[] =>
  'text' in element && element.text ? element.text.paragraphs.map(lineOf) : [];

/** So many pages, and a fifth of all, have a line that runs through the deck. */
const fewestPages = 3;

/** Lines that return on many pages: the name of the series, of the firm, of the section. */
export function runningLines(slides: readonly (readonly SlideElement[])[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const elements of slides) {
    const keys = new Set(elements.filter(isTellable).flatMap(linesOf).map(keyOf));
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const least = Math.max(fewestPages, slides.length / 5);
  return new Set([...counts].filter(([key, count]) => key !== '' && count >= least).map(([key]) => key));
}

function unsaidThing(element: SlideElement, said: Said): Unsaid[] {
  const { id: elementId, alt = '' } = element;
  const area = (element.width ?? 0) * (element.height ?? 0);
  switch (element.type) {
    case 'image':
    case 'video': {
      // What a program called the file is no name.
      const name = altWords(alt);
      const isMentioned =
        area < leastArea || isTold(name, said) || pointsAt('picture', said.text, said.title);
      return isMentioned ? [] : [{ elementId, kind: 'picture', text: name }];
    }
    case 'chart': {
      const values = element.series.flatMap((series) => series.values.map(String)).join(' ');
      const isMentioned =
        pointsAt('chart', said.text, said.title) ||
        isTold(wordsOfChart(element), said) ||
        hasNumber(values, said);
      return isMentioned
        ? []
        : [{ elementId, kind: 'chart', text: isNamed(element.title) ? element.title : alt }];
    }
    case 'table': {
      const text = elementText(element);
      const isMentioned =
        pointsAt('table', said.text, said.title) || isTold(text, said) || hasNumber(text, said);
      return isMentioned
        ? []
        : [{ elementId, kind: 'table', text: text.split('\n')[0]?.replaceAll('\t', ' · ') ?? '' }];
    }
    case 'text':
    case 'shape':
      return unsaidLines(elementId, element.text?.paragraphs ?? [], said);
    default:
      return [];
  }
}

/** Titles lead to what is told, and what the design draws is on every page. */
const isTellable = ({ role, hidden }: SlideElement): boolean =>
  hidden !== true && (role === undefined || role === 'body');

/** Of pictures without names the largest stands for all: nobody reads a list of the same words. */
function onePicture(unsaid: readonly Unsaid[], elements: readonly SlideElement[]): Unsaid[] {
  const areaOf = (id: string) => {
    const found = elements.find((element) => element.id === id);
    return (found?.width ?? 0) * (found?.height ?? 0);
  };
  const nameless = unsaid.filter(({ kind, text }) => kind === 'picture' && text === '');
  const largest = nameless.reduce<Unsaid | undefined>(
    (best, each) => (best && areaOf(best.elementId) >= areaOf(each.elementId) ? best : each),
    undefined,
  );
  return unsaid.filter((each) => !nameless.includes(each) || each === largest);
}

/**
 * Pictures, charts, tables, numbers, points and links of a slide that its script never mentions, in the order of the slide. Of a
 * script in another language only numbers can be looked for. A page without a script has nothing to be held against.
 * `running` are lines that return on many pages.
 */
export function unsaidOf(
  elements: readonly SlideElement[],
  script: string,
  running: ReadonlySet<string> = new Set(),
): Unsaid[] {
  if (script.trim() === '') return [];
  const shown = elements.filter(isTellable);
  const words = shown.map(elementText).join('\n');
  const titles = elements.filter(({ role }) => role === 'title').flatMap(linesOf);
  const said: Said = {
    text: script,
    title: titles.join(' ').trim(),
    values: new Set(saidNumbers(script).flatMap(({ values }) => values)),
    isSameLanguage: languageOf(words) === languageOf(script),
    running,
    most: sizeOfMost(shown),
  };
  const seen = new Set<string>();
  const found = shown
    .flatMap((element) => unsaidThing(element, said))
    .filter(({ elementId, kind, text }) => {
      const key = [elementId, kind, text].join('\n');
      return !seen.has(key) && seen.add(key) !== undefined;
    });
  return onePicture(found, shown);
}
