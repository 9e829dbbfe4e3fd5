import { coursewareTheme, newSlide } from './limits.ts';
import { defaultViewport, type Size } from './deck.ts';
import type { Drawn } from './drawn.ts';
import type { AvatarElement } from './element.ts';
import type { TextBody } from './text.ts';
import type { Theme } from './theme.ts';

/** Makes ids; passed in, so that a value is the same each time a test makes it. */
export type NewId = () => string;

const [accent1, accent2, accent3, accent4, accent5, accent6] = coursewareTheme.themeColors;

/** The look of a new deck (spec 3). */
export const defaultTheme: Theme = {
  colors: {
    dark1: coursewareTheme.fontColor,
    light1: coursewareTheme.backgroundColor,
    dark2: coursewareTheme.fontColor,
    light2: coursewareTheme.backgroundColor,
    accent1,
    accent2,
    accent3,
    accent4,
    accent5,
    accent6,
    link: accent3,
    followedLink: accent6,
  },
  heading: {},
  body: {},
};

/** The box of a new text: its paragraphs come with it. */
export const textBox: Required<Pick<TextBody, 'anchor' | 'inset' | 'wrap' | 'fit'>> = {
  anchor: 'top',
  inset: { left: 10, top: 5, right: 10, bottom: 5 },
  wrap: true,
  fit: 'grow',
};

/** Where a presenter stands on slides of any ratio: at the bottom right (spec 3: two thirds of the height, 3:4). */
export function defaultAvatarBox(viewport: Size) {
  const height = viewport.height * newSlide.avatar.heightShare;
  const width = height * newSlide.avatar.widthToHeight;
  return { left: viewport.width - width, top: viewport.height - height, width, height };
}

/** The presenter in its usual place. */
export const defaultAvatar = (newId: NewId, viewport: Size = defaultViewport): Drawn<AvatarElement> => ({
  id: newId(),
  type: 'avatar',
  ...defaultAvatarBox(viewport),
  rotate: 0,
  fixedRatio: true,
});
