import type { PageOfPassages, Passage } from './port.ts';
import { contentWords, isChinese, type Term, termsOf } from './words.ts';

// Okapi BM25's usual numbers.
const saturation = 1.2;
const lengthShare = 0.75;
/** A single Chinese letter inside another word says less than a word. */
const letterShare = 0.6;

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

export type IndexedPassage = { passage: Passage; counted: Counted; words: readonly string[] };
export type DeckIndex = ReturnType<typeof indexDeck>;

/** A deck, ready to be asked. */
export function indexDeck(pages: readonly PageOfPassages[], passages: readonly Passage[]) {
  const texts: IndexedPassage[] = passages.map((passage) => ({
    passage,
    counted: count(termsOf(passage.text)),
    words: contentWords(passage.text),
  }));
  const rarity = rarities(texts.map(({ counted }) => counted));
  const usual = texts.reduce((sum, { counted }) => sum + counted.length, 0) / texts.length || 1;
  const titles = new Map(
    pages.map(({ page, title }) => [
      page,
      { text: title, counted: count(termsOf(title)), words: contentWords(title) },
    ]),
  );
  const ofPage = new Map(
    pages.map(({ page, title }) => {
      const here = texts.filter(({ passage }) => passage.page === page);
      const words = new Set([...contentWords(title), ...here.flatMap((text) => text.words)]);
      return [page, { words, text: [title, ...here.map(({ passage }) => passage.text)].join('\n') }];
    }),
  );

  function score(question: Counted, text: Counted): number {
    let sum = 0;
    for (const [term, asked] of question.weights) {
      const here = text.weights.get(term) ?? 0;
      if (here === 0) continue;
      const norm = saturation * (1 - lengthShare + (lengthShare * text.length) / usual);
      sum += asked * rarity(term) * ((here * (saturation + 1)) / (here + norm));
    }
    return sum;
  }

  /** The share of the words, by their rarity, that a page has. */
  function coverage(words: readonly string[], page: number): number {
    const here = ofPage.get(page);
    let [has, wanted] = [0, 0];
    for (const word of words) {
      const rare = rarity(word);
      wanted += rare;
      if (here?.words.has(word)) has += rare;
      else if (isChinese(word) && here?.text.includes(word))
        has += rare * (word.length > 1 ? 1 : letterShare);
    }
    return has / (wanted || 1);
  }

  /** The share of the words, by their rarity, that a passage and its title have. */
  function share(words: readonly string[], { passage, words: own }: IndexedPassage): number {
    const title = titles.get(passage.page)?.words ?? [];
    let [has, wanted] = [0, 0];
    for (const word of words) {
      const rare = rarity(word);
      wanted += rare;
      if (own.includes(word)) has += rare;
      else if (title.includes(word)) has += rare * letterShare;
    }
    return has / (wanted || 1);
  }

  return { texts, titles, score, coverage, share };
}
