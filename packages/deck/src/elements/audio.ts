import type { AudioElement } from '../element.ts';
import { type ElementDef, noText } from './define.ts';

/** Sounds. */
export const audioDef: ElementDef<AudioElement> = {
  defaultSize: { width: 48, height: 48 },
  textOf: noText,
  mapAddresses: (element, map) => ({ ...element, url: map(element.url) }),
};
