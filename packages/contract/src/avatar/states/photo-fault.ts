import type { Message } from '../../base/messages.ts';
import { avatarMessages } from '../messages.ts';

/** Why a photo cannot become an avatar, with what to do about it. */
export const photoRefusals = {
  unreadable: avatarMessages.photoUnreadable,
  'no-face': avatarMessages.photoNoFace,
  'several-faces': avatarMessages.photoManyFaces,
  'face-too-small': avatarMessages.photoFaceTooSmall,
  'face-cut-off': avatarMessages.photoCutOff,
  'turned-away': avatarMessages.photoNotFrontal,
  'too-dark': avatarMessages.photoTooDark,
  'too-bright': avatarMessages.photoTooBright,
  blurred: avatarMessages.photoBlurry,
  'eyes-closed': avatarMessages.photoEyesClosed,
  'not-a-photo': avatarMessages.photoNotAPhoto,
} as const satisfies Record<string, Message>;

/** What would be better in a photo that is taken all the same. */
export const photoWarnings = {
  'small-portrait': avatarMessages.portraitSmall,
  soft: avatarMessages.photoSoft,
  'small-face': avatarMessages.photoFaceSmall,
  'head-cut-off': avatarMessages.photoHeadCutOff,
} as const satisfies Record<string, Message>;

/** The name of a refusal. */
export type PhotoRefusal = keyof typeof photoRefusals;

/** The name of a warning. */
export type PhotoWarning = keyof typeof photoWarnings;

/** The name of anything that a photo is told. */
export type PhotoFault = PhotoRefusal | PhotoWarning;

/** Every name, refusals first. */
export const photoFaults = Object.keys({ ...photoRefusals, ...photoWarnings }) as PhotoFault[];

/** The sentence for a fault. */
export const photoFaultText = (fault: PhotoFault): Message => ({ ...photoRefusals, ...photoWarnings })[fault];

/** What another crop of the same photo may mend; a photo with any other refusal has to be replaced. */
export const croppableFaults: readonly PhotoFault[] = ['several-faces', 'face-cut-off', 'turned-away'];
