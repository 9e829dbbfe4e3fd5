import {
  type AnswerFeature,
  answerFeatures,
  type Candidate,
  type Manner,
  mannerOf,
  type RankFeature,
  rankFeatures,
  type Tongue,
} from '@app/server/providers/answer/search/features.ts';
import {
  type FittedLines,
  nearFeatures,
  oddsOf,
  rankOf,
} from '@app/server/providers/answer/search/fitted-lines.ts';
import { type Line, valueOf } from '@app/server/providers/answer/search/model.ts';
import { createSearch, type Search } from '@app/server/providers/answer/search/search.ts';
import { cutText } from './cut-text.ts';
import { fitAnswer, fitRank } from './fit.ts';
import { meaningOf } from './meanings.ts';
import { plainSearch } from './plain-search.ts';
import type { AskedDocument, Unanswered } from './sets.ts';

/** A question with what the search sees of it in its own document and in others of the same group. */
export type Seen = {
  document: AskedDocument;
  right: readonly number[];
  own: readonly Candidate[];
  foreign: readonly (readonly Candidate[])[];
  plain: readonly number[];
};
type LinesOf = { rank: Line<RankFeature>; answer: Line<AnswerFeature> };
/** What was fitted by words, for questions in Chinese and for others. */
export type Lines = Record<Tongue, LinesOf>;

const foreignEach = 2;

/** Asks every question: by words alone, or with what texts and questions mean. */
export function lookAt(documents: readonly AskedDocument[], isMeant = false): Seen[] {
  const read = new Map(
    documents.map((document) => {
      const pages = document.pages.map(cutText);
      const search = createSearch(
        isMeant ? pages.map((page) => ({ ...page, meanings: page.texts.map(meaningOf) })) : pages,
      );
      return [document, { search, plain: plainSearch(pages) }];
    }),
  );
  const look = (search: Search, question: string) => {
    search.meant(isMeant ? meaningOf(question) : undefined);
    return search.look(question);
  };
  return documents.flatMap((document, place) => {
    const others = documents.filter((other) => other !== document && other.group === document.group);
    const { search, plain } = read.get(document)!;
    return document.questions.map(
      ({ question, pages }, at): Seen => ({
        document,
        right: pages.map((page) => page - 1),
        own: look(search, question),
        plain: plain(question),
        foreign: Array.from({ length: Math.min(foreignEach, others.length) }, (_, time) =>
          look(read.get(others[(place * 7 + at * 3 + time) % others.length]!)!.search, question),
        ),
      }),
    );
  });
}

/** What the search sees of questions that the documents do not answer, though they are on their subject. */
export const lookAtUnanswered = (some: readonly Unanswered[]): Seen[] =>
  lookAt(
    some.map(({ document, questions }) => ({
      ...document,
      questions: questions.map((question) => ({ question, pages: [] })),
    })),
    true,
  ).map((seen) => ({ ...seen, own: [], foreign: [seen.own] }));

/** The candidates, the best first. */
const ranked = (candidates: readonly Candidate[], value: (candidate: Candidate) => number): Candidate[] =>
  candidates
    .map((candidate) => ({ candidate, value: value(candidate) }))
    .toSorted((one, other) => other.value - one.value)
    .map(({ candidate }) => candidate);

/** The odds that a question is answered here; the least where no page has a word of it. */
function bestOdds(candidates: readonly Candidate[], lines: FittedLines): number {
  const [best] = ranked(candidates, (one) => rankOf(one, lines));
  return best ? oddsOf(best, lines) : Number.NEGATIVE_INFINITY;
}

const fitRanking = (seen: readonly Seen[], near?: LinesOf['rank']): LinesOf['rank'] =>
  fitRank(
    rankFeatures,
    seen.map(({ own, right }) =>
      own.map(({ page, features }) => ({ values: features, isRight: right.includes(page) })),
    ),
    near,
  );

function fitAnswering(seen: readonly Seen[], rank: LinesOf['rank']): LinesOf['answer'] {
  const best = (candidates: readonly Candidate[]) =>
    ranked(candidates, ({ features }) => valueOf(rank, features)).slice(0, 1);
  return fitAnswer(
    answerFeatures,
    seen.flatMap(({ own, foreign }) => [
      ...best(own).map(({ answer: values }) => ({ values, isOwn: true })),
      ...foreign.flatMap((one) => best(one).map(({ answer: values }) => ({ values, isOwn: false }))),
    ]),
  );
}

/** The Chinese questions are too few to tell alone when nothing answers; among all each counts so often. */
const chineseTimes = 3;

