import { avatarRoutes } from '@app/contract/avatar/routes.ts';
import type { Avatar } from '@app/contract/avatar/schema.ts';
import { fill, type Language, type Text } from '@app/contract/base/messages.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import { uploadLimits } from '@app/contract/upload/limits.ts';
import type { AddressSigner } from '../../platform/signed-address.ts';
import type { AvatarRow } from './tables.ts';

/** What an address that shows an avatar is signed for. */
export const drawingName = (id: string): string => `avatar:${id}`;

/** Templates have their texts in both languages, others in the one they were written in. */
const both = (zh: string, en: string | null): Text => ({ zh, en: en ?? zh });
const nameOf = ({ name, nameEn }: AvatarRow): Text => both(name, nameEn);

/** The texts of an avatar as a reader of this language sees them, and the voice that speaks it. */
export const textsOf = (row: AvatarRow, language: Language) => ({
  name: fill(nameOf(row), language),
  greetings: fill(both(row.greetings, row.greetingsEn), language),
  persona: fill(both(row.persona, row.personaEn), language),
  ttsId: row.ttsId ?? row.voices[language] ?? null,
});

export type AvatarPresenter = ReturnType<typeof createAvatarPresenter>;

export function createAvatarPresenter(signer: AddressSigner) {
  /** Where the looks of an avatar are: files of the product, or calls that make them from its drawing. */
  function looksOf(row: AvatarRow, share?: string): Pick<AvatarRow, 'rigUrl' | 'image' | 'wholeImage'> {
    const { id, character, rigUrl, image, wholeImage, updatedAt } = row;
    if (character === null) return { rigUrl, image, wholeImage };
    const signature = signer.sign(drawingName(id), uploadLimits.signedUrlSeconds, share);
    const query = new URLSearchParams({ ...signature, v: String(updatedAt.getTime()) });
    const at = (path: string) => `${path.replace('{id}', id)}?${query}`;
    const picture = at(avatarRoutes.picture.path);
    return { rigUrl: at(avatarRoutes.rig.path), image: `${picture}#face`, wholeImage: picture };
  }

  return {
    /** An avatar as who may use it sees it. */
    avatar(row: AvatarRow, language: Language): Avatar {
      const { userId, nameEn: _name, greetingsEn: _greetings, personaEn: _persona, ...rest } = row;
      const { voices: _voices, templateVersion: _version, character: _character, ...plain } = rest;
      return {
        ...plain,
        ...textsOf(row, language),
        ...looksOf(row),
        avatarsId: row.id,
        styleImageList: [...row.styleImageList],
        greetingsStatus: row.greetings === '' ? 'absent' : 'written',
        isTemplate: userId === null,
        isSample: false,
      };
    },

    /** What the player needs of an avatar, as long as the share is open; null until it can be drawn. */
    presenter(row: AvatarRow, share?: string): Talk['avatar'] {
      const { rigUrl, wholeImage } = looksOf(row, share);
      if (rigUrl === null || wholeImage === null) return null;
      const { zh, en } = nameOf(row);
      return { id: row.id, name: { zh, en }, rigUrl, pictureUrl: wholeImage };
    },
  };
}
