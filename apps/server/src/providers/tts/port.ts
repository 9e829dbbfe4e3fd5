import { fill, type Language, type Text } from '@app/contract/base/messages.ts';
import type { ScriptReading } from '@app/contract/broadcast/schema.ts';
import type { SoundClip } from '@app/contract/broadcast/schema.ts';
import { speechLimits } from '@app/contract/speech/limits.ts';
import { speechMessages } from '@app/contract/speech/messages.ts';
import type { DictionaryEntry } from '@app/contract/dictionary/schema.ts';
import type { VoiceCharacter } from '@app/contract/speech/states/character.ts';
import type { VoiceSettings } from '@app/contract/speech/schema.ts';
import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import { type SpeechStyle, styleSettings } from '@app/contract/speech/states/style.ts';
import { usualSettings } from '@app/contract/speech/states/voice-choice.ts';
import type { Viseme } from '@app/contract/speech/states/viseme.ts';
import { ttsMessages } from '@app/contract/tts/messages.ts';
import type { SpeechSpan, TextSpan } from '@app/deck/script/spans.ts';

/** Samples per second of all speech. */
export const sampleRate = 24_000;

/** A word as its author wrote it, and when it is heard. Offsets are those of the original text. */
export type SpokenWord = { text: string; srcStart: number; srcEnd: number; startMs: number; endMs: number };

/** A mouth shape; `weight` is how strongly it is made, 0 to 1. */
export type SpokenViseme = { id: Viseme; startMs: number; endMs: number; weight: number };

/** One sentence that was spoken: 16 bit mono, and what is heard and seen when. */
export type SpokenSentence = {
  pcm: Int16Array;
  sampleRate: number;
  durationMs: number;
  words: SpokenWord[];
  /** Without gaps from the beginning to the end. */
  visemes: SpokenViseme[];
  /** The silence that belongs between this sentence and the next one. */
  pauseAfterMs: number;
  /** What made it; another value means that it would sound different now. */
  engine: string;
};

export type Voice = {
  id: string;
  name: Text;
  /** What to expect, in a few words. */
  about: Text;
  sex: 'female' | 'male';
  age: 'adult' | 'child';
  character?: VoiceCharacter;
  /** The mother tongue first. */
  languages: readonly [ContentLanguage, ...ContentLanguage[]];
};

export type { SpeechSpan, TextSpan };
export type SayAs = NonNullable<TextSpan['sayAs']>;

/** How to speak; `pitch` in semitones, 0 is the voice as it is. */
export type SpeechManner = VoiceSettings & { pitch: number };

const within = ({ min, max }: { min: number; max: number }, value: number): number =>
  Math.min(max, Math.max(min, value));

/** Speaks in one of the ways there are, and from there as it was set; as high as the voice is. */
export const mannerOf = (
  style: SpeechStyle,
  { pace, intonation, volume, emotion }: VoiceSettings = usualSettings,
): SpeechManner => ({
  pace: within(speechLimits.pace, styleSettings[style].pace * pace),
  intonation: within(speechLimits.intonation, styleSettings[style].intonation * intonation),
  volume,
  emotion,
  pitch: 0,
});

export type SpeechRequest = {
  text: string | readonly SpeechSpan[];
  voice: string;
  /** How numbers and signs are read where the words around them do not tell. */
  language: ContentLanguage;
  manner: SpeechManner;
  dictionary: readonly DictionaryEntry[];
  /** Somebody waits for the first sound: the first sentence comes in clauses, the first of which is short. */
  firstSoon?: boolean;
};

/** A plain value with everything that decides how one sentence sounds: its hash is the sentence's name. */
export type SpeechSentence = Omit<SpeechRequest, 'text' | 'firstSoon'> & {
  spans: readonly TextSpan[];
  pauseAfterMs: number;
};

/** Where one sentence of a text ends; nothing of how it will sound. */
export type CutSentence = Pick<SpeechSentence, 'spans' | 'pauseAfterMs'>;

export type SpeakOptions = {
  signal?: AbortSignal;
  /** A person waits for it now: before everything that is made ahead of time. */
  urgent?: boolean;
  /** Nobody waits for it: after everything else. */
  later?: boolean;
};

