import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import type { VoiceMatch } from '@app/contract/voice/schema.ts';
import type { VoiceKind } from '@app/contract/voice/states/own-voice.ts';
import type { RecordingFault } from '@app/contract/voice/states/recording-fault.ts';

/** What is told of a voice by a recording. */
export type VoiceMeasure = {
  /** How high it usually is. */
  medianHz: number;
  /** How far its melody goes, in semitones. */
  range: number;
  /** How loud it is in each band of frequencies, in dB against all of them. */
  envelope: number[];
};

export type MadeVoice = {
  /** What the speech engine is told to speak with. */
  voice: string;
  /** The voice of the embedded engine that is most like it. */
  nearest: string;
  /** What it speaks, its own language first. */
  languages: ContentLanguage[];
  /** How close a match is; null of a clone. */
  match: VoiceMatch | null;
};

export type VoiceOrder = {
  /** A WAV file of 16 bit samples. */
  recording: Uint8Array;
  /** What is spoken in it. */
  language: ContentLanguage;
  /** What the owner calls the voice, and what was agreed to. */
  name: string;
  consent: string;
  signal: AbortSignal;
};

/** Makes voices from recordings. */
export type VoiceMaker = {
  readonly name: string;
  readonly kind: VoiceKind;
  make(order: VoiceOrder): Promise<MadeVoice>;
  /** The voice is deleted: what somebody else keeps of it goes, too. */
  remove(voice: string): Promise<void>;
};

/** A maker on another machine, as the administrator sees it. */
export type VoiceService = VoiceMaker & { readonly address: string; check(): Promise<void> };

/** No voice can be made from this recording; another one may do. */
export class RecordingRefused extends Error {
  override name = 'RecordingRefused';
  readonly fault: RecordingFault;
  constructor(fault: RecordingFault) {
    super(`the recording is ${fault}`);
    this.fault = fault;
  }
}

/** A service did not do its work; `isRefusal`: it would not either if it were asked again. */
export class CloningFailed extends Error {
  override name = 'CloningFailed';
  readonly isRefusal: boolean;
  constructor(reason: string, isRefusal: boolean) {
    super(reason);
    this.isRefusal = isRefusal;
  }
}
