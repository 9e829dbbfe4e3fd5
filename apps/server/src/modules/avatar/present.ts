import { avatarRoutes } from '@app/contract/avatar/routes.ts';
import type { Avatar } from '@app/contract/avatar/schema.ts';
import { styleModelTypes } from '@app/contract/avatar/states/style.ts';
import { fill, type Language, messageByKey, type Text } from '@app/contract/base/messages.ts';
import { photoMessages } from '@app/contract/photo/messages.ts';
import { photoRoutes } from '@app/contract/photo/routes.ts';
import type { Making, Photo } from '@app/contract/photo/schema.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import { uploadLimits } from '@app/contract/upload/limits.ts';
import type { AddressSigner } from '../../platform/signed-address.ts';
import type { MakingView } from './store/makings.ts';
import type { AvatarRow, PhotoRow } from './tables.ts';

/** What an address that shows an avatar is signed for. */
export const drawingName = (id: string): string => `avatar:${id}`;
/** Photos and style images are for their owner alone, so a viewer's address does not open them. */
export const photoName = (id: string): string => `avatar-photo:${id}`;
export const stylesName = (id: string): string => `avatar-styles:${id}`;

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

const { stylesCancelled, lookCancelled, lookKeptCancelled } = photoMessages;
const cancelled = [stylesCancelled, lookCancelled, lookKeptCancelled];

export type AvatarPresenter = ReturnType<typeof createAvatarPresenter>;

export function createAvatarPresenter(signer: AddressSigner) {
  const { signedUrlSeconds } = uploadLimits;
  const addressOf = (path: string, id: string, query: Record<string, string>): string =>
    `${path.replace('{id}', id)}?${new URLSearchParams(query)}`;

  /** Where the looks of an avatar are: files of the product, or calls that open what was drawn or made of a photo. */
  function looksOf(row: AvatarRow, share?: string): Pick<AvatarRow, 'rigUrl' | 'image' | 'wholeImage'> {
    const { id, character, modelType, rigUrl, image, wholeImage, updatedAt } = row;
    // One that is being made has no look to name, and no files of the product either.
    const isMade = character !== null || (rigUrl === null && modelType !== null);
    if (!isMade) return { rigUrl, image, wholeImage };
    const signature = signer.sign(drawingName(id), signedUrlSeconds, share);
    const query = { ...signature, v: String(updatedAt.getTime()) };
    const picture = addressOf(avatarRoutes.picture.path, id, query);
    return {
      rigUrl: addressOf(avatarRoutes.rig.path, id, query),
      image: character === null ? `${picture}&part=face` : `${picture}#face`,
      wholeImage: picture,
    };
  }

  function styleAddress({ id, updatedAt }: AvatarRow, place: number): string {
    const signature = signer.sign(stylesName(id), signedUrlSeconds);
    const query = { ...signature, n: String(place), v: String(updatedAt.getTime()) };
    return addressOf(photoRoutes.style.path, id, query);
  }
  const styleAddresses = (row: AvatarRow): string[] =>
    row.styleImageList.map((_, place) => styleAddress(row, place));

  function photo({ id, size, type }: PhotoRow): Photo {
    const signature = signer.sign(photoName(id), signedUrlSeconds);
    return { fileId: id, size, type, url: addressOf(photoRoutes.photo.path, id, signature) };
  }

  function making(row: AvatarRow, view: MakingView, language: Language): Making {
    const { fault, taskId, chosen, crop } = view.making;
    const text = fault ? messageByKey(fault.key) : undefined;
    return {
      taskId,
      progress: view.progress ?? 0,
      since: view.since,
      reason: fault && text ? fill(text, language, fault.params) : '',
      isCancelled: cancelled.some(({ key }) => key === fault?.key),
      chosen,
      photo: view.photo && { ...photo(view.photo), crop },
      styles: view.styles.flatMap(({ style, place, engine }) =>
        style === null
          ? []
          : [{ style, modelTypes: styleModelTypes[style], url: styleAddress(row, place), engine }],
      ),
    };
  }

  return {
    photo,
    styleAddresses,

    /** An avatar as who may use it sees it; `view`: how it is made, of one from a photo. */
    avatar(row: AvatarRow, language: Language, view?: MakingView): Avatar {
      const { userId, nameEn: _name, greetingsEn: _greetings, personaEn: _persona, ...rest } = row;
      const { templateVersion: _version, character: _character, ...plain } = rest;
      return {
        ...plain,
        ...textsOf(row, language),
        ...looksOf(row),
        avatarsId: row.id,
        styleImageList: styleAddresses(row),
        greetingsStatus: row.greetings === '' ? 'absent' : 'written',
        making: view ? making(row, view, language) : null,
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
