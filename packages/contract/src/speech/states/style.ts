import type { VoiceSettings } from '../schema.ts';

/** How an avatar speaks with its voice: each is a setting of pace and intonation that can be heard. */
export const speechStyles = ['natural', 'calm', 'lively', 'formal'] as const;

/** The name of a way of speaking. */
export type SpeechStyle = (typeof speechStyles)[number];

/** What each means for the voice; 1 is the voice as it is. */
export const styleSettings: Readonly<Record<SpeechStyle, Pick<VoiceSettings, 'pace' | 'intonation'>>> = {
  natural: { pace: 1, intonation: 1 },
  calm: { pace: 0.88, intonation: 0.8 },
  lively: { pace: 1.08, intonation: 1.35 },
  formal: { pace: 0.95, intonation: 0.7 },
};
