import { AppError, type ErrorDef } from '@app/contract/base/errors.ts';
import { renderErrors } from '@app/contract/render/errors.ts';

export const filmTypes = ['video/mp4', 'video/webm'] as const;
export type FilmType = (typeof filmTypes)[number];

/** A presenter who speaks, to be seen; what is heard is played beside it. */
export type Film = { type: FilmType; bytes: Uint8Array };

/** Who speaks, and what. */
export type FilmOrder = {
  /** WebP, 3:4, the person cut out. */
  picture: Uint8Array;
  /** WAV, 16 bit, mono. */
  sound: Uint8Array;
  durationMs: number;
  words: readonly { text: string; startMs: number; endMs: number }[];
  visemes: readonly { id: string; startMs: number; endMs: number; weight: number }[];
};

export type FilmWait = {
  /** Of the sound; a film of another length is of no use. */
  durationMs: number;
  onProgress(percent: number): Promise<void>;
  signal: AbortSignal;
};

/** Films presenters: a neural engine, elsewhere. There is none unless one is configured. */
export type FilmEngine = {
  readonly name: string;
  readonly address: string;
  /** Hands an order in; answers with its name there. */
  begin(order: FilmOrder, signal: AbortSignal): Promise<string>;
  /** Waits for the film of an order; undefined when the engine does not know it any more. */
  finish(id: string, wait: FilmWait): Promise<Film | undefined>;
  /** Nobody waits for it any longer. Never throws: the order is of no use, whether the engine hears it or not. */
  cancel(id: string): Promise<void>;
  /** Throws when it cannot be reached or refuses the key. */
  check(): Promise<void>;
};

const passing: readonly ErrorDef[] = [renderErrors.unreachable, renderErrors.failed];

/** Whether a fault may be gone the next time. */
export const isPassing = (error: unknown): boolean =>
  error instanceof AppError && passing.includes(error.def);
