import { setTimeout } from 'node:timers/promises';
import { type Clock, systemClock } from '../../../platform/clock.ts';
import { createEngineCalls, EngineFault, waitAskedFor } from '../../../platform/engine-calls.ts';
import { SpeechFailed, type SpeechFault, type SpeechSentence, type Voice } from '../port.ts';

/** A voice, and what its engine calls it. */
export type RemoteVoice = Voice & { readonly remoteName: string };

/** A speech engine elsewhere, which gives sound and nothing else. */
export type RemoteEngine = {
  readonly name: string;
  readonly address: string;
  /** Another value means that the same words would sound different. */
  readonly identity: string;
  /** A sentence as a WAV file. */
  say(sentence: SpeechSentence, voice: RemoteVoice, signal: AbortSignal | undefined): Promise<Uint8Array>;
  /** Throws when it cannot be used now. */
  check(): Promise<void>;
  charactersSent(): number;
};

/** How patient we are; a test passes smaller numbers. */
export type RemotePatience = {
  /** The longest that one sentence may take. */
  readonly sentenceMs: number;
  readonly checkMs: number;
  readonly tries: number;
  /** Doubled with each try, where the engine does not say how long to wait. */
  readonly firstWaitMs: number;
  /** Who wants us to wait longer gets no second try: the job comes back later. */
  readonly longestWaitMs: number;
  readonly pause: (ms: number, signal: AbortSignal | undefined) => Promise<unknown>;
  readonly clock: Clock;
};

export const usualPatience: Omit<RemotePatience, 'sentenceMs'> = {
  checkMs: 6_000,
  tries: 3,
  firstWaitMs: 500,
  longestWaitMs: 20_000,
  pause: (ms, signal) => setTimeout(ms, undefined, signal ? { signal } : {}),
  clock: systemClock,
};

/** A minute of two channels in 48,000 samples a second is less; a sentence is never that long. */
const longestAnswer = 16 * 1024 * 1024;

type Ask = {
  path: string;
  body?: string;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
};
type Options = {
  name: string;
  baseUrl: string;
  apiKey: string | undefined;
  keyHeader?: string;
  patience: RemotePatience;
};

/** Asks an engine; what goes wrong becomes a fault that says what to do, and what may pass by itself is asked again. */
export function createRemoteCalls({ name, patience, ...engine }: Options) {
  const { sendForBytes, refusal } = createEngineCalls({ ...engine, longestAnswer });
  const fault = (kind: SpeechFault, reason: string) =>
    new SpeechFailed(kind, { params: { engine: name, reason } });

  async function attempt({ path, body, headers = {}, signal }: Ask) {
    const ms = body === undefined ? patience.checkMs : patience.sentenceMs;
    const sent = { ...(body === undefined ? {} : { body }), headers, ms, signal };
    const { status, bytes, retryAfter } = await sendForBytes(path, sent).catch((error: unknown) => {
      throw error instanceof EngineFault ? fault(error.kind, error.message) : error;
    });
    if (status < 300) return { bytes, wrong: undefined };
    const kind = kindOf(status);
    const wrong = fault(kind, refusal(status, bytes.toString()));
    return { bytes, wrong, status, waitMs: waitAskedFor(retryAfter, patience.clock.now()) };
  }

  /** The bytes of the answer. A status of `fine` is an answer too. */
  async function ask(asked: Ask, fine: readonly number[] = []): Promise<Uint8Array> {
    for (let tried = 1; ; tried++) {
      const answer = await attempt(asked).catch((error: unknown) => {
        if (!(error instanceof SpeechFailed) || error.fault !== 'unreachable') throw error;
        return { bytes: new Uint8Array(), wrong: error, status: undefined, waitMs: undefined };
      });
      const { bytes, wrong } = answer;
      if (wrong === undefined || (answer.status !== undefined && fine.includes(answer.status))) return bytes;
      const wait = answer.waitMs ?? patience.firstWaitMs * 2 ** (tried - 1);
      if (wrong.isLasting || tried >= patience.tries || wait > patience.longestWaitMs) throw wrong;
      await patience.pause(wait, asked.signal).finally(() => asked.signal?.throwIfAborted());
    }
  }

  return { ask, fault };
}

function kindOf(status: number): SpeechFault {
  if (status === 429) return 'busy';
  if (status >= 500) return 'failed';
  return status === 401 || status === 403 ? 'denied' : 'refused';
}
