import type { DocumentFault } from '@app/contract/document/states/fault.ts';

const unavailable: DocumentFault = '20250001e4';
const noncompliant: DocumentFault = '20250002e4';

/** Why a file is not read, and the fault that its owner is told (spec 8). */
export const refusalFaults = {
  empty: unavailable,
  damaged: unavailable,
  encrypted: unavailable,
  /** The binary format of before 2007. */
  'old-format': unavailable,
  /** Something else under the name of a deck. */
  'not-a-deck': unavailable,
  'no-slides': unavailable,
  /** Made to fill memory or disk: more entries, bytes or layers than any real deck. */
  bomb: noncompliant,
  /** Names or declarations that reach outside of the file. */
  hostile: noncompliant,
} as const satisfies Record<string, DocumentFault>;

/** Why a file is not read. */
export type Refusal = keyof typeof refusalFaults;

/** Thrown when a file is not read at all; a fault of one page is no reason for it. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly reason: Refusal;

  constructor(reason: Refusal, detail: string) {
    super(`${reason}: ${detail}`);
    this.reason = reason;
  }
}
