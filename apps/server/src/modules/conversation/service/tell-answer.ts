import type { AnswerEvent } from '@app/contract/conversation/schema.ts';
import type { EventStream } from '../../../platform/http/event-stream.ts';
import type { Log } from '../../../platform/log.ts';
import type { BroadcastService, Listener } from '../../broadcast/service.ts';
import { composeAnswer, type Part } from './compose-answer.ts';
import type { Answering, Told } from './find-answer.ts';

type Deps = { log: Log; broadcasts: BroadcastService };
type Telling = {
  answering: Answering;
  listener: Listener;
  /** Called when an answer that was still being written is whole, whoever listens then. */
  onWhole: (told: Told) => Promise<void>;
};

/** Tells an answer: each sentence as soon as it is known, and its voice after it. */
export function tellAnswer({ log, broadcasts }: Deps) {
  const { speakParts } = composeAnswer({ broadcasts });
  const send = (stream: EventStream, event: AnswerEvent) => stream.send({ data: event });

  async function tell(
    { answering: { told, growing }, listener, onWhole }: Telling,
    stream: EventStream,
    signal: AbortSignal,
  ): Promise<void> {
    let [sent, voices] = [0, Promise.resolve()];
    const add = (parts: readonly Part[]) => {
      const [from, fresh] = [sent, parts.slice(sent)];
      sent = parts.length;
      // Reading does not wait for the voice.
      for (const [at, { text, page, elementId, cell, quote }] of fresh.entries()) {
        const cited = { ...(elementId && { elementId }), ...(cell && { cell }), ...(quote && { quote }) };
        send(stream, { kind: 'sentence', index: from + at, text, page, ...cited });
      }
      const planned = speakParts(listener, fresh, { from, signal });
      // It is awaited later; until then a failure must not count as unhandled.
      planned.catch(() => undefined);
      voices = voices.then(async () => {
        for (const { index, text, heard } of await planned) {
          const { audioUrl, clip, track } = await heard;
          if (audioUrl !== null && track !== null)
            send(stream, { kind: 'voice', index, text, audioUrl, clip, track });
        }
      });
      voices.catch(() => undefined);
    };
    add(told.parts);
    let whole = told;
    for await (const grown of growing ?? []) {
      whole = grown;
      if (grown.parts.length > sent) add(grown.parts);
    }
    if (growing) await onWhole(whole);
    const { outcome, pages, engine, proposals } = whole;
    send(stream, { kind: 'told', outcome, pages, engine, proposals: [...proposals] });
    await voices;
    send(stream, { kind: 'end' });
  }

  return (telling: Telling) =>
    (stream: EventStream): void => {
      const left = new AbortController();
      stream.onClose(() => left.abort());
      void tell(telling, stream, left.signal)
        .catch((error: Error) => {
          if (!left.signal.aborted) log.error({ reason: error.message }, 'an answer could not be spoken');
        })
        .finally(() => stream.end());
    };
}
