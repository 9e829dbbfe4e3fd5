import type { TextElement } from '../element.ts';
import { plainText } from '../text/plain.ts';
import { filled, mapText } from './addresses.ts';
import type { ElementDef } from './define.ts';

/** Boxes of text. */
export const textDef: ElementDef<TextElement> = {
  defaultSize: { width: 400, height: 60 },
  textOf: ({ text }) => plainText(text),
  mapAddresses: (element, map) => ({
    ...element,
    ...filled(element.fill, map),
    text: mapText(element.text, map),
  }),
};
