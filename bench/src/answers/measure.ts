import {
  type AnswerFeature,
  answerFeatures,
  type Candidate,
  type Manner,
  mannerOf,
  type RankFeature,
  rankFeatures,
} from '@app/server/providers/answer/search/features.ts';
import { type Line, valueOf } from '@app/server/providers/answer/search/model.ts';
import { createSearch } from '@app/server/providers/answer/search/search.ts';
import { cutText } from './cut-text.ts';
import { fitAnswer, fitRank } from './fit.ts';
import { plainSearch } from './plain-search.ts';
import type { AskedDocument } from './sets.ts';

/** A question with what the search sees of it in its own document and in others of the same group. */
export type Seen = {
  document: AskedDocument;
  right: readonly number[];
  own: readonly Candidate[];
  foreign: readonly (readonly Candidate[])[];
  plain: readonly number[];
};
export type Lines = { rank: Line<RankFeature>; answer: Line<AnswerFeature> };

const foreignEach = 2;

/** Asks every question. */
export function lookAt(documents: readonly AskedDocument[]): Seen[] {
  const read = new Map(
    documents.map((document) => {
      const pages = document.pages.map(cutText);
      return [document, { search: createSearch(pages), plain: plainSearch(pages) }];
    }),
  );
  return documents.flatMap((document, place) => {
    const others = documents.filter((other) => other !== document && other.group === document.group);
    const { search, plain } = read.get(document)!;
    return document.questions.map(
      ({ question, pages }, at): Seen => ({
        document,
        right: pages.map((page) => page - 1),
        own: search.look(question),
        plain: plain(question),
        foreign: Array.from({ length: Math.min(foreignEach, others.length) }, (_, time) =>
          read.get(others[(place * 7 + at * 3 + time) % others.length]!)!.search.look(question),
        ),
      }),
    );
  });
}

/** The candidates by a line, the best first. */
const ranked = (candidates: readonly Candidate[], { rank }: Pick<Lines, 'rank'>): Candidate[] =>
  candidates
    .map((candidate) => ({ candidate, value: valueOf(rank, candidate.features) }))
    .toSorted((one, other) => other.value - one.value)
    .map(({ candidate }) => candidate);

/** The odds that a question is answered here; the least where no page has a word of it. */
function oddsOf(candidates: readonly Candidate[], lines: Lines): number {
  const [best] = ranked(candidates, lines);
  return best ? valueOf(lines.answer, best.answer) : Number.NEGATIVE_INFINITY;
}

export function fitLines(seen: readonly Seen[]): Lines {
  const rank = fitRank(
    rankFeatures,
    seen.map(({ own, right }) =>
      own.map(({ page, features }) => ({ values: features, isRight: right.includes(page) })),
    ),
  );
  const best = (candidates: readonly Candidate[]) => ranked(candidates, { rank }).slice(0, 1);
  const answer = fitAnswer(
    answerFeatures,
    seen.flatMap(({ own, foreign }) => [
      ...best(own).map(({ answer: values }) => ({ values, isOwn: true })),
      ...foreign.flatMap((one) => best(one).map(({ answer: values }) => ({ values, isOwn: false }))),
    ]),
  );
  return { rank, answer };
}

/** What one question came to. */
export type Outcome = {
  first: boolean;
  three: boolean;
  plainFirst: boolean;
  plainThree: boolean;
  odds: number;
  foreign: readonly number[];
  /** Undefined where no page has a word of it. */
  manner: Manner | undefined;
};

export function outcomeOf({ own, right, foreign, plain }: Seen, lines: Lines): Outcome {
  const pages = ranked(own, lines).map(({ page }) => page);
  const hits = (found: readonly number[], most: number) =>
    found.slice(0, most).some((page) => right.includes(page));
  return {
    first: hits(pages, 1),
    three: hits(pages, 3),
    plainFirst: hits(plain, 1),
    plainThree: hits(plain, 3),
    odds: oddsOf(own, lines),
    foreign: foreign.map((one) => oddsOf(one, lines)),
    manner: own[0] && mannerOf(own[0].answer),
  };
}

const folds = 5;

/** Each document is judged by lines that were fitted without it, in whatever words it was asked; in the order of `seen`. */
export function crossValidated(seen: readonly Seen[]): Outcome[] {
  const documents = [...new Set(seen.map(({ document }) => document.id))];
  const foldOf = ({ document }: Seen) => documents.indexOf(document.id) % folds;
  const lines = Array.from({ length: folds }, (_, fold) =>
    fitLines(seen.filter((one) => foldOf(one) !== fold)),
  );
  return seen.map((one) => outcomeOf(one, lines[foldOf(one)]!));
}

/** The odds that so large a share of the own questions has at least. */
export function oddsHeldBy(outcomes: readonly Outcome[], share: number): number {
  const sorted = outcomes.map(({ odds }) => odds).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * (1 - share))] ?? Number.NEGATIVE_INFINITY;
}

/** The share of foreign questions, in percent, that are answered at these odds. */
export function foreignAt(outcomes: readonly Outcome[], odds: number): number {
  const all = outcomes.flatMap(({ foreign }) => foreign);
  return (100 * all.filter((one) => one >= odds).length) / (all.length || 1);
}
