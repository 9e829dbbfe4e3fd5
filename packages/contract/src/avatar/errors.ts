import { defineErrors } from '../base/errors.ts';
import { avatarMessages } from './messages.ts';

/** Refusals about avatars. */
export const avatarErrors = defineErrors({
  tooMany: { code: 1001002100, message: avatarMessages.tooMany, reaction: 'notice' },
  notReady: { code: 1001002101, message: avatarMessages.notReady, reaction: 'notice' },
  busy: { code: 1001002102, message: avatarMessages.busy, reaction: 'notice' },
  forbidden: { code: 1001002103, message: avatarMessages.forbidden, reaction: 'notice' },
  /** The owner's interactions are used up; a visitor can do nothing about it. */
  resting: { code: 1001002104, message: avatarMessages.resting, reaction: 'notice' },
  notDrawn: { code: 1001002115, message: avatarMessages.notDrawn, reaction: 'notice' },
  photoType: { code: 1001002105, message: avatarMessages.photoType, reaction: 'notice' },
  photoTooLarge: { code: 1001002106, message: avatarMessages.photoTooLarge, reaction: 'notice' },
  photoNoFace: { code: 1001002107, message: avatarMessages.photoNoFace, reaction: 'notice' },
  photoManyFaces: { code: 1001002108, message: avatarMessages.photoManyFaces, reaction: 'notice' },
  photoNotFrontal: { code: 1001002109, message: avatarMessages.photoNotFrontal, reaction: 'notice' },
  photoBlurry: { code: 1001002110, message: avatarMessages.photoBlurry, reaction: 'notice' },
  photoTooDark: { code: 1001002111, message: avatarMessages.photoTooDark, reaction: 'notice' },
  photoTooBright: { code: 1001002112, message: avatarMessages.photoTooBright, reaction: 'notice' },
  photoFaceTooSmall: { code: 1001002113, message: avatarMessages.photoFaceTooSmall, reaction: 'notice' },
  photoEyesClosed: { code: 1001002114, message: avatarMessages.photoEyesClosed, reaction: 'notice' },
  photoUnreadable: { code: 1001002116, message: avatarMessages.photoUnreadable, reaction: 'notice' },
  photoCutOff: { code: 1001002117, message: avatarMessages.photoCutOff, reaction: 'notice' },
  photoTooSmall: { code: 1001002119, message: avatarMessages.photoTooSmall, reaction: 'notice' },
  photoNotAPhoto: { code: 1001002118, message: avatarMessages.photoNotAPhoto, reaction: 'notice' },
});