/** `forCrowd`: many may come in at this moment, and what is loaded for them gives way to them. */
export type PrepareOptions = { forCrowd?: boolean };

export type SpeechHealth =
  | { state: 'ready' }
  /** Not installed; the command brings it. */
  | { state: 'missing'; command: string }
  | { state: 'failing'; fault: SpeechFailed };

export type SpeechProvider = {
  readonly name: string;
  /** Where it is, when that is elsewhere, and how many characters were sent there since the start. */
  readonly remote?: { readonly address: string; charactersSent(): number };
  /** As `SpokenSentence.engine`. */
  readonly engine: string;
  voices(): readonly Voice[];
  /** Cuts a text into sentences. Nothing is spoken yet. A voice that is gone gives way to the nearest one. */
  sentences(request: SpeechRequest): SpeechSentence[];
  /** How the Chinese characters of a sentence are read; for an engine elsewhere, how we would read them. */
  readings(sentence: SpeechSentence): ScriptReading[];
  speakSentence(sentence: SpeechSentence, options?: SpeakOptions): Promise<SpokenSentence>;
  /** The sentences of a text in their order, each as soon as it can be had. */
  speak(request: SpeechRequest, options?: SpeakOptions): AsyncIterable<SpokenSentence>;
  /** Somebody is about to want a sound: what takes time to load is loaded ahead. Never fails, and may be called often. */
  prepare(options?: PrepareOptions): void;
  /** Whether what it needs is on this machine. */
  isInstalled(): boolean;
  /** How it went the last time; nobody is asked. */
  health(): Promise<SpeechHealth>;
  /** Throws when it cannot be used now. */
  check(): Promise<void>;
  close(): Promise<void>;
};

/** Sentences joined into one stream; times count from its beginning. */
export type JoinedSpeech = Pick<SpokenSentence, 'pcm' | 'sampleRate' | 'durationMs' | 'words' | 'visemes'>;

/** Joins and packs what was spoken. Durations always come from the samples, never from an encoded file. */
export type SpeechAudio = {
  join(sentences: readonly SpokenSentence[]): JoinedSpeech;
  wav(pcm: Int16Array): Uint8Array;
  mp3(pcm: Int16Array, signal?: AbortSignal): Promise<Uint8Array>;
  /** How much later than its samples an mp3 of ours is heard. */
  mp3DelayMs: number;
  /** Where a stretch of what was packed lies in an mp3 of so many bytes. */
  mp3Clip(startMs: number, endMs: number, size: number): SoundClip;
};

/** The engine is not installed. */
export class SpeechMissing extends Error {
  readonly command: string;
  constructor(command: string) {
    super(`The speech engine is not installed; bring it with: ${command}`);
    this.name = 'SpeechMissing';
    this.command = command;
  }
}

const faultTexts = {
  tookTooLong: speechMessages.faultTookTooLong,
  tooMuchMemory: speechMessages.faultTooMuchMemory,
  ended: speechMessages.faultEnded,
  notLoaded: speechMessages.faultNotLoaded,
  notSpoken: speechMessages.faultNotSpoken,
  ...ttsMessages,
};
export type SpeechFault = keyof typeof faultTexts;

type FaultFacts = { params?: Record<string, string | number>; detail?: string };

/** Trying again changes nothing before a person has done something. */
const lasting: readonly SpeechFault[] = ['denied', 'refused', 'noVoice'];

/** The engine was there and could not do it. */
export class SpeechFailed extends Error {
  override name = 'SpeechFailed';
  readonly fault: SpeechFault;
  readonly detail: string;
  readonly #params: Record<string, string | number>;
  /** `detail` is for the log: what a program said, in whatever language. */
  constructor(fault: SpeechFault, { params = {}, detail = '' }: FaultFacts = {}) {
    super(`${fill(faultTexts[fault], 'en-US', params)} ${detail}`.trim());
    this.fault = fault;
    this.detail = detail;
    this.#params = params;
  }
  get isLasting(): boolean {
    return lasting.includes(this.fault);
  }
  /** For the administrator: why, and what to do. */
  say(language: Language): string {
    return fill(faultTexts[this.fault], language, this.#params);
  }
}
