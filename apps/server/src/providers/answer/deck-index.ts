import { isMark } from './asking.ts';
import { readMeaning } from '../meaning/vector.ts';
import { termsIn, toldIn } from './cut-words.ts';
import type { PageOfPassages, Passage } from './port.ts';
import { createSearch } from './search/search.ts';
import { isChinese } from './search/terms.ts';
import { contentWords, nameForm, readText, type Term } from './words.ts';

// Okapi BM25's usual numbers.
const saturation = 1.2;
const lengthShare = 0.75;
/** What half of the pages speak of is what the deck is about: sentences leave it out. */
const wideShare = 0.5;
const fewPages = 4;
/** Longer ones are sentences, not names. */
const longestName = 2;

/** How well a sentence has a word: itself, by the one before that it goes on from, by its title, by the deck. */
const held = { own: 1, letter: 0.6, before: 0.9, title: 0.8, deck: 0.6, page: 0.7 };
/** Of so many words some may stand in other sentences of the page; of few, each makes another question. */
const manyWords = 5;

export type Counted = { weights: ReadonlyMap<string, number>; length: number };

export function count(terms: readonly Term[]): Counted {
  const weights = new Map<string, number>();
  for (const { text, weight } of terms) weights.set(text, (weights.get(text) ?? 0) + weight);
  return { weights, length: terms.reduce((sum, { weight }) => sum + weight, 0) };
}

/** How rare each term is among the texts; one that nobody has is the rarest. */
function rarities(texts: readonly Counted[]): (term: string) => number {
  const having = new Map<string, number>();
  for (const { weights } of texts)
    for (const term of weights.keys()) having.set(term, (having.get(term) ?? 0) + 1);
  return (term) => {
    const n = having.get(term) ?? 0;
    return Math.log(1 + (texts.length - n + 0.5) / (n + 0.5));
  };
}

/** The texts that have some term of a question, in their order. */
function holding(texts: readonly IndexedText[]): (question: Counted) => IndexedText[] {
  const byTerm = new Map<string, number[]>();
  for (const [at, { counted }] of texts.entries())
    for (const term of counted.weights.keys()) {
      const places = byTerm.get(term);
      if (places) places.push(at);
      else byTerm.set(term, [at]);
    }
  return ({ weights }) => {
    const places = new Set<number>();
    for (const term of weights.keys()) for (const at of byTerm.get(term) ?? []) places.add(at);
    return [...places].sort((one, other) => one - other).flatMap((at) => texts[at] ?? []);
  };
}

/** How well a text fits a question among all the texts: Okapi BM25. */
function scoring(texts: readonly Counted[]): (question: Counted, text: Counted) => number {
  const rarity = rarities(texts);
  const usual = texts.reduce((sum, { length }) => sum + length, 0) / texts.length || 1;
  return (question, text) => {
    let sum = 0;
    for (const [term, asked] of question.weights) {
      const here = text.weights.get(term) ?? 0;
      if (here === 0) continue;
      const norm = saturation * (1 - lengthShare + (lengthShare * text.length) / usual);
      sum += asked * rarity(term) * ((here * (saturation + 1)) / (here + norm));
    }
    return sum;
  };
}

export type IndexedText = {
  /** Its place among the passages, which are made anew for each question. */
  at: number;
  page: number;
  kind: Passage['kind'];
  text: string;
  elementId?: string | undefined;
  /** How deep it stands in a list. */
  depth: number;
  counted: Counted;
  words: readonly string[];
  has: ReadonlySet<string>;
  /** Its words without marks. */
  told: readonly string[];
  /** What it goes on from: `its poles` are those of the sentence before. */
  before: ReadonlySet<string>;
  /** The thing it is about, when it begins with its name. */
  subject: string | undefined;
};

/** What may hold a word. */
type Holding = Pick<IndexedText, 'text' | 'has' | 'before' | 'page'>;

const goesOn =
  /\b(?:it|its|they|their|them|this|these|those|he|she|his|her)\b|^(?:still|also|then|and|but|so)\b|它|其(?![他余中实它])|他们|这[些个是样]|^(?:可|但|也|而且|同时|另外|此外)/i;
const inOrder =
  /^(?:and )?(?:first|second|third|fourth|fifth|finally|next|last)\b|^第[一二三四五六七八九十]|^(?:首先|其次|再次|最后|然后)/i;

/** What leads from one step to the next; without its comma it may only tell when something was. */
const leadsOn = /^(?:then|after that),|^(?:接着|接下来)[，,]/i;

export const isInOrder = (text: string): boolean => inOrder.test(text) || leadsOn.test(text);
/** Whether a sentence goes on from the one before it. */
export const goesOnFrom = (text: string): boolean =>
  goesOn.test(text) || inOrder.test(text) || /^[“"「]/u.test(text);

/** `木星：最大的行星` is about 木星. */
export const labelOf = (text: string): string | undefined => /^([^：:。.，,]{1,40})[：:]/u.exec(text)?.[1];
/** What stands in brackets says again what stands before them. */
export const withoutBrackets = (title: string): string => title.replace(/[（(][^）)]*[）)]/gu, ' ').trim();
/** `The Sun: centre of it all` is called the Sun. */
export const headOf = (title: string): string =>
  (withoutBrackets(title).split(/[:：｜|—–]/u)[0] ?? '').trim();

