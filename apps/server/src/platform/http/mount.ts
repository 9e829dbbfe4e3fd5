import type { Envelope } from '@app/contract/base/envelope.ts';
import { okCode } from '@app/contract/base/envelope.ts';
import { explainIssue, type Issue } from '@app/contract/base/explain.ts';
import { type Language, languageOf } from '@app/contract/base/messages.ts';
import type { BodyOf, DataOf, ParamsOfRoute, QueryOf, RouteDef } from '@app/contract/base/routes.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { InvalidInput } from './errors.ts';
import { type EventStream, openEventStream } from './event-stream.ts';
import { type FileAnswer, sendFile } from './file-answer.ts';
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
  /** The caller's name for this call: with the same one again nothing is done twice. */
  readonly idempotencyKey: string | undefined;
  /** The uploaded file, on rows with `upload`. */
  file(): Promise<IncomingFile>;
};

type AnswerOf<R extends RouteDef> = R['answer'] extends 'file'
  ? FileAnswer
  : R['answer'] extends 'stream'
    ? (stream: EventStream) => void
    : // A call without data may end without a value.
      R['data'] extends z.ZodMiniType
      ? DataOf<R>
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
        config: { callName: route.path, packed: route.packed === true },
        handler: (request, reply) => answer(route, handler, request, reply),
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

async function answer(route: RouteDef, handler: LooseHandler, request: FastifyRequest, reply: FastifyReply) {
  const language = languageOf(request.headers['accept-language']);
  const call = {
    visitor: request.visitor,
    params: parse(route.params, request.params, language),
    query: parse(route.query, request.query, language),
    body: route.upload ? undefined : parse(route.body, request.body ?? {}, language),
    language,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    lastEventId: request.headers['last-event-id']?.toString(),
    idempotencyKey: request.headers['idempotency-key']?.toString(),
    file: () => incomingFile(request),
  } as Call<RouteDef>;
  const result = await handler(call);
  if (route.answer === 'file') return sendFile(request, reply, result as FileAnswer);
  if (route.answer === 'stream') return openEventStream(reply, result as (stream: EventStream) => void);
  reply.headers(route.keepSeconds === undefined ? onCalls : keptFor(route.keepSeconds));
  const data = route.data ? z.encode(route.data, result as never) : null;
  return { code: okCode, msg: '', data } satisfies Envelope;
}

function parse(schema: z.ZodMiniType | undefined, input: unknown, language: Language): unknown {
  if (!schema) return undefined;
  const result = z.safeParse(schema, input, { reportInput: true });
  if (result.success) return result.data;
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
