import { ChangedMeanwhile } from '@app/contract/base/common-errors.ts';
import type { Envelope } from '@app/contract/base/envelope.ts';
import { okCode } from '@app/contract/base/envelope.ts';
import { explainIssue, type Issue } from '@app/contract/base/explain.ts';
import { fill, type Language, languageOf } from '@app/contract/base/messages.ts';
import type { BodyOf, DataOf, ParamsOfRoute, QueryOf, RouteDef } from '@app/contract/base/routes.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '../db/database.ts';
import { InvalidInput } from './errors.ts';
import { type EventStream, openEventStream } from './event-stream.ts';
import { type FileAnswer, sendFile } from './file-answer.ts';
import { faultOf } from './keepable.ts';
import { type AnswerCodec, everyTime, type KeptCalls, namedCall, type Once } from './once.ts';
import { ReadyAnswer, sendReady } from './ready-answer.ts';
import { keptFor, onCalls } from './security-headers.ts';
import { type IncomingFile, incomingFile } from './upload.ts';
import {
  admit,
  type FindVisitor,
  nobody,
  tokenFrom,
  type UserVisitor,
  type Visitor,
  type VisitorOf,
} from './visitor.ts';

/** What a handler is given: everything parsed, nothing of HTTP. */
export type Call<R extends RouteDef> = {
  readonly visitor: VisitorOf<R>;
  readonly params: ParamsOfRoute<R>;
  readonly query: QueryOf<R>;
  readonly body: BodyOf<R>;
  readonly language: Language;
  /** The caller's network address, for limits. */
  readonly address: string;
  /** What the caller's program calls itself; empty when it does not. */
  readonly userAgent: string;
  readonly lastEventId: string | undefined;
  /** Aborted when the caller has gone: nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** On rows with `onceByKey`: does the work, once for each name that the caller gives it. */
  readonly once: R['onceByKey'] extends true ? Once : undefined;
  /** The uploaded file, on rows with `upload`. */
  file(): Promise<IncomingFile>;
};

type AnswerOf<R extends RouteDef> = R['answer'] extends 'file'
  ? FileAnswer
  : R['answer'] extends 'stream'
    ? (stream: EventStream) => void
    : // A call without data may end without a value.
      R['data'] extends z.ZodMiniType
      ? DataOf<R> | ReadyAnswer
      : void;

export type Handlers<T extends Record<string, RouteDef>> = {
  [K in keyof T]: (call: Call<T[K]>) => Promise<AnswerOf<T[K]>>;
};

/** Mounts the calls of an area. A missing handler does not compile. */
export type Mount = <T extends Record<string, RouteDef>>(routes: T, handlers: Handlers<T>) => void;

/** `{id}` of the contract is `:id` for the router. */
const routerPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

type LooseHandler = (call: Call<RouteDef>) => Promise<unknown>;

type Deps = {
  findVisitor: FindVisitor;
  /** Told of every call of an account that was let in. */
  seen: (visitor: UserVisitor, address: string) => Promise<void>;
  db: Database;
  keptCalls: KeptCalls;
};

export function createMount(app: FastifyInstance, deps: Deps): Mount {
  return (routes, handlers) => {
    for (const [name, route] of Object.entries<RouteDef>(routes)) {
      // The handler's own type was checked against its row when `handlers` was given.
      const handler = handlers[name] as unknown as LooseHandler;
      app.route({
        method: route.method,
        url: routerPath(route.path),
        ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
        config: { callName: route.path, packed: route.packed === true, upload: route.upload === true },
        handler: (request, reply) => answer(route, handler, { request, reply, deps }),
        // Who calls is asked before the body is read: nobody can make us parse what they may not send.
        onRequest: async (request) => {
          request.visitor = await identify(route, request, deps);
        },
      });
    }
  };
}

async function identify(
  route: RouteDef,
  request: FastifyRequest,
  { findVisitor, seen }: Deps,
): Promise<Visitor> {
  const open = route.visitors.includes('nobody');
  if (open && route.visitors.length === 1) return nobody;
  const token = tokenFrom(request.headers.authorization);
  const visitor = token === '' ? nobody : await findVisitor(token, { oneTime: route.oneTimeToken === true });
  // Where a token is not needed, one that opens nothing here does no harm.
  if (open && !route.visitors.includes(visitor.kind)) return nobody;
  admit(route, visitor);
  if (visitor.kind === 'user') await seen(visitor, request.ip);
  return visitor;
}

