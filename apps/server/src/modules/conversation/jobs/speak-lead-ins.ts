import * as z from 'zod';
import { defineJob } from '../../../platform/jobs/define.ts';
import { SpeechMissing, type SpeechSentence } from '../../../providers/tts/port.ts';
import type { SaySentence } from '../../broadcast/service.ts';

const inputSchema = z.object({ projectId: z.uuid() });
export type SpeakLeadInsInput = z.output<typeof inputSchema>;

type Deps = {
  say: SaySentence;
  /** The next lead-in of a talk that was not spoken yet; undefined when there is none, or the talk is gone. */
  nextOf: (projectId: string) => Promise<{ userId: string; sentence: SpeechSentence } | undefined>;
};

/** Speaks what is said around the words of a deck, so that an answer begins at once. Nobody waits for it. */
export const speakLeadIns = ({ say, nextOf }: Deps) =>
  defineJob({
    kind: 'conversation.speak-lead-ins',
    input: inputSchema,
    key: ({ projectId }) => projectId,
    attempts: 3,
    retryDelaySeconds: 10,
    // It waits behind all pages, for as long as those take.
    timeLimitSeconds: 23 * 3600,

    async run({ projectId }, { signal }) {
      // What is missing is asked for again each time: the talk may have gone, or have another voice by now.
      for (let next = await nextOf(projectId); next; next = await nextOf(projectId)) {
        signal.throwIfAborted();
        try {
          await say(next.userId, next.sentence, { signal, later: true });
        } catch (error) {
          // Without an engine answers are read; there is nothing to try again.
          if (error instanceof SpeechMissing) return;
          throw error;
        }
      }
    },

    // What was not spoken ahead is spoken when it is needed.
    giveUp: async () => undefined,
  });
