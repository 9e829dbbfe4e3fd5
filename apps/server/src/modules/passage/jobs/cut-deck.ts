import * as z from 'zod';
import { defineJob } from '../../../platform/jobs/define.ts';

/** Cuts the pages of a deck that has come, so that the first question does not wait for it. */
export const cutDeck = ({ cut }: { cut: (projectId: string) => Promise<unknown> }) =>
  defineJob({
    kind: 'passage.cut-deck',
    input: z.object({ projectId: z.uuid() }),
    key: ({ projectId }) => projectId,
    attempts: 3,
    async run({ projectId }) {
      await cut(projectId);
    },
    // What was not cut ahead is cut when it is asked.
    giveUp: async () => undefined,
  });
