import type { ShapeElement } from '../element.ts';
import { plainText } from '../text/plain.ts';
import { filled, mapText } from './addresses.ts';
import type { ElementDef } from './define.ts';

/** Shapes and lines. */
export const shapeDef: ElementDef<ShapeElement> = {
  defaultSize: { width: 200, height: 120 },
  textOf: ({ text }) => (text ? plainText(text) : ''),
  mapAddresses: (element, map) => ({
    ...element,
    ...filled(element.fill, map),
    ...(element.text && { text: mapText(element.text, map) }),
  }),
};
