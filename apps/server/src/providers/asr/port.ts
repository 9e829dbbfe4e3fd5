import type { ContentLanguage } from '@app/contract/speech/states/language.ts';

export type Transcription = {
  /** Empty when nobody spoke. */
  text: string;
  language: ContentLanguage;
};

/** Turns recordings into text. */
export type Transcriber = {
  readonly name: string;
  /** Whether it can be asked again and again for what was said so far: it is quick, and nobody pays for each time. */
  readonly hearsPartly: boolean;
  /** A WAV file whose head was read by `readWavHead`. */
  transcribe(wav: Uint8Array, signal?: AbortSignal): Promise<Transcription>;
  /** The command that brings what is not installed; undefined when everything is there. */
  missing(): string | undefined;
  /** Throws when it does not work now. */
  check(): Promise<void>;
};

/** The engine was there and could not do it. */
export class TranscriptionFailed extends Error {
  override name = 'TranscriptionFailed';
}
