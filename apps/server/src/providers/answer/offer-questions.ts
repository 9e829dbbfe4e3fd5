import { conversationLimits } from '@app/contract/conversation/limits.ts';
import { questionLimits } from '@app/contract/question/limits.ts';
import type { Deck } from './cut-deck.ts';
import { candidates, wholeQuestion } from './make-questions.ts';
import type { FoundAnswer } from './port.ts';

type Said = Pick<Deck, 'pages' | 'passages'>;
type Ask = (question: string) => FoundAnswer;
/** Pages that are meant, those nearest to a place first. */
type Near = { pages: readonly number[]; page: number };

/** Looking for more would take longer than it helps. */
const mostTried = 12;

/** Letters that an answer has beside the title; one of Chinese tells as much as three others. */
const leastAdded = 18;

/** Whether an answer says more than what the page is called: "Next, the planets." does not. */
function saysMore(sentences: FoundAnswer['sentences'], title: string): boolean {
  const added = sentences.map(({ text }) => text.replaceAll(title, '')).join('');
  const han = added.match(/\p{Script=Han}/gu)?.length ?? 0;
  return (added.match(/[\p{L}\p{N}]/gu)?.length ?? 0) + 2 * han >= leastAdded;
}

/** Questions made of a deck that it answers, each from another page. */
export function offerMade({ pages, passages }: Said, ask: Ask): string[] {
  const offered: { page: number; question: string }[] = [];
  for (const { page, question } of candidates(pages, passages).slice(0, mostTried)) {
    if (offered.length >= conversationLimits.madeIntroQuestions) break;
    if (offered.some((one) => one.page === page || one.question === question)) continue;
    const { outcome, sentences } = ask(question);
    const title = pages.find((each) => each.page === page)?.title ?? '';
    if (outcome !== 'found' || sentences[0]?.page !== page || !saysMore(sentences, title)) continue;
    offered.push({ page, question });
  }
  return offered.toSorted((a, b) => a.page - b.page).map(({ question }) => question);
}

/** Those of chosen questions that the deck still answers: somebody may have changed it since. */
export const offerChosen = (questions: readonly string[], ask: Ask): string[] =>
  questions.slice(0, questionLimits.introQuestions).filter((question) => ask(question).outcome === 'found');

/** What might have been meant by a vague question: two that the deck answers. */
export function propose({ pages, passages }: Said, { pages: meant, page: here }: Near, ask: Ask): string[] {
  const far = (page: number) => Math.abs(page - here);
  const near = pages.filter(({ page }) => meant.includes(page)).toSorted((a, b) => far(a.page) - far(b.page));
  const made = offerMade({ pages: near, passages }, ask);
  const language = pages[here - 1]?.language ?? pages[0]?.language ?? 'zh-CN';
  return [...made.slice(0, conversationLimits.proposals), wholeQuestion[language]].slice(
    0,
    conversationLimits.proposals,
  );
}
