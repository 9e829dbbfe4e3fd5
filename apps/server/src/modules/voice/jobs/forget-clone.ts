import * as z from 'zod';
import { defineJob } from '../../../platform/jobs/define.ts';
import type { Log } from '../../../platform/log.ts';
import type { VoiceMaker } from '../../../providers/voice/port.ts';

type Deps = { voiceMaker: VoiceMaker; log: Log };

/** A deleted voice goes from the service that cloned it, too. */
export const forgetClone = ({ voiceMaker, log }: Deps) =>
  defineJob({
    kind: 'voice.forget-clone',
    input: z.object({ voice: z.string(), engine: z.string() }),
    key: ({ engine, voice }) => `${engine}:${voice}`,
    attempts: 6,
    retryDelaySeconds: 60,
    // Where another service is configured by now, nobody is left to ask.
    run: async ({ voice, engine }) => (engine === voiceMaker.name ? voiceMaker.remove(voice) : undefined),
    giveUp: async ({ voice, engine }) =>
      log.error({ voice, engine }, 'a cloned voice could not be deleted where it was made; delete it there'),
  });
