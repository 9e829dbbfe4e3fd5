// Which of the 468 points of the canonical face mesh (MediaPipe, Apache-2.0) belong to what.

/** The inner edge of the lips, all the way round. */
export const innerLips = [
  78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308, 415, 310, 311, 312, 13, 82, 81, 80, 191,
] as const;

/** Upper and lower inner lip, point over point, from the right corner of the mouth to the left. */
export const lipPairs = [
  [191, 95],
  [80, 88],
  [81, 178],
  [82, 87],
  [13, 14],
  [312, 317],
  [311, 402],
  [310, 318],
  [415, 324],
] as const;

/** The rows of each lip from the outer edge inwards, point over point like the pairs. */
export const upperLipRows = [
  [185, 40, 39, 37, 0, 267, 269, 270, 409],
  [184, 74, 73, 72, 11, 302, 303, 304, 408],
  [183, 42, 41, 38, 12, 268, 271, 272, 407],
] as const;
export const lowerLipRows = [
  [146, 91, 181, 84, 17, 314, 405, 321, 375],
  [77, 90, 180, 85, 16, 315, 404, 320, 307],
  [96, 89, 179, 86, 15, 316, 403, 319, 325],
] as const;

/** The edge of the face: the mesh fades out there. */
export const faceOval = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149,
  150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
] as const;

/** An eye, outer corner first: the lid's edge, the rows of the upper lid above it, the iris. */
export const eyes = {
  R: {
    ring: [33, 7, 163, 144, 145, 153, 154, 155, 133, 173, 157, 158, 159, 160, 161, 246],
    upper: [246, 161, 160, 159, 158, 157, 173],
    lower: [7, 163, 144, 145, 153, 154, 155],
    lidRows: [
      [247, 30, 29, 27, 28, 56, 190],
      [113, 225, 224, 223, 222, 221, 189],
    ],
    lid: 159,
    iris: 468,
  },
  L: {
    ring: [263, 249, 390, 373, 374, 380, 381, 382, 362, 398, 384, 385, 386, 387, 388, 466],
    upper: [466, 388, 387, 386, 385, 384, 398],
    lower: [249, 390, 373, 374, 380, 381, 382],
    lidRows: [
      [467, 260, 259, 257, 258, 286, 414],
      [342, 445, 444, 443, 442, 441, 413],
    ],
    lid: 386,
    iris: 473,
  },
} as const;

export type Side = keyof typeof eyes;

/** Single points. */
export const point = {
  upperLip: 13,
  lowerLip: 14,
  mouthRight: 61,
  mouthLeft: 291,
  innerRight: 78,
  innerLeft: 308,
  chin: 152,
  underNose: 2,
  templeRight: 234,
  templeLeft: 454,
} as const;
