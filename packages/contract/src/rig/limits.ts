/** Numbers of rigs. */
export const rigLimits = {
  /** Raised when a field changes: a player refuses a rig that it does not know. */
  version: 2,
  /** Lengths are whole numbers: ten-thousandths of the distance between the pupils. */
  scale: 10_000,
  /** The points of a face, which all faces share. */
  facePoints: 468,
} as const;
