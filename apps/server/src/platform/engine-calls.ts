type Options = {
  /** Where its calls begin, such as https://api.example.com/v1, without a slash at its end. */
  baseUrl: string;
  apiKey?: string | undefined;
  /** The header that carries the key; without it the key is sent as OpenAI wants it. */
  keyHeader?: string;
  /** An answer that never ends does not fit. */
  longestAnswer: number;
};

/** A text goes with `headers` that say what it is. */
type Sent = {
  method?: 'DELETE';
  body?: FormData | string;
  headers?: Readonly<Record<string, string>>;
  ms: number;
  signal?: AbortSignal | undefined;
};

type Answer = { status: number; bytes: Buffer; retryAfter: string | null };

/** Why a call to an engine elsewhere came to nothing. */
export class EngineFault extends Error {
  override name = 'EngineFault';
  readonly kind: 'slow' | 'garbage' | 'unreachable';
  constructor(kind: EngineFault['kind'], reason: string) {
    super(reason);
    this.kind = kind;
  }
}

const longestReason = 160;

/** Calls of an engine that the host configured, by HTTP; the key goes nowhere else and stands in no reason. */
export function createEngineCalls({ baseUrl, apiKey, keyHeader, longestAnswer }: Options) {
  const hide = (text: string): string =>
    (apiKey ? text.replaceAll(apiKey, '***') : text).slice(0, longestReason);

  const ofKey = (key: string): Record<string, string> =>
    keyHeader ? { [keyHeader]: key } : { authorization: `Bearer ${key}` };

  /** The bytes of an answer, whatever its status. */
  async function sendForBytes(path: string, { method, body, headers, ms, signal }: Sent): Promise<Answer> {
    const late = AbortSignal.timeout(ms);
    try {
      const response = await fetch(`${baseUrl}/${path}`, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: { ...headers, ...(apiKey ? ofKey(apiKey) : {}) },
        ...(body === undefined ? {} : { body }),
        redirect: 'manual',
        signal: signal ? AbortSignal.any([signal, late]) : late,
      });
      const bytes = await bytesOf(response, longestAnswer);
      return { status: response.status, bytes, retryAfter: response.headers.get('retry-after') };
    } catch (error) {
      signal?.throwIfAborted();
      if (late.aborted) throw new EngineFault('slow', `no answer in ${ms / 1000} s`);
      throw new EngineFault(error instanceof RangeError ? 'garbage' : 'unreachable', hide(reasonOf(error)));
    }
  }

  async function send(path: string, sent: Sent): Promise<{ status: number; text: string }> {
    const { status, bytes } = await sendForBytes(path, sent);
    return { status, text: bytes.toString() };
  }

  /** What an engine says of a status that is no success. */
  const refusal = (status: number, text: string): string => hide(`${status} ${sentenceIn(text)}`.trim());

  return { send, sendForBytes, refusal };
}

async function bytesOf(response: Response, longest: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.length;
    if (size > longest) throw new RangeError('too long');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** How long an engine wants us to wait before the next try: it says so in seconds, or until when. */
export function waitAskedFor(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

/** What a JSON text says; undefined for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The endpoint's own words. */
function sentenceIn(body: string): string {
  const { error } = (parseJson(body) ?? {}) as { error?: { message?: unknown } | string };
  const said = typeof error === 'string' ? error : error?.message;
  return typeof said === 'string' ? said : '';
}

// fetch says only that it failed; its cause knows why.
function reasonOf(error: unknown): string {
  const { message, cause } = error as { message?: string; cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message ?? '?';
}
