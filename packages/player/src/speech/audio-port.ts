/**
 * A piece of sound of a page. Without an address it is silent and lasts as long as it says. `delayMs` is how far into
 * its file it begins, where a codec holds it back.
 */
export type AudioSegment = {
  url: string | undefined;
  startMs: number;
  durationMs: number;
  delayMs?: number | undefined;
};

/** Plays the sound of one page after the other. */
export type NarrationPort = {
  /** The sound of the page that comes next to be played. A longer list may follow while it plays. */
  load(segments: readonly AudioSegment[]): void;
  /** Fetches the beginning of a page that will be played soon. */
  prepare(segments: readonly AudioSegment[]): void;
  /** Resolves when it sounds; rejects when the browser does not allow it or the sound cannot be fetched. */
  play(fromMs: number): Promise<void>;
  pause(): void;
  /** Does some work when the sound gets to a place of the page, also while nobody looks; undefined takes that back. */
  markAt(ms: number | undefined, work: () => void): void;
  /** Where in the page a listener is now. */
  positionMs(): number;
  setRate(rate: number): void;
  /** Called when everything that was loaded has been played, or when the next piece of it cannot be. */
  onEnd(listener: (outcome: 'end' | 'failed') => void): void;
};

/** The part of a sound that is meant. */
export type SoundPart = { fromMs: number; toMs: number };

/** Plays sentences as they come in. */
export type AnswerPort = {
  /** Adds a sentence's sound, or the part of it that is the sentence; the sentences keep their order. */
  add(sound: ArrayBuffer, part?: SoundPart): Promise<void>;
  /** No more sentences will come. */
  finish(): void;
  stop(): void;
  positionMs(): number;
  /** Called when the last sentence is over. */
  onEnd(listener: () => void): void;
};

/** Where sound goes. */
export type AudioOut = {
  narration: NarrationPort;
  answer: AnswerPort;
  /** 0 to 1. */
  setVolume(volume: number): void;
  dispose(): void;
};
