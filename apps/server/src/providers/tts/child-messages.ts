import type { SpeechSentence, SpokenSentence } from './port.ts';

/** What the speaking process needs to know at its start, as JSON in its first argument. */
export type SpeakerSettings = {
  /** Where the engine's packages are. */
  engineFolder: string;
  /** Where the joined model is kept. */
  modelFolder: string;
};

export type ToSpeaker = { id: number; sentence: SpeechSentence };

export type FromSpeaker =
  | { kind: 'spoken'; id: number; spoken: SpokenSentence }
  | { kind: 'failed'; id: number; reason: string }
  /** It cannot speak at all, and ends. */
  | { kind: 'broken'; reason: string };
