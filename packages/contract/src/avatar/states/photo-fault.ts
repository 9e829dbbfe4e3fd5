import type { ErrorDef } from '../../base/errors.ts';
import type { Message } from '../../base/messages.ts';
import { avatarErrors } from '../errors.ts';
import { avatarMessages } from '../messages.ts';

/** Why a photo cannot become an avatar; the message of each says what to do about it. */
export const refusalOfPhoto = {
  unreadable: avatarErrors.photoUnreadable,
  'no-face': avatarErrors.photoNoFace,
  'several-faces': avatarErrors.photoManyFaces,
  'face-too-small': avatarErrors.photoFaceTooSmall,
  'photo-too-small': avatarErrors.photoTooSmall,
  'face-cut-off': avatarErrors.photoCutOff,
  'turned-away': avatarErrors.photoNotFrontal,
  'too-dark': avatarErrors.photoTooDark,
  'too-bright': avatarErrors.photoTooBright,
  blurred: avatarErrors.photoBlurry,
  'eyes-closed': avatarErrors.photoEyesClosed,
  'not-a-photo': avatarErrors.photoNotAPhoto,
} as const satisfies Record<string, ErrorDef>;

/** What would be better in a photo that is taken all the same. */
const warnings = {
  'small-portrait': avatarMessages.portraitSmall,
  soft: avatarMessages.photoSoft,
  'small-face': avatarMessages.photoFaceSmall,
  'head-cut-off': avatarMessages.photoHeadCutOff,
} as const satisfies Record<string, Message>;

/** The name of a refusal. */
export type PhotoRefusal = keyof typeof refusalOfPhoto;

/** The name of a warning. */
export type PhotoWarning = keyof typeof warnings;

/** The name of anything that a photo is told. */
export type PhotoFault = PhotoRefusal | PhotoWarning;

/** Every name, refusals first. */
export const photoFaults = Object.keys({ ...refusalOfPhoto, ...warnings }) as PhotoFault[];

const isWarning = (fault: PhotoFault): fault is PhotoWarning => fault in warnings;

/** The sentence for a fault. */
export const photoFaultText = (fault: PhotoFault): Message =>
  isWarning(fault) ? warnings[fault] : refusalOfPhoto[fault].message;

/** What another crop of the same photo may mend; a photo with any other refusal has to be replaced. */
export const croppableFaults: readonly PhotoFault[] = ['several-faces', 'face-cut-off', 'turned-away'];
