import type { AnswerProvider } from '../../../providers/answer/port.ts';
import type { ProjectRow } from '../../project/service.ts';
import type { readDeck } from './read-deck.ts';

type Deps = {
  answers: AnswerProvider;
  read: ReturnType<typeof readDeck>;
};

const remembered = 500;

/** What a viewer is offered to ask: only what the deck answers. */
export function offerQuestions({ answers, read }: Deps) {
  /** By project and what its deck says. */
  const known = new Map<string, Promise<readonly string[]>>();

  return async (project: ProjectRow): Promise<readonly string[]> => {
    const deck = await read(project.id);
    const key = `${project.id} ${deck.revision}`;
    const before = known.get(key);
    if (before) return before;
    // Many open a talk at the same moment: the first of them asks for all.
    const offered = answers.offer(deck, project.questions);
    known.set(key, offered);
    offered.catch(() => known.delete(key));
    const [oldest] = known.keys();
    if (known.size > remembered && oldest !== undefined) known.delete(oldest);
    return offered;
  };
}
