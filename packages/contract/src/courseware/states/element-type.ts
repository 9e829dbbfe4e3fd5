import { type ElementType, elementTypes } from '@app/deck/element-type.ts';

export { type ElementType, elementTypes };

/**
 * The element types and the numbers of spec section 9. Their purpose is not told and several repeat, so they
 * cannot be decoded: a type travels by its name.
 */
export const elementNumbers = {
  text: 40,
  image: 20,
  avatar: 170,
  shape: 20,
  chart: 200,
  table: 30,
  video: 250,
  audio: 20,
  latex: 20,
} as const satisfies Record<ElementType, number>;
