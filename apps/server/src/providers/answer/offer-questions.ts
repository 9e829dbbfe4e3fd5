import { conversationLimits } from '@app/contract/conversation/limits.ts';
import { questionLimits } from '@app/contract/question/limits.ts';
import type { Deck } from './cut-deck.ts';
import { candidates } from './make-questions.ts';
import type { FoundAnswer } from './port.ts';

type Ask = (question: string) => FoundAnswer;

/** Looking for more would take longer than it helps. */
const mostTried = 12;

/** Questions made of a deck that it answers, each from another page. */
export function offerMade({ pages, passages }: Deck, ask: Ask): string[] {
  const offered: { page: number; question: string }[] = [];
  for (const { page, question } of candidates(pages, passages).slice(0, mostTried)) {
    if (offered.length >= conversationLimits.madeIntroQuestions) break;
    if (offered.some((one) => one.page === page || one.question === question)) continue;
    const { outcome, sentences } = ask(question);
    if (outcome === 'found' && sentences[0]?.page === page) offered.push({ page, question });
  }
  return offered.toSorted((a, b) => a.page - b.page).map(({ question }) => question);
}

/** Those of chosen questions that the deck still answers: somebody may have changed it since. */
export const offerChosen = (questions: readonly string[], ask: Ask): string[] =>
  questions.slice(0, questionLimits.introQuestions).filter((question) => ask(question).outcome === 'found');
