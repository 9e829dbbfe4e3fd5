import type { SpeakOptions, SpeechSentence, SpokenSentence } from './port.ts';

/** A sentence that somebody waits for. */
export type Task = {
  readonly sentence: SpeechSentence;
  tries: number;
  /** Nobody waits for it any more. */
  isDropped: boolean;
  resolve(spoken: SpokenSentence): void;
  reject(reason: unknown): void;
};

/** Sentences in the order of their turn: first what somebody waits for now, then pages, then what may be needed some day. */
export function createTaskQueue() {
  const urgent: Task[] = [];
  const ordinary: Task[] = [];
  const later: Task[] = [];

  return {
    /** Resolves when the sentence was spoken; a cancelled one rejects at once, wherever it is. */
    add(
      sentence: SpeechSentence,
      { signal, urgent: isUrgent = false, later: isLater = false }: SpeakOptions,
    ): Promise<SpokenSentence> {
      return new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const task: Task = { sentence, tries: 0, isDropped: false, resolve, reject };
        const drop = (): void => {
          task.isDropped = true;
          reject(signal?.reason as Error);
        };
        signal?.addEventListener('abort', drop, { once: true });
        const forget = (): void => signal?.removeEventListener('abort', drop);
        task.resolve = (spoken) => {
          forget();
          resolve(spoken);
        };
        task.reject = (reason) => {
          forget();
          reject(reason as Error);
        };
        (isUrgent ? urgent : isLater ? later : ordinary).push(task);
      });
    },
    next(): Task | undefined {
      for (;;) {
        const task = urgent.shift() ?? ordinary.shift() ?? later.shift();
        if (!task?.isDropped) return task;
      }
    },
    /** It has waited already, so it goes first. */
    putBack: (task: Task): void => void urgent.unshift(task),
    hasWork: (): boolean => [...urgent, ...ordinary, ...later].some(({ isDropped }) => !isDropped),
    rejectAll(reason: Error): void {
      for (const task of [urgent, ordinary, later].flatMap((list) => list.splice(0))) task.reject(reason);
    },
  };
}
