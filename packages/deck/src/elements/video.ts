import type { VideoElement } from '../element.ts';
import { type ElementDef, noText } from './define.ts';

/** Films. */
export const videoDef: ElementDef<VideoElement> = {
  defaultSize: { width: 480, height: 270 },
  textOf: noText,
  mapAddresses: (element, map) => ({
    ...element,
    url: map(element.url),
    ...(element.poster !== undefined && { poster: map(element.poster) }),
  }),
};
