/** Why a call failed: the server refused it, the protocol did, or it never got there. */
export type CallErrorKind = 'refused' | 'status' | 'network' | 'not-a-file' | 'aborted';

export class CallError extends Error {
  readonly kind: CallErrorKind;
  /** The code of the envelope, or the HTTP status; 0 when there was no answer. */
  readonly code: number;
  readonly requestId: string;

  constructor(kind: CallErrorKind, code: number, message: string, requestId = '') {
    super(message);
    this.name = 'CallError';
    this.kind = kind;
    this.code = code;
    this.requestId = requestId;
  }
}
