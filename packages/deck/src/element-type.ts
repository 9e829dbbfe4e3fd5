/** The names of the element types, in the order of spec section 3. */
export const elementTypes = [
  'text',
  'image',
  'avatar',
  'shape',
  'chart',
  'table',
  'video',
  'audio',
  'latex',
] as const;

/** A kind of slide element. */
export type ElementType = (typeof elementTypes)[number];
