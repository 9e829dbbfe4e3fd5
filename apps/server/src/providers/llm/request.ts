import { waitAskedFor } from '../../platform/engine-calls.ts';
import type { Patience } from './limits.ts';
import { type ModelConfig, ModelFault, type ModelFaultKind } from './port.ts';
import { startWatch, type Watch } from './watch.ts';

export type Call = {
  /** Below the base address, such as `chat/completions`. */
  readonly path: string;
  /** Sent as JSON; without it the call is a GET. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly signal?: AbortSignal | undefined;
  readonly tries?: number;
};

/** An answer that is on its way: its bytes, each a sign of life. */
export type Reply = {
  readonly isEventStream: boolean;
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Everything at once. */
  text(): Promise<string>;
};

export type Requester = ReturnType<typeof createRequester>;

/** Thousands of vectors fit in; an answer that never ends does not. */
const longestAnswer = 64 * 1024 * 1024;
const longestReason = 160;

/** Sends requests to one endpoint. What goes wrong becomes a fault; what may pass by itself is sent again. */
export function createRequester(config: ModelConfig, patience: Patience) {
  const { name, apiKey, baseUrl, silenceMs } = config;
  const hide = (text: string) => (apiKey ? text.replaceAll(apiKey, '***') : text).slice(0, longestReason);
  const fault = (kind: ModelFaultKind, reason = '', retryAfterMs?: number) =>
    new ModelFault(kind, { engine: name, reason: hide(reason) }, retryAfterMs);

  async function attempt<T>(call: Call, read: (reply: Reply) => Promise<T>): Promise<T> {
    const watch = startWatch({ silenceMs, totalMs: patience.totalMs, signal: call.signal });
    let isAnswered = false;
    try {
      const response = await fetch(`${baseUrl}/${call.path}`, {
        method: call.body ? 'POST' : 'GET',
        headers: {
          ...(call.body ? { 'content-type': 'application/json' } : {}),
          ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
        },
        ...(call.body ? { body: JSON.stringify(call.body) } : {}),
        // The key goes to the address that the host configured, and nowhere else.
        redirect: 'manual',
        signal: watch.signal,
      });
      isAnswered = true;
      const reply = replyOf(response, watch);
      if (!response.ok) throw await refusal(response, reply);
      return await read(reply);
    } catch (error) {
      call.signal?.throwIfAborted();
      if (watch.lateAfterMs !== undefined) {
        throw new ModelFault('slow', { engine: name, seconds: watch.lateAfterMs / 1000 });
      }
      if (error instanceof ModelFault) throw error;
      if (error instanceof RangeError) throw fault('garbage', error.message);
      throw fault(isAnswered ? 'cut' : 'unreachable', reasonOf(error));
    } finally {
      watch.stop();
    }
  }

  async function refusal(response: Response, reply: Reply): Promise<ModelFault> {
    const { status, headers } = response;
    if (status < 400) return fault('moved');
    const reason = `${status} ${sentenceIn(await reply.text())}`.trim();
    const retryAfterMs = waitAskedFor(headers.get('retry-after'), patience.clock.now());
    if (status === 429) return fault('busy', reason, retryAfterMs);
    if (status >= 500) return fault('failed', reason, retryAfterMs);
    return fault(status === 401 || status === 403 ? 'denied' : 'refused', reason);
  }

  /** How long to wait before the next try; undefined when there is none. */
  function waitAfter(error: unknown, tried: number, tries: number): number | undefined {
    const isWorthIt = error instanceof ModelFault && ['busy', 'failed', 'unreachable'].includes(error.kind);
    if (!isWorthIt || tried >= tries) return undefined;
    const wait = error.retryAfterMs ?? patience.firstWaitMs * 2 ** (tried - 1);
    return wait <= patience.longestWaitMs ? wait : undefined;
  }

  async function send<T>(call: Call, read: (reply: Reply) => Promise<T>): Promise<T> {
    const { signal, tries = patience.tries } = call;
    for (let tried = 1; ; tried++) {
      try {
        return await attempt(call, read);
      } catch (error) {
        const wait = waitAfter(error, tried, tries);
        if (wait === undefined) throw error;
        await patience.pause(wait, signal).finally(() => signal?.throwIfAborted());
      }
    }
  }

  return {
    fault,
    send,
    /** Undefined when the answer is no JSON: its schema refuses that as well. */
    sendForJson: (call: Call): Promise<unknown> => send(call, async (reply) => parse(await reply.text())),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function replyOf(response: Response, watch: Watch): Reply {
  async function* chunks() {
    let size = 0;
    for await (const chunk of response.body ?? []) {
      watch.isAlive();
      size += chunk.length;
      if (size > longestAnswer) throw new RangeError('too long');
      yield chunk;
    }
  }
  return {
    isEventStream: /\bevent-stream\b/.test(response.headers.get('content-type') ?? ''),
    chunks: chunks(),
    async text() {
      const pieces: Uint8Array[] = [];
      for await (const piece of chunks()) pieces.push(piece);
      return Buffer.concat(pieces).toString();
    },
  };
}

/** The endpoint's own words; each puts them elsewhere. */
function sentenceIn(body: string): string {
  try {
    const { error, message, detail } = JSON.parse(body) as Record<string, unknown>;
    const said = (error as { message?: unknown } | undefined)?.message ?? error ?? message ?? detail;
    return typeof said === 'string' ? said : '';
  } catch {
    return body.startsWith('<') ? '' : body.trim();
  }
}

// fetch says only that it failed; its cause knows why.
function reasonOf(error: unknown): string {
  const { message, cause } = error as { message?: string; cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message ?? '?';
}
