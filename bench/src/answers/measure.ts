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
type LinesOf = { rank: Line<RankFeature>; answer: Line<AnswerFeature> };
/** What was fitted, for questions in Chinese and for others. */
export type Lines = Record<Tongue, LinesOf>;

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
const ranked = (candidates: readonly Candidate[], rank: LinesOf['rank']): Candidate[] =>
  candidates
    .map((candidate) => ({ candidate, value: valueOf(rank, candidate.features) }))
    .toSorted((one, other) => other.value - one.value)
    .map(({ candidate }) => candidate);

const byLines = (candidates: readonly Candidate[], lines: Lines): Candidate[] =>
  ranked(candidates, lines[candidates[0]?.tongue ?? 'other'].rank);

/** The odds that a question is answered here; the least where no page has a word of it. */
function oddsOf(candidates: readonly Candidate[], lines: Lines): number {
  const [best] = byLines(candidates, lines);
  return best ? valueOf(lines[best.tongue].answer, best.answer) : Number.NEGATIVE_INFINITY;
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
  const best = (candidates: readonly Candidate[]) => ranked(candidates, rank).slice(0, 1);
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

export function outcomeOf({ own, right, foreign, plain }: Seen, lines: Lines): Outcome {
  const pages = byLines(own, lines).map(({ page }) => page);
  const hits = (found: readonly number[], most: number) =>
    found.slice(0, most).some((page) => right.includes(page));
  return {
    first: hits(pages, 1),
    three: hits(pages, 3),
    plainFirst: hits(plain, 1),
    plainThree: hits(plain, 3),
    odds: oddsOf(own, lines),
    foreign: foreign.map((one) => oddsOf(one, lines)),
    manner: own[0] && mannerOf(own[0]),
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
