import { setImmediate } from 'node:timers/promises';
import { AppError } from '@app/contract/base/errors.ts';
import type { BodyOf, DataOf } from '@app/contract/base/routes.ts';
import type { broadcastRoutes } from '@app/contract/broadcast/routes.ts';
import type { ScriptReading } from '@app/contract/broadcast/schema.ts';
import { speechErrors } from '@app/contract/speech/errors.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { Quota } from '../../../platform/quota.ts';
import type { SpeechProvider } from '../../../providers/tts/port.ts';
import { writtenSentences } from './written-sentences.ts';

type Deps = Parameters<typeof writtenSentences>[0] & { speech: SpeechProvider; reading: Quota };
type Route = typeof broadcastRoutes.readings;

/** How the characters of a script that is being written are read. */
export function readPage({ speech, reading, ...deps }: Deps) {
  const written = writtenSentences(deps);
  return async (
    visitor: UserVisitor,
    { id, ssmlJsonText: script }: BodyOf<Route>,
  ): Promise<DataOf<Route>> => {
    const sentences = await written(visitor, id, script);
    const seconds = await reading.take(visitor.userId);
    if (seconds > 0) throw new AppError(speechErrors.tooManyTrials, { seconds });
    const list: ScriptReading[] = [];
    for (const sentence of sentences) {
      list.push(...speech.readings(sentence));
      // A long script takes a while, and others must not wait for it.
      await setImmediate();
    }
    return { list, isExact: speech.remote === undefined };
  };
}
