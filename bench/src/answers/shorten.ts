import { termsOf } from '@app/server/providers/answer/search/terms.ts';
import type { AskedDocument } from './sets.ts';

const fewWords = 3;

/** The same documents asked in few words: the longest of each question, in their order. */
export function shortened(documents: readonly AskedDocument[]): AskedDocument[] {
  return documents.map((document) => ({
    ...document,
    questions: document.questions.map((one) => ({ ...one, question: inFewWords(one.question) })),
  }));
}

function inFewWords(question: string): string {
  const words = [...new Set(question.match(/\p{Script=Han}+|[^\s\p{Script=Han}]+/gu) ?? [])].flatMap((run) =>
    /\p{Script=Han}/u.test(run) ? termsOf(run) : termsOf(run).length > 0 ? [run] : [],
  );
  const longest = new Set(words.toSorted((one, other) => other.length - one.length).slice(0, fewWords));
  return words.filter((word) => longest.has(word)).join(' ');
}
