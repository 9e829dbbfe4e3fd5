import { commonErrors } from '@app/contract/base/common-errors.ts';
import * as z from 'zod/mini';

/** Why a call failed: the server refused it, the protocol did, or it never got there. */
export type CallErrorKind = 'refused' | 'status' | 'network' | 'not-a-file' | 'aborted';

export class CallError extends Error {
  readonly kind: CallErrorKind;
  /** The code of the envelope, or the HTTP status; 0 when there was no answer. */
  readonly code: number;
  readonly requestId: string;
  /** What came with a refusal, as it travelled; `newestOf` reads it. */
  readonly data: unknown;

  constructor(kind: CallErrorKind, code: number, message: string, requestId = '', data?: unknown) {
    super(message);
    this.name = 'CallError';
    this.kind = kind;
    this.code = code;
    this.requestId = requestId;
    this.data = data;
  }
}

/**
 * The thing as it is now, where a write was refused because somebody was faster, by the row of that write. Undefined for
 * every other failure, and for a server of another version.
 */
export function newestOf<S extends z.ZodMiniType>(
  { newest }: { readonly newest: S },
  error: unknown,
): z.output<S> | undefined {
  if (!(error instanceof CallError) || error.code !== commonErrors.changedMeanwhile.code) return undefined;
  const decoded = z.safeParse(newest, error.data);
  return decoded.success ? decoded.data : undefined;
}
