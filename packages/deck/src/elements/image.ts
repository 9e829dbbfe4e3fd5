import type { ImageElement } from '../element.ts';
import { filled } from './addresses.ts';
import { type ElementDef, noText } from './define.ts';

/** Pictures. */
export const imageDef: ElementDef<ImageElement> = {
  defaultSize: { width: 320, height: 240 },
  textOf: noText,
  mapAddresses: (element, map) => ({ ...element, url: map(element.url), ...filled(element.fill, map) }),
};
