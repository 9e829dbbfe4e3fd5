import type { Avatar } from '@app/contract/avatar/schema.ts';
import { fill, type Language, type Text } from '@app/contract/base/messages.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import type { AvatarRow } from './tables.ts';

const nameOf = ({ name, nameEn }: Pick<AvatarRow, 'name' | 'nameEn'>): Text => ({
  zh: name,
  en: nameEn ?? name,
});

/** An avatar as who may use it sees it. */
export function presentAvatar(row: AvatarRow, language: Language): Avatar {
  const { userId, name: _name, nameEn: _other, voices, ttsId, templateVersion: _version, ...plain } = row;
  const name = fill(nameOf(row), language);
  return {
    ...plain,
    avatarsId: row.id,
    name,
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
