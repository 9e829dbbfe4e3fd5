import type { Avatar } from '@app/contract/avatar/schema.ts';
import { fill, type Language, type Text } from '@app/contract/base/messages.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import type { AvatarRow } from './tables.ts';

/** Templates have their texts in both languages, others in the one they were written in. */
const both = (zh: string, en: string | null): Text => ({ zh, en: en ?? zh });
const nameOf = ({ name, nameEn }: AvatarRow): Text => both(name, nameEn);

/** An avatar as who may use it sees it. */
export function presentAvatar(row: AvatarRow, language: Language): Avatar {
  const {
    userId,
    nameEn: _name,
    greetingsEn,
    personaEn,
    voices,
    ttsId,
    templateVersion: _version,
    ...plain
  } = row;
  return {
    ...plain,
    avatarsId: row.id,
    name: fill(nameOf(row), language),
    greetings: fill(both(row.greetings, greetingsEn), language),
    persona: fill(both(row.persona, personaEn), language),
    // Of a template the voice that speaks the reader's language.
    ttsId: ttsId ?? voices[language] ?? null,
    styleImageList: [...row.styleImageList],
    greetingsStatus: row.greetings === '' ? 'absent' : 'written',
    isTemplate: userId === null,
    isSample: false,
  };
}

/** What the player needs of an avatar; null until it can be drawn. */
export function presentPresenter(row: AvatarRow): Talk['avatar'] {
  const { id, rigUrl, wholeImage } = row;
  if (rigUrl === null || wholeImage === null) return null;
  const { zh, en } = nameOf(row);
  return { id, name: { zh, en }, rigUrl, pictureUrl: wholeImage };
}
