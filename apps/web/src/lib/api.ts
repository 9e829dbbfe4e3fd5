import { type Envelope, okCode } from '@app/contract/base/envelope.ts';
import type { DataOf, RouteDef } from '@app/contract/base/routes.ts';
import { clientLimits } from '@app/contract/client/limits.ts';
import { clientMessages, statusText } from '@app/contract/client/messages.ts';
import { fill } from '@app/contract/base/messages.ts';
import * as z from 'zod/mini';
import { CallError } from './call-error.ts';
import { currentLanguage } from './language.ts';
import { forgetKey, onceHeader } from './once-keys.ts';
import { hasOwnReaction, isSessionLost, react } from './reactions.ts';
import { useScreen } from './screen.ts';
import { tokenOf } from './session.ts';

type Input<S> = S extends z.ZodMiniType ? z.output<S> : never;
type Field<Name extends string, S> = S extends z.ZodMiniType
  ? { [K in Name]: Input<S> }
  : { [K in Name]?: never };

/** What a call is given: exactly what its row asks for. */
export type Sent<R extends RouteDef> = Field<'params', R['params']> &
  Field<'query', R['query']> &
  Field<'body', R['body']> & {
    signal?: AbortSignal | undefined;
    /** Codes that the caller handles itself: no notice, no dialog. */
    silentCodes?: readonly number[];
    /** Nothing at all is shown: the caller shows the failure in its place. */
    silent?: boolean;
    /** The caller shows the sentence in its place; what is done beyond a sentence (sign out, dialogs) still is. */
    inPlace?: boolean;
    /** Another token than the screen's: the one of an address. */
    token?: string;
    /** It arrives even when the page is just being left. */
    keepalive?: boolean;
  };

type Quietness = { silentCodes?: readonly number[]; silent?: boolean; inPlace?: boolean };

type Loose = Quietness & {
  params?: Record<string, string>;
  query?: unknown;
  body?: unknown;
  signal?: AbortSignal | undefined;
  token?: string;
  keepalive?: boolean;
};

/** Calls a row of the contract and answers with its data. A failure gets its reaction and is thrown. */
export async function call<R extends RouteDef>(route: R, sent: Sent<R>): Promise<DataOf<R>> {
  const loose = sent as Loose;
  const work = async () => dataOf(route, await send(route, loose));
  return reacting(loose, () => answered(route, loose, work), route.path);
}

/** Does what sends a call; an answer of any kind ends its key, a lost connection or a failing server does not. */
async function answered<T>(route: RouteDef, sent: Loose, work: () => Promise<T>): Promise<T> {
  try {
    const result = await work();
    // A stream has only begun: who reads it knows when the answer is there.
    if (route.answer !== 'stream') forgetKey(route, sent);
    return result;
  } catch (error) {
    const isOver = error instanceof CallError && (error.kind === 'refused' || error.kind === 'aborted');
    if (isOver) forgetKey(route, sent);
    throw error;
  }
}

/** The data of an answer, whichever way it came; a refusal is thrown. */
export async function dataOf<R extends RouteDef>(route: R, response: Response): Promise<DataOf<R>> {
  const { code, msg, data } = await envelopeOf(response);
  if (code !== okCode) {
    const message = msg || text(clientMessages.errorOccurred);
    throw new CallError('refused', code, message, requestIdOf(response), data);
  }
  if (!route.data) return null as DataOf<R>;
  // The row's own schema turns codes into names; what it gives is the row's data by definition.
  const decoded = z.safeDecode(route.data, data as never);
  if (decoded.success) return decoded.data as DataOf<R>;
  // A server of another version: what it sent cannot be worked with.
  throw new CallError('status', response.status, text(clientMessages.errorOccurred), requestIdOf(response));
}

