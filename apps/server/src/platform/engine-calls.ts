type Options = {
  /** Where its calls begin, such as https://api.example.com/v1, without a slash at its end. */
  baseUrl: string;
  apiKey?: string | undefined;
  /** An answer that never ends does not fit. */
  longestAnswer: number;
};

type Sent = { body?: FormData; ms: number; signal?: AbortSignal | undefined };

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
export function createEngineCalls({ baseUrl, apiKey, longestAnswer }: Options) {
  const hide = (text: string): string =>
    (apiKey ? text.replaceAll(apiKey, '***') : text).slice(0, longestReason);

  async function send(path: string, { body, ms, signal }: Sent): Promise<{ status: number; text: string }> {
    const late = AbortSignal.timeout(ms);
    try {
      const response = await fetch(`${baseUrl}/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
        ...(body ? { body } : {}),
        redirect: 'manual',
        signal: signal ? AbortSignal.any([signal, late]) : late,
      });
      return { status: response.status, text: await textOf(response, longestAnswer) };
    } catch (error) {
      signal?.throwIfAborted();
      if (late.aborted) throw new EngineFault('slow', `no answer in ${ms / 1000} s`);
      throw new EngineFault(error instanceof RangeError ? 'garbage' : 'unreachable', hide(reasonOf(error)));
    }
  }

  /** What an engine says of a status that is no success. */
  const refusal = (status: number, text: string): string => hide(`${status} ${sentenceIn(text)}`.trim());

  return { send, refusal };
}

async function textOf(response: Response, longest: number): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.length;
    if (size > longest) throw new RangeError('too long');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
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
