import type { Show } from '@app/player/entry-show.ts';
import type { Answers } from './answers.ts';

type Tools = { answers: Answers; show(): Show | undefined; open(): Promise<Show | undefined> };

/** Breaking in with a question, and going back to the talk. */
export function createQuestions({ answers, show, open }: Tools) {
  return {
    /** Somebody begins a question: silence at once. */
    ask(): void {
      // An answer is heard to its end while the next question is being written.
      const now = show();
      if (now && now.state !== 'answering') now.ask();
    },
    /** Nothing was asked after all. */
    unask(): void {
      const now = show();
      if (now?.state === 'asking' && !answers.isOpen) now.leaveQuestion();
    },
    async send(question: string): Promise<void> {
      const opened = await open();
      if (opened) await answers.send(question, opened);
    },
    stopAnswer(): void {
      answers.stop();
      show()?.ask();
    },
    /** Back to the talk, at the word that was cut off. */
    goOn(): void {
      answers.stop();
      show()?.leaveQuestion();
    },
  };
}

export type Questions = ReturnType<typeof createQuestions>;
