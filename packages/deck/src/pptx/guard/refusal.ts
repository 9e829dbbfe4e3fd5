/** Why a file is not read. */
export const refusals = [
  'empty',
  'damaged',
  'encrypted',
  /** The binary format of before 2007. */
  'old-format',
  /** Something else under the name of a deck. */
  'not-a-deck',
  'no-slides',
  /** Made to fill memory or disk: more entries, bytes or layers than any real deck. */
  'bomb',
  /** Names or declarations that reach outside of the file. */
  'hostile',
] as const;

/** Why a file is not read. */
export type Refusal = (typeof refusals)[number];

/** Thrown when a file is not read at all; a fault of one page is no reason for it. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly reason: Refusal;

  constructor(reason: Refusal, detail: string) {
    super(`${reason}: ${detail}`);
    this.reason = reason;
  }
}
