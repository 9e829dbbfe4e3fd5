import { conversationLimits } from '@app/contract/conversation/limits.ts';
import { questionLimits } from '@app/contract/question/limits.ts';
import type { AnswerProvider } from '../../../providers/answer/port.ts';
import type { VoiceFor } from '../../broadcast/service.ts';
import type { ProjectRow } from '../../project/service.ts';
import { candidates } from './make-questions.ts';
import type { Deck, readDeck } from './read-deck.ts';

type Deps = {
  answers: AnswerProvider;
  read: ReturnType<typeof readDeck>;
  /** The questions that a sample brings along. */
  sampleQuestions: (sample: string) => Promise<readonly string[]>;
};

/** Looking for more would take longer than it helps. */
const mostTried = 12;
const remembered = 500;

/** What a viewer is offered to ask: only what the deck answers. */
export function offerQuestions({ answers, read, sampleQuestions }: Deps) {
  /** By project and last change. */
  const known = new Map<string, readonly string[]>();

  async function made({ pages, passages }: Deck): Promise<string[]> {
    const offered: { page: number; question: string }[] = [];
    for (const { page, question } of candidates(pages, passages).slice(0, mostTried)) {
      if (offered.length >= conversationLimits.madeIntroQuestions) break;
      if (offered.some((one) => one.page === page || one.question === question)) continue;
      const { outcome, sentences } = await answers.answer(question, pages, passages);
      if (outcome === 'found' && sentences[0]?.page === page) offered.push({ page, question });
    }
    return offered.toSorted((a, b) => a.page - b.page).map(({ question }) => question);
  }

  async function chosen(questions: readonly string[], { pages, passages }: Deck): Promise<string[]> {
    const kept: string[] = [];
    // Somebody may have changed the sample since.
    for (const question of questions.slice(0, questionLimits.introQuestions)) {
      if ((await answers.answer(question, pages, passages)).outcome === 'found') kept.push(question);
    }
    return kept;
  }

  return async (project: ProjectRow, voiceFor: VoiceFor): Promise<readonly string[]> => {
    const key = `${project.id}:${project.updatedAt.getTime()}`;
    const before = known.get(key);
    if (before) return before;
    const deck = await read(project.id, voiceFor);
    const ofSample = project.sample === null ? [] : await sampleQuestions(project.sample);
    const questions = ofSample.length > 0 ? await chosen(ofSample, deck) : await made(deck);
    known.set(key, questions);
    const [oldest] = known.keys();
    if (known.size > remembered && oldest !== undefined) known.delete(oldest);
    return questions;
  };
}
