import { avatarLimits } from '@app/contract/avatar/limits.ts';
import { avatarMessages } from '@app/contract/avatar/messages.ts';
import { fill, type Language } from '@app/contract/base/messages.ts';
import { contentLanguages, type ContentLanguage } from '@app/contract/speech/states/language.ts';
import { mannerOf, type SpeechRequest, type Voice } from '../../providers/tts/port.ts';
import type { AvatarRow, Voices } from './tables.ts';

/** How somebody speaks. */
export type Manner = Pick<SpeechRequest, 'voice' | 'manner' | 'dictionary'>;

type Chosen = {
  avatar: Pick<AvatarRow, 'voices' | 'ttsId' | 'speechStyle'>;
  /** The voice that was chosen whoever speaks. */
  ttsId?: string | null;
};

/** The voice that was chosen, else the avatar's own for the language. */
export const speakerFrom =
  ({ avatar, ttsId = null }: Chosen) =>
  (language: ContentLanguage): Manner => {
    const voice = ttsId ?? avatar.voices[language] ?? avatar.ttsId;
    if (voice === null) throw new Error(`nobody has a voice for ${language}`);
    return { voice, manner: mannerOf(avatar.speechStyle ?? 'natural'), dictionary: [] };
  };

/**
 * Who speaks which language for somebody who chose a voice: that voice wherever it can, elsewhere one of the same sex, at
 * best one whose mother tongue it is.
 */
export function voicesWith(chosen: Voice, all: readonly Voice[]): Voices {
  const speakerOf = (language: ContentLanguage): Voice => {
    const others = all.filter(({ languages, age }) => languages.includes(language) && age === 'adult');
    const alike = others.filter(({ sex }) => sex === chosen.sex);
    const native = alike.find(({ languages }) => languages[0] === language);
    return native ?? alike[0] ?? others[0] ?? chosen;
  };
  return Object.fromEntries(
    contentLanguages.map((language) => [
      language,
      (chosen.languages.includes(language) ? chosen : speakerOf(language)).id,
    ]),
  );
}

/** What a copy is called: as much of the name as there is room for. */
export function nameOfCopy(name: string, language: Language): string {
  const whole = [...name];
  const over = fill(avatarMessages.copyOf, language, { name }).length - avatarLimits.name.max;
  const kept =
    over > 0
      ? whole
          .slice(0, Math.max(0, whole.length - over))
          .join('')
          .trim()
      : name;
  return fill(avatarMessages.copyOf, language, { name: kept });
}
