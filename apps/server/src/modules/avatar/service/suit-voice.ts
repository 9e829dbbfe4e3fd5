import { isDeepStrictEqual } from 'node:util';
import type { StyleSex } from '@app/contract/avatar/states/look.ts';
import { type ContentLanguage, contentLanguages } from '@app/contract/speech/states/language.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Events } from '../../../platform/events.ts';
import { type AvatarChange, createAvatarStore } from '../store.ts';
import type { AvatarRow } from '../tables.ts';

/** Gives an avatar whose owner has chosen no voice yet the usual one of women or men, once its photo tells which. */
export async function suitVoice(
  tx: Transaction,
  events: Events,
  avatar: AvatarRow,
  sex: StyleSex | undefined,
): Promise<AvatarChange> {
  if (sex === undefined || avatar.styleSex !== null) return {};
  const avatars = createAvatarStore(tx);
  const [usual, suiting] = [await avatars.firstTemplate(), await avatars.firstTemplate(sex)];
  if (!usual || !suiting || !isDeepStrictEqual(avatar.voices, usual.voices)) return {};
  if (isDeepStrictEqual(suiting.voices, usual.voices)) return { styleSex: sex };
  await events.emit(tx, 'avatar.revoiced', { avatarId: avatar.id, voices: avatar.voices });
  const isSpoken = (language: ContentLanguage) => usual.voices[language] === avatar.ttsId;
  const language = contentLanguages.find(isSpoken);
  return {
    styleSex: sex,
    voices: suiting.voices,
    ttsId: (language && suiting.voices[language]) ?? avatar.ttsId,
  };
}
