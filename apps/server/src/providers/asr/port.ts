import type { ContentLanguage } from '@app/contract/speech/states/language.ts';

export type HeardText = {
  /** Empty when nobody spoke. */
  text: string;
  language: ContentLanguage;
};

export type HearOptions = {
  /** What is spoken, where it is known; else it is found out. */
  language?: ContentLanguage | undefined;
  signal?: AbortSignal | undefined;
};

/** Turns recordings into text. */
export type HearingProvider = {
  readonly name: string;
  /** A WAV file whose head was read by `readWavHead`. */
  hear(wav: Uint8Array, options?: HearOptions): Promise<HeardText>;
  /** The command that brings what is not installed; undefined when everything is there. */
  missing(): string | undefined;
  /** Throws when it does not work now. */
  check(): Promise<void>;
};

/** The engine was there and could not do it. */
export class HearingFailed extends Error {
  override name = 'HearingFailed';
}
