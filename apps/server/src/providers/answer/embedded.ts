import type { AnswerProvider, FoundAnswer, PageOfPassages, Passage } from './port.ts';
import { contentWords, type Term, termsOf } from './words.ts';

// Okapi BM25's usual numbers.
const saturation = 1.2;
const lengthShare = 0.75;
/** What a page's title adds to each of its passages. */
const titleShare = 0.35;
/** A spoken sentence is a better answer than the line of a slide that says the same. */
const scriptBonus = 1.15;
/** How much of what the question asks for must stand on the page. */
const enough = { found: 0.6, near: 0.3 };
/** A second sentence belongs to the answer when it fits nearly as well and stands on the same page. */
const secondShare = 0.62;

type Counted = { weights: Map<string, number>; length: number };

function count(terms: readonly Term[]): Counted {
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

function score(question: Counted, text: Counted, rarity: (term: string) => number, usual: number): number {
  let sum = 0;
  for (const [term, asked] of question.weights) {
    const here = text.weights.get(term) ?? 0;
    if (here === 0) continue;
    const norm = saturation * (1 - lengthShare + (lengthShare * text.length) / usual);
    sum += asked * rarity(term) * ((here * (saturation + 1)) / (here + norm));
  }
  return sum;
}

/** Answers with the deck's own sentences, found by their words. It needs no model, and never makes anything up. */
export function createEmbeddedAnswers(): AnswerProvider {
  return {
    name: 'embedded',
    async answer(question, pages, passages): Promise<FoundAnswer> {
      const asked = count(termsOf(question));
      const all = contentWords(question);
      // A word that holds another one asks for the same thing twice.
      const words = all.filter((word) => !all.some((other) => other !== word && word.includes(other)));
      if (words.length === 0 || passages.length === 0) return { outcome: 'none', sentences: [] };
      const texts = passages.map(({ text }) => count(termsOf(text)));
      const rarity = rarities(texts);
      const usual = texts.reduce((sum, { length }) => sum + length, 0) / texts.length || 1;
      const titleScores = new Map(
        pages.map(({ page, title }) => [page, score(asked, count(termsOf(title)), rarity, usual)]),
      );
      const ranked = passages
        .map((passage, index) => ({ passage, points: pointsOf(passage, texts[index] as Counted) }))
        .filter(({ points }) => points > 0)
        .toSorted((a, b) => b.points - a.points);
      const [best] = ranked;
      if (!best) return { outcome: 'none', sentences: [] };
      const known = coverage(best.passage.page);
      if (known < enough.near) return { outcome: 'none', sentences: [] };
      const outcome = known >= enough.found ? 'found' : 'near';
      return { outcome, sentences: withSecond(ranked, best) };

      function pointsOf(passage: Passage, text: Counted): number {
        const own = score(asked, text, rarity, usual);
        if (own === 0) return 0;
        const bonus = passage.kind === 'script' ? scriptBonus : 1;
        return own * bonus + titleShare * (titleScores.get(passage.page) ?? 0);
      }

      /** The share of the question's words, by their rarity, that the page has. */
      function coverage(page: number): number {
        const has = wordsOnPage(page, pages, passages);
        const wanted = words.map((word) => ({ word, rare: rarity(word) }));
        const sum = (list: typeof wanted) => list.reduce((total, { rare }) => total + rare, 0);
        return sum(wanted.filter(({ word }) => has.has(word))) / (sum(wanted) || 1);
      }
    },
  };
}

function wordsOnPage(
  page: number,
  pages: readonly PageOfPassages[],
  passages: readonly Passage[],
): Set<string> {
  const title = pages.find((row) => row.page === page)?.title ?? '';
  const texts = passages.filter((passage) => passage.page === page).map(({ text }) => text);
  return new Set([title, ...texts].flatMap(contentWords));
}

function withSecond(
  ranked: readonly { passage: Passage; points: number }[],
  best: { passage: Passage; points: number },
) {
  const { page, kind, text } = best.passage;
  const second = ranked.find(
    ({ passage, points }) =>
      passage !== best.passage &&
      passage.page === page &&
      passage.kind === kind &&
      passage.text !== text &&
      points >= best.points * secondShare,
  );
  const chosen = second ? [best.passage, second.passage] : [best.passage];
  // In the order in which they are said on the page.
  return ranked
    .map(({ passage }) => passage)
    .filter((passage) => chosen.includes(passage))
    .toSorted((a, b) => a.page - b.page);
}
