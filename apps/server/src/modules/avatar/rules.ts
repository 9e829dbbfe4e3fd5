import { avatarLimits } from '@app/contract/avatar/limits.ts';
import { avatarMessages } from '@app/contract/avatar/messages.ts';
import { fill, type Language } from '@app/contract/base/messages.ts';
import type { Crop } from '@app/contract/photo/schema.ts';
import type { VoiceChoice } from '@app/contract/speech/schema.ts';
import { contentLanguages, type ContentLanguage } from '@app/contract/speech/states/language.ts';
import * as z from 'zod';
import { mannerOf, type SpeechRequest, type Voice } from '../../providers/tts/port.ts';
import type { AvatarRow, Voices } from './tables.ts';

/** How somebody speaks. */
export type Manner = Pick<SpeechRequest, 'voice' | 'manner'>;

type Chosen = {
  avatar: Pick<AvatarRow, 'voices' | 'ttsId' | 'speechStyle'>;
  /** What was chosen whoever speaks. */
  choice?: VoiceChoice;
};

/** The voice that was chosen, else the avatar's own for the language. */
export const speakerFrom =
  ({ avatar, choice }: Chosen) =>
  (language: ContentLanguage): Manner => {
    const voice = choice?.ttsId ?? avatar.voices[language] ?? avatar.ttsId;
    if (voice === null) throw new Error(`nobody has a voice for ${language}`);
    return { voice, manner: mannerOf(avatar.speechStyle ?? 'natural', choice) };
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

/** The work on an avatar: `run` names it, so that one that comes late can be told from the one that is wanted. */
export const makingInput = z.object({ avatarId: z.uuid(), userId: z.uuid(), run: z.uuid() });
export type MakingInput = z.output<typeof makingInput>;

/** A crop travels in whole pixels: turned, its corners may round beyond the edge. */
const roundedPixels = 2;

/** Whether a crop lies in its photo, turned as it is. */
export function isInside(
  { left, top, width, height, turn }: Crop,
  photo: { width: number; height: number },
): boolean {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const across = (width * cos + height * sin) / 2 - roundedPixels;
  const down = (width * sin + height * cos) / 2 - roundedPixels;
  const [x, y] = [left + width / 2, top + height / 2];
  return x >= across && y >= down && x <= photo.width - across && y <= photo.height - down;
}

const beginnings = [
  { type: 'image/png', at: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { type: 'image/jpeg', at: 0, bytes: '\xff\xd8\xff' },
  { type: 'image/webp', at: 8, bytes: 'WEBP' },
];

/** The type of a picture by its first bytes. Whether it can be read is found out apart from the server. */
export function pictureType(picture: Uint8Array): string | undefined {
  const head = Buffer.from(picture.subarray(0, 12)).toString('latin1');
  return beginnings.find(({ at, bytes }) => head.startsWith(bytes, at))?.type;
}
