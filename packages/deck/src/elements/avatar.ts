import { newSlide } from '../limits.ts';
import { defaultViewport } from '../deck.ts';
import type { AvatarElement } from '../element.ts';
import { type ElementDef, noAddresses, noText } from './define.ts';

const height = defaultViewport.height * newSlide.avatar.heightShare;

/** The presenter. */
export const avatarDef: ElementDef<AvatarElement> = {
  // Spec 3: an element of type avatar gets a default size.
  defaultSize: { width: height * newSlide.avatar.widthToHeight, height },
  textOf: noText,
  mapAddresses: noAddresses,
};
