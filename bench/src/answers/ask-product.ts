import { createEmbeddedAnswers } from '@app/server/providers/answer/embedded.ts';
import type { Passage } from '@app/server/providers/answer/port.ts';
import { round } from '../report.ts';
import { cutText } from './cut-text.ts';
import { meaningOf, withMeaning } from './meanings.ts';
import type { AskedDocument, Unanswered } from './sets.ts';

const share = (part: number, all: number): number => round((100 * part) / (all || 1), 1);

/** Asks a document as the product does. */
export function askerOf({ pages }: AskedDocument, engine = createEmbeddedAnswers()) {
  const cut = pages.map((text, index) => cutText(text, index + 1));
  const passages = cut.flatMap(({ page, texts }) =>
    texts.map((text): Passage => withMeaning({ page, text, kind: 'slide' })),
  );
  return (question: string) => engine.answer(question, cut, passages, undefined, [], meaningOf(question));
}

/** How many questions are told something that no page answers, though they are on its subject. */
export function askUnanswered(name: string, documents: readonly Unanswered[]): [string, number][] {
  const told = documents.flatMap(({ document, questions }) => {
    const ask = askerOf(document);
    return questions.map((question) => ask(question).outcome);
  });
  const shareOf = (outcome: string) => share(told.filter((one) => one === outcome).length, told.length);
  return [
    [`${name}_unanswered_found_percent`, shareOf('found')],
    [`${name}_unanswered_near_percent`, shareOf('near')],
  ];
}

/** What viewers would be told: how many own and foreign questions are answered, and how many of those rightly. */
export function askProduct(name: string, documents: readonly AskedDocument[]): [string, number][] {
  const engine = createEmbeddedAnswers();
  const decks = documents.map((document) => askerOf(document, engine));
  const sums = { asked: 0, found: 0, near: 0, right: 0, foreign: 0, foreignFound: 0, foreignNear: 0 };
  documents.forEach(({ questions, group }, place) => {
    const others = decks.filter((_, at) => at !== place && documents[at]!.group === group);
    questions.forEach(({ question, pages }, at) => {
      const { outcome, sentences } = decks[place]!(question);
      sums.asked += 1;
      if (outcome !== 'none') sums[outcome] += 1;
      if (outcome !== 'none' && pages.includes(sentences[0]?.page ?? 0)) sums.right += 1;
      const foreign = others[(place * 7 + at * 3) % others.length]?.(question);
      if (!foreign) return;
      sums.foreign += 1;
      if (foreign.outcome === 'found') sums.foreignFound += 1;
      if (foreign.outcome === 'near') sums.foreignNear += 1;
    });
  });
  return [
    [`${name}_told_found_percent`, share(sums.found, sums.asked)],
    [`${name}_told_near_percent`, share(sums.near, sums.asked)],
    [`${name}_told_right_percent`, share(sums.right, sums.found + sums.near)],
    [`${name}_foreign_found_percent`, share(sums.foreignFound, sums.foreign)],
    [`${name}_foreign_near_percent`, share(sums.foreignNear, sums.foreign)],
  ];
}