export function fitLines(seen: readonly Seen[]): Lines {
  const of = (tongue: Tongue) => seen.filter(({ own }) => own[0]?.tongue === tongue);
  const [han, other] = [of('han'), of('other')];
  const all = [...Array.from({ length: chineseTimes }, () => han).flat(), ...other];
  const [both, rankOther] = [fitRanking([...han, ...other]), fitRanking(other)];
  const rank = { han: fitRanking(han, both), other: rankOther };
  return {
    han: { rank: rank.han, answer: fitAnswering(all, rank.han) },
    other: { rank: rank.other, answer: fitAnswering(other, rank.other) },
  };
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

export function outcomeOf({ own, right, foreign, plain }: Seen, lines: FittedLines): Outcome {
  const pages = ranked(own, (one) => rankOf(one, lines)).map(({ page }) => page);
  const hits = (found: readonly number[], most: number) =>
    found.slice(0, most).some((page) => right.includes(page));
  return {
    first: hits(pages, 1),
    three: hits(pages, 3),
    plainFirst: hits(plain, 1),
    plainThree: hits(plain, 3),
    odds: bestOdds(own, lines),
    foreign: foreign.map((one) => bestOdds(one, lines)),
    manner: mannerIn(own.length > 0 ? own : (foreign[0] ?? [])),
  };
}

/** How the search goes about a question, by one that was not answered too. */
const mannerIn = ([first]: readonly Candidate[]): Manner | undefined => first && mannerOf(first);

const folds = 5;

/** Lines of which each has never seen some of the documents. */
export type Folds = {
  foldOf: (one: Seen) => number;
  /** Where they are fitted now, without the document, in whatever words it is asked. */
  linesFor: (one: Seen) => Lines;
};

export function foldsOf(seen: readonly Seen[]): Folds['foldOf'] {
  const documents = [...new Set(seen.map(({ document }) => document.id))];
  return ({ document }) => documents.indexOf(document.id) % folds;
}

export function createFolds(seen: readonly Seen[]): Folds {
  const foldOf = foldsOf(seen);
  const lines = Array.from({ length: folds }, (_, fold) =>
    fitLines(seen.filter((one) => foldOf(one) !== fold)),
  );
  return { foldOf, linesFor: (one) => lines[foldOf(one)]! };
}

/** Each document is judged by lines that were fitted without it; in the order of `seen`. */
export const crossValidated = (seen: readonly Seen[], { linesFor }: Folds): Outcome[] =>
  seen.map((one) => outcomeOf(one, { lines: linesFor(one), near: noNear }));

type NearLines = FittedLines['near'];
const noNear: NearLines = {
  rank: lineOfOne(),
  answer: lineOfOne(),
};

/** Words alone, as they are. */
function lineOfOne(): NearLines['rank'] {
  const features = Object.fromEntries(
    nearFeatures.map((name) => [name, { weight: Number(name === 'words'), mean: 0, spread: 1 }]),
  ) as NearLines['rank']['features'];
  return { base: 0, features };
}

/** What viewers ask in vain is seldom of another document; there are fewer such questions at hand. */
const unansweredTimes = 4;

/** What the nearness of meanings counts beside words, by the lines that it will stand beside. */
export function fitNear(
  meant: readonly Seen[],
  { linesFor }: Folds,
  unanswered: readonly Seen[] = [],
): NearLines {
  const known = meant.filter(({ own }) => own[0]?.near);
  const valuesOf = (one: Seen, kind: 'rank' | 'answer') => (candidate: Candidate) => {
    const lines = linesFor(one)[candidate.tongue];
    const words =
      kind === 'rank' ? valueOf(lines.rank, candidate.features) : valueOf(lines.answer, candidate.answer);
    return { words, text: 0, window: 0, page: 0, ...candidate.near };
  };
  const rank = fitRank(
    nearFeatures,
    known.map((one) =>
      one.own.map((candidate) => ({
        values: valuesOf(one, 'rank')(candidate),
        isRight: one.right.includes(candidate.page),
      })),
    ),
  );
  const answer = fitAnswer(
    nearFeatures,
    [...known, ...Array.from({ length: unansweredTimes }, () => unanswered).flat()].flatMap((one) => {
      const best = (candidates: readonly Candidate[]) =>
        ranked(candidates, (candidate) => valueOf(rank, valuesOf(one, 'rank')(candidate)))
          .slice(0, 1)
          .map(valuesOf(one, 'answer'));
      return [
        ...best(one.own).map((values) => ({ values, isOwn: true })),
        ...one.foreign.flatMap((other) => best(other).map((values) => ({ values, isOwn: false }))),
      ];
    }),
  );
  return { rank, answer };
}

/** The same with what questions mean, those that nothing answers last. */
export function crossValidatedNear(
  meant: readonly Seen[],
  of: Folds,
  unanswered: readonly Seen[] = [],
): Outcome[] {
  const others = (some: readonly Seen[], fold: number) => some.filter((one) => of.foldOf(one) !== fold);
  const near = Array.from({ length: folds }, (_, fold) =>
    fitNear(others(meant, fold), of, others(unanswered, fold)),
  );
  return [...meant, ...unanswered].map((one) =>
    outcomeOf(one, { lines: of.linesFor(one), near: near[of.foldOf(one)]! }),
  );
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
