/** How an entry meets another: the same words, words inside of others, or words that share an end and a beginning. */
export const collisionKinds = ['same', 'longer', 'shorter', 'crossing'] as const;
export type CollisionKind = (typeof collisionKinds)[number];

/** Why a line of a file is not taken: the names of their texts in `dictionaryMessages`. */
export const lineFaults = [
  'lineBroken',
  'lineColumns',
  'lineRepeated',
  'lineFull',
  'textEmpty',
  'textChinese',
  'textLong',
  'pinyinEmpty',
  'pinyinFormat',
  'pinyinStrange',
  'pinyinCount',
] as const;
export type LineFault = (typeof lineFaults)[number];