/** Calls a row that answers with a file. */
export async function download<R extends RouteDef>(route: R, sent: Sent<R>): Promise<Blob> {
  const loose = sent as Loose;
  return reacting(loose, async () => {
    const response = await send(route, loose);
    const isJson = response.headers.get('content-type')?.includes('application/json');
    if (!isJson && response.ok) return response.blob();
    const { code, msg } = await envelopeOf(response);
    // A lost session or missing credits are more than a file that did not come.
    const kind = hasOwnReaction(code) ? 'refused' : 'not-a-file';
    throw new CallError(kind, code, msg || text(clientMessages.notAFile), requestIdOf(response));
  });
}

/** Calls a row that answers with an event stream; a refusal is an envelope and gets its reaction. */
export async function openStream<R extends RouteDef>(
  route: R,
  sent: Sent<R>,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const loose = sent as Loose;
  const opened = async () => {
    const response = await send(route, loose);
    const isStream = response.headers.get('content-type')?.includes('text/event-stream');
    if (isStream && response.body) return response.body;
    await dataOf(route, response);
    throw new CallError('status', response.status, text(clientMessages.errorOccurred), requestIdOf(response));
  };
  return reacting(loose, () => answered(route, loose, opened));
}

/** Does some work; what it throws gets its reaction, unless the caller wants to speak itself. */
export async function reacting<T>(quietness: Quietness, work: () => Promise<T>, path?: string): Promise<T> {
  const kind = useScreen.getState().token;
  const token = tokenOf(kind);
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CallError) || isQuiet(error, quietness)) throw error;
    // A new password in another tab ends the session this call was sent with; its successor must not be thrown away.
    const isReplaced = isSessionLost(error.code) && tokenOf(kind) !== token;
    if (!isReplaced) react(error, path);
    throw error;
  }
}

function isQuiet({ code }: CallError, { silent, silentCodes, inPlace }: Quietness): boolean {
  return (
    silent === true || silentCodes?.includes(code) === true || (inPlace === true && !hasOwnReaction(code))
  );
}

async function send(route: RouteDef, sent: Loose): Promise<Response> {
  const { params = {}, query, body, signal, token, keepalive = false } = sent;
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query ? encoded<Record<string, unknown>>(route.query, query) : {});
  const search = new URLSearchParams(
    given.filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]),
  ).toString();
  const json = body === undefined ? undefined : JSON.stringify(encoded(route.body, body));
  const timeout = AbortSignal.timeout(clientLimits.httpTimeoutMs);
  try {
    return await fetch(search === '' ? path : `${path}?${search}`, {
      method: route.method,
      headers: { ...headersFor(json !== undefined, token), ...onceHeader(route, sent) },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      keepalive,
      ...(json === undefined ? {} : { body: json }),
    });
  } catch {
    if (signal?.aborted) throw new CallError('aborted', 0, '');
    throw new CallError(
      'network',
      0,
      text(timeout.aborted ? clientMessages.timeout : clientMessages.networkFailure),
    );
  }
}

/** As it travels. What breaks a rule of its row is sent as it is: the server names the field and the rule. */
function encoded<T>(schema: z.ZodMiniType | undefined, value: unknown): T {
  const result = schema ? z.safeEncode(schema, value as never) : undefined;
  return (result?.success ? result.data : value) as T;
}

/** The headers of every call: whose token the screen sends, and in which language the answer should be. */
export function headersFor(
  hasBody: boolean,
  token = tokenOf(useScreen.getState().token),
): Record<string, string> {
  return {
    'accept-language': currentLanguage(),
    ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
  };
}

async function envelopeOf(response: Response): Promise<Envelope> {
  if (!response.ok) {
    throw new CallError('status', response.status, text(statusText(response.status)), requestIdOf(response));
  }
  const body: unknown = await response.json().catch(() => undefined);
  // A proxy or a captive portal may answer with a page of its own.
  if (typeof body !== 'object' || body === null || !('code' in body)) {
    throw new CallError('status', response.status, text(clientMessages.errorOccurred), requestIdOf(response));
  }
  return body as Envelope;
}

const text = (message: Parameters<typeof fill>[0]): string => fill(message, currentLanguage());
const requestIdOf = (response: Response): string => response.headers.get('x-request-id') ?? '';
