import { Refused } from '@app/deck/pptx/guard/refusal.ts';

/** Why a document is not read as text. */
export const textRefusals = [
  'empty',
  'damaged',
  'encrypted',
  /** The binary formats of before 2007. */
  'old-format',
  /** Bytes of something else, whatever the name says. */
  'not-a-document',
  /** Pages without a letter: drawings, blank ones. */
  'no-text',
  /** Pages that are pictures of text, where nothing that recognises it is installed. */
  'no-recogniser',
  /** Fonts that do not say which letters they draw. */
  'nameless-letters',
  'too-many-pages',
  /** A text file above the limit of spec 5. */
  'too-large',
  'bomb',
  'hostile',
] as const;

export type TextRefusal = (typeof textRefusals)[number];

/** Thrown by a reader; a fault of one page or picture is no reason for it. */
export class TextRefused extends Error {
  override readonly name = 'TextRefused';
  readonly reason: TextRefusal;

  constructor(reason: TextRefusal, detail: string) {
    super(`${reason}: ${detail}`);
    this.reason = reason;
  }
}

/** The reason in an error of a reader or of the guard of packages; undefined where it is neither. */
export function textRefusalOf(error: unknown): TextRefusal | undefined {
  if (error instanceof TextRefused) return error.reason;
  if (!(error instanceof Refused)) return undefined;
  if (error.reason === 'not-a-deck') return 'not-a-document';
  return error.reason === 'no-slides' ? 'no-text' : error.reason;
}