type Exchange = { request: FastifyRequest; reply: FastifyReply; deps: Deps };

async function answer(route: RouteDef, handler: LooseHandler, { request, reply, deps }: Exchange) {
  const language = languageOf(request.headers['accept-language']);
  const call: Call<RouteDef> = {
    // `identify` has set it, or refused.
    visitor: (request.visitor ?? nobody) as Call<RouteDef>['visitor'],
    params: parse(route.params, request.params, language),
    query: parse(route.query, request.query, language),
    body: route.upload ? undefined : parse(route.body, request.body ?? {}, language),
    language,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    lastEventId: request.headers['last-event-id']?.toString(),
    signal: goneSignal(reply),
    once: undefined,
    file: () => incomingFile(request),
  };
  const { once, kept } = route.onceByKey ? await onceFor(route, call, request, deps) : {};
  if (kept && !route.answer) return envelope(route, reply, kept.value);
  // The type of a loose row knows no `once`; the handler's own row does.
  const result = await handler({ ...call, once: once as undefined }).catch(refuseBy(route));
  if (once && !once.wasUsed()) throw new Error(`${route.path} has done its work outside of \`once\``);
  if (result instanceof ReadyAnswer) return sendReady(request, reply, result);
  if (route.answer === 'file') return sendFile(request, reply, result as FileAnswer);
  if (route.answer === 'stream') return openEventStream(reply, result as (stream: EventStream) => void);
  return envelope(route, reply, codecOf(route).keep(result));
}

function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** What a refusal brings travels by the row, as an answer does. */
const refuseBy =
  ({ newest }: RouteDef) =>
  (error: unknown): never => {
    if (!(error instanceof ChangedMeanwhile)) throw error;
    throw new ChangedMeanwhile(newest ? z.encode(newest, error.newest as never) : null);
  };

function envelope(route: RouteDef, reply: FastifyReply, data: unknown): Envelope {
  reply.headers(route.keepSeconds === undefined ? onCalls : keptFor(route.keepSeconds));
  return { code: okCode, msg: '', data };
}

/** An answer as it travels. What a stream was made from is kept as it is. */
function codecOf({ data, answer: kind }: RouteDef): AnswerCodec {
  if (kind === 'stream') return { keep: (made) => made, read: (made) => made };
  if (!data) return { keep: () => null, read: () => undefined };
  return { keep: (made) => z.encode(data, made as never), read: (kept) => z.decode(data, kept as never) };
}

/** How the work of a call is done once, and its first answer where there is one. */
async function onceFor(route: RouteDef, call: Call<RouteDef>, request: FastifyRequest, deps: Deps) {
  const { visitor, params, query, body } = call;
  const key = request.headers['idempotency-key']?.toString();
  const asked = JSON.stringify([route.method, route.path, params, query, body]);
  const named = namedCall(visitor, key, asked);
  if (!named) return { once: watched(everyTime(deps.db)) };
  const kept = await deps.keptCalls.find(named);
  return { once: watched(deps.keptCalls.once(named, kept !== undefined, codecOf(route))), kept };
}

/** A handler that forgets `once` would spend twice, and nobody would notice: its first call fails instead. */
function watched(once: Once) {
  let used = false;
  return {
    isReplay: once.isReplay,
    do<T>(work: Parameters<typeof once.do<T>>[0]): Promise<T> {
      used = true;
      return once.do(work);
    },
    replace: once.replace,
    wasUsed: () => used,
  };
}

function parse(schema: z.ZodMiniType | undefined, input: unknown, language: Language): unknown {
  if (!schema) return undefined;
  const result = z.safeParse(schema, input, { reportInput: true });
  if (result.success) {
    // What was read, not what was sent: a field may hold JSON as text.
    const fault = faultOf(result.data);
    if (fault) throw new InvalidInput(fill(fault, language));
    return result.data;
  }
  // One sentence at a time: the first broken rule is the one to mend first.
  throw new InvalidInput(explainIssue(result.error.issues[0] as Issue, language));
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; absent on answers that are no calls, such as pages. */
    visitor?: Visitor;
  }
  interface FastifyContextConfig {
    callName?: string;
  }
}
