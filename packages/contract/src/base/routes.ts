import type * as z from 'zod/mini';
import type { Text } from './messages.ts';

/** Who may call. A user's calls are open to administrators too; `nobody` means that no token is needed. */
export const visitorKinds = [
  'nobody',
  'user',
  'project-share',
  'avatar-share',
  'avatar-link',
  'administrator',
] as const;
export type VisitorKind = (typeof visitorKinds)[number];

/** How an answer travels: the JSON envelope, a file (the envelope on refusal), or the event stream. */
export type AnswerKind = 'envelope' | 'file' | 'stream';

/** One row of the contract: everything that server, web, API pages and door test know about a call. */
export type RouteDef = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The full path, with `{name}` for its parameters. */
  readonly path: `/${string}`;
  readonly visitors: readonly [VisitorKind, ...VisitorKind[]];
  /** What it does, for the API pages. */
  readonly about: Text;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Absent: `data` of the answer is null. */
  readonly data?: z.ZodMiniType;
  /** A write that names an old revision is refused with 1001000409, whose `data` is the thing as it is now. */
  readonly newest?: z.ZodMiniType;
  readonly answer?: Exclude<AnswerKind, 'envelope'>;
  /** The body is multipart/form-data with one file, streamed. */
  readonly upload?: true;
  /** Works for an account that has not redeemed an invitation code yet (elsewhere such an account gets 1005). */
  readonly withoutInvite?: true;
  /** Works for who still has to set up a second factor that the installation demands. */
  readonly withoutFactor?: true;
  /** A one-time token (?tk=) opens this call, and is used up by it. */
  readonly oneTimeToken?: true;
  /** Largest JSON body in bytes, where the ordinary limit is too small. */
  readonly bodyLimit?: number;
  /** The answer is the same for everybody: browsers and proxies may keep it for this long. */
  readonly keepSeconds?: number;
  /**
   * The answer is large and travels packed. Only where no stranger can put words into an answer that holds a secret:
   * the length of a packed answer tells whether the two are alike (BREACH).
   */
  readonly packed?: true;
  /**
   * Doing it twice would cost or change something twice: with an `Idempotency-Key` it is done once per key and caller,
   * and asking again gives the first answer. Its handler does the work in `once.do`.
   */
  readonly onceByKey?: true;
};

/** Declares the calls of one area. */
export function defineRoutes<const T extends Record<string, RouteDef>>(table: T): T {
  return table;
}

type Output<S, Otherwise> = S extends z.ZodMiniType ? z.output<S> : Otherwise;

/** What the code works with (decoded names), as opposed to what travels (codes). */
export type BodyOf<R extends RouteDef> = Output<R['body'], undefined>;
export type ParamsOfRoute<R extends RouteDef> = Output<R['params'], undefined>;
export type QueryOf<R extends RouteDef> = Output<R['query'], undefined>;
export type DataOf<R extends RouteDef> = Output<R['data'], null>;
