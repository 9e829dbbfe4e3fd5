import { createSearch, type SearchedPage } from '@app/server/providers/answer/search/search.ts';
import {
  textFeatures,
  type TextFeature,
  type TextValues,
} from '@app/server/providers/answer/search/see-texts.ts';
import { lettersOf, termsOf } from '@app/server/providers/answer/search/terms.ts';
import { type Line, valueOf } from '@app/server/providers/answer/search/model.ts';
import { cutText } from './cut-text.ts';
import { fitRank } from './fit.ts';
import { meaningOf } from './meanings.ts';
import type { AskedDocument } from './sets.ts';

// Which text of the page answers. A set names the answer in words; the texts that have most of these say it.

/** A question with the texts of a page that answers it. */
export type SeenTexts = { document: AskedDocument; texts: SeenText[] };
/** `near`: how near it comes to what the question means, where that was read. */
type SeenText = { values: TextValues; near: number; isRight: boolean };

/** A text that has less of the answer does not say it. */
const enough = 0.4;
/** Texts that have nearly as much say it as well. */
const nearly = 0.1;
/** What an answer has of its question tells little. */
const repeated = 0.3;

const termsIn = (text: string): Set<string> => new Set([...termsOf(text), ...lettersOf(text)]);

/** Which texts of a page say the answer. */
function sayers(question: string, answer: string, texts: readonly string[]): (at: number) => boolean {
  const asked = termsIn(question);
  const all = [...termsIn(answer)];
  const isRepetition = all.every((term) => asked.has(term));
  const wanted = all.map((term) => ({ term, weight: asked.has(term) && !isRepetition ? repeated : 1 }));
  const sum = wanted.reduce((before, { weight }) => before + weight, 0) || 1;
  const shares = texts.map((text) => {
    const has = termsIn(text);
    return wanted.reduce((before, { term, weight }) => before + (has.has(term) ? weight : 0), 0) / sum;
  });
  const least = Math.max(enough, Math.max(0, ...shares) - nearly);
  return (at) => (shares[at] ?? 0) >= least;
}

/** Looks at the texts of every page that answers a question; those where nobody can tell which of them does are left out. */
export function lookAtTexts(documents: readonly AskedDocument[]): SeenTexts[] {
  return documents.flatMap((document) => {
    const pages = document.pages.map((page, at): SearchedPage => cutText(page, at));
    const search = createSearch(pages.map((page) => ({ ...page, meanings: page.texts.map(meaningOf) })));
    return document.questions.flatMap(({ question, pages: right, answer, saysIt }) =>
      right.flatMap((number): SeenTexts[] => {
        const page = pages[number - 1];
        if (!page) return [];
        const says = saysIt ?? sayers(question, answer ?? '', page.texts);
        search.meant(meaningOf(question));
        const near = search.nearTexts(page.page);
        const texts = search
          .texts(question, page.page)
          .map((values, at) => ({ values, near: near[at] ?? 0, isRight: says(at) }));
        return texts.some(({ isRight }) => isRight) ? [{ document, texts }] : [];
      }),
    );
  });
}

/** A deck has few questions, but they are what viewers ask. */
const deckTimes = 3;

export const fitTexts = (seen: readonly SeenTexts[]): Line<TextFeature> =>
  fitRank(
    textFeatures,
    seen.flatMap(({ document, texts }) =>
      Array.from({ length: document.group === 'decks' ? deckTimes : 1 }, () => texts),
    ),
  );

/** What nearness counts beside the value of a text by its words. */
export function fitNearTexts(seen: readonly SeenTexts[], line: Line<TextFeature>): number {
  const known = seen.filter(({ texts }) => texts.some(({ near }) => near !== 0));
  const { features } = fitRank(
    ['words', 'near'],
    known.map(({ texts }) =>
      texts.map(({ values, near, isRight }) => ({
        values: { words: valueOf(line, values), near },
        isRight,
      })),
    ),
  );
  const { words, near } = features;
  return near.weight / near.spread / (words.weight / words.spread);
}

/** How often the best text says the answer, in percent, by a line and what nearness counts beside it. */
export const textsRightBy = (some: readonly SeenTexts[], line: Line<TextFeature>, near: number): number =>
  (100 *
    some.filter(({ texts }) => {
      const valued = texts.map((text) => ({ text, value: valueOf(line, text.values) + near * text.near }));
      return valued.toSorted((a, b) => b.value - a.value)[0]?.text.isRight ?? false;
    }).length) /
  (some.length || 1);

const folds = 5;

/** How often the best text says the answer, in percent; each document judged by weights fitted without it. */
export function textsRight(seen: readonly SeenTexts[]): (some: readonly SeenTexts[]) => number {
  const documents = [...new Set(seen.map(({ document }) => document.id))];
  const foldOf = ({ document }: SeenTexts) => documents.indexOf(document.id) % folds;
  const lines = Array.from({ length: folds }, (_, fold) =>
    fitTexts(seen.filter((one) => foldOf(one) !== fold)),
  );
  const isRight = (one: SeenTexts): boolean => {
    const valued = one.texts.map((text) => ({ text, value: valueOf(lines[foldOf(one)]!, text.values) }));
    return valued.toSorted((a, b) => b.value - a.value)[0]?.text.isRight ?? false;
  };
  return (some) => (100 * some.filter(isRight).length) / (some.length || 1);
}
