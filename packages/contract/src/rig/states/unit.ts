/** The movements of the mouth that are sculpted. */
export const mouthUnits = [
  'jawOpen',
  'lipsPart',
  'lipsForward',
  'lipsPurse',
  'lipsStretch',
  'lipsTighten',
  'lowerLipDown',
  'cornersUp',
  'cornersDown',
] as const;

/** The movements a face is made of. L and R are the face's own left and right. */
export const unitNames = [
  ...mouthUnits,
  'squintL',
  'squintR',
  'browUpL',
  'browUpR',
  'browInnerUpL',
  'browInnerUpR',
  'browDownL',
  'browDownR',
  'noseUpL',
  'noseUpR',
  'blinkL',
  'blinkR',
  'lipsClose',
  'lipsBite',
  'lipsPress',
] as const;

/** A movement of a face. */
export type UnitName = (typeof unitNames)[number];
