/** What is kept of a photo, and made from it. */
export const photoFileKinds = ['photo', 'style', 'rig', 'picture', 'face'] as const;

/** A kind of file of an avatar that is made from a photo. */
export type PhotoFileKind = (typeof photoFileKinds)[number];