/** The words of names: what cards, rows and pages are called, and what is written with a capital inside a sentence. */
function namesIn(pages: readonly PageOfPassages[], passages: readonly Passage[]): Set<string> {
  const names = new Set<string>();
  const add = (text: string | undefined) => {
    const words = contentWords(text ?? '').filter(isWord);
    if (words.length <= longestName) for (const word of words) if (!/^\d/.test(word)) names.add(word);
  };
  for (const { title } of pages) add(headOf(title));
  for (const { text, kind } of passages) {
    if (kind !== 'script') add(labelOf(text));
    for (const [name] of text.matchAll(/(?<=[\p{Ll},] )\p{Lu}\p{L}+/gu)) {
      const form = nameForm(name);
      if (form !== undefined) names.add(form);
    }
  }
  return names;
}

const isWord = (word: string): boolean => !isMark(word);

export type DeckIndex = ReturnType<typeof indexDeck>;

/** The passages, each with what it is about. */
function readPassages(passages: readonly Passage[], names: ReadonlySet<string>): IndexedText[] {
  const texts: IndexedText[] = [];
  for (const [at, { page, kind, text, elementId, depth = 0, words: cut }] of passages.entries()) {
    const { words, terms } = readText(text, toldIn(text, cut));
    const last = texts.at(-1);
    const previous = last?.page === page && last.kind === 'script' && kind === 'script' ? last : undefined;
    const [first] = words;
    texts.push({
      at,
      page,
      kind,
      text,
      elementId,
      depth,
      words,
      has: new Set(words),
      told: words.filter(isWord),
      counted: count(terms),
      before: wordsBefore(text, previous),
      subject: first !== undefined && names.has(first) ? first : undefined,
    });
  }
  return texts;
}

function titleIn({ page, title, words: cut }: PageOfPassages): [number, { text: string; words: string[] }] {
  const { words } = readText(title, toldIn(title, cut));
  return [page, { text: title, words }];
}

/** A deck, ready to be asked. */
export function indexDeck(pages: readonly PageOfPassages[], passages: readonly Passage[]) {
  const names = namesIn(pages, passages);
  const texts = readPassages(passages, names);
  const rarity = rarities(texts.map(({ counted }) => counted));
  const titles = new Map(pages.map(titleIn));
  const pagesWith = new Map<string, Set<number>>();
  const note = (word: string, page: number) =>
    void pagesWith.set(word, (pagesWith.get(word) ?? new Set()).add(page));
  for (const { page, words } of texts) for (const word of words) note(word, page);
  for (const [page, { words }] of titles) for (const word of words) note(word, page);
  const whole = [...pages.map(({ title }) => title), ...passages.map(({ text }) => text)].join('\n');

  const isWide = (word: string): boolean =>
    pages.length >= fewPages && (pagesWith.get(word)?.size ?? 0) >= pages.length * wideShare;

  const score = scoring(texts.map(({ counted }) => counted));
  const byPage = new Map(pages.map(({ page }): [number, IndexedText[]] => [page, []]));
  for (const text of texts) byPage.get(text.page)?.push(text);

  /** How well a passage has a word, from 0 to 1. */
  function holds(word: string, { text, has, before, page }: Holding): number {
    if (has.has(word)) return held.own;
    if (before.has(word)) return held.before;
    const title = titles.get(page);
    if (title?.words.includes(word)) return held.title;
    if (isChinese(word)) {
      if (text.includes(word)) return word.length > 1 ? held.own : held.letter;
      if (word.length > 1 && title?.text.includes(word)) return held.title;
    }
    return isWide(word) ? held.deck : 0;
  }

  /** The share of the words, by their rarity, that a passage has. */
  function share(words: readonly string[], text: Holding): number {
    let [has, wanted] = [0, 0];
    for (const word of words) {
      const rare = rarity(word);
      wanted += rare;
      const here = holds(word, text);
      const onPage = words.length >= manyWords && pagesWith.get(word)?.has(text.page) ? held.page : 0;
      has += rare * Math.max(here, onPage);
    }
    return has / (wanted || 1);
  }

  return {
    texts,
    titles,
    names,
    whole,
    written: new Set(
      whole
        .toLowerCase()
        .normalize('NFKC')
        .match(/[a-z]+/g),
    ),
    knows: (word: string): boolean => pagesWith.has(word) || (isChinese(word) && whole.includes(word)),
    isOn: (word: string, page: number): boolean => pagesWith.get(word)?.has(page) ?? false,
    isWide,
    score,
    holding: holding(texts),
    textsOn: (page: number): readonly IndexedText[] => byPage.get(page) ?? [],
    search: createSearch(
      pages.map(({ page, title, words }) => {
        const here = byPage.get(page) ?? [];
        const terms = here.map(({ at, text }) => termsIn(text, passages[at]?.words));
        return {
          page,
          title,
          texts: here.map(({ text }) => text),
          terms: { title: termsIn(title, words), texts: terms },
          sorts: here.map(({ kind }) => kind),
          meanings: here.map(({ at }) => {
            const written = passages[at]?.meaning;
            return written === undefined ? undefined : readMeaning(written);
          }),
        };
      }),
    ),
    holds,
    share,
  };
}

/** A sentence that points back is about what was said before; those of an enumeration about what began it. */
function wordsBefore(text: string, previous: IndexedText | undefined): ReadonlySet<string> {
  if (!previous) return new Set();
  if (inOrder.test(text) && inOrder.test(previous.text)) return previous.before;
  if (!inOrder.test(text) && !goesOn.test(text)) return new Set();
  return new Set([...previous.before, ...previous.told]);
}
