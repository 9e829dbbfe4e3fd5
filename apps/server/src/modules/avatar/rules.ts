import { speechLimits } from '@app/contract/speech/limits.ts';
import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import type { SpeechManner, SpeechRequest } from '../../providers/tts/port.ts';
import type { AvatarRow } from './tables.ts';

/** How somebody speaks. */
export type Manner = Pick<SpeechRequest, 'voice' | 'manner' | 'dictionary'>;

const { pace, intonation, volume } = speechLimits;
const usualManner: SpeechManner = {
  pace: pace.usual,
  intonation: intonation.usual,
  volume: volume.usual,
  emotion: 'general',
  pitch: 0,
};

type Chosen = {
  avatar: Pick<AvatarRow, 'voices'> & Partial<Pick<AvatarRow, 'ttsId'>>;
  /** The voice that was chosen whoever speaks. */
  ttsId?: string | null;
};

/** The voice that was chosen, else the avatar's own for the language. */
export const speakerFrom =
  ({ avatar, ttsId = null }: Chosen) =>
  (language: ContentLanguage): Manner => {
    const voice = ttsId ?? avatar.ttsId ?? avatar.voices[language];
    if (voice === undefined) throw new Error(`nobody has a voice for ${language}`);
    // Pages have no settings of their own yet, so the voice speaks as it is.
    return { voice, manner: { ...usualManner }, dictionary: [] };
  };
