import { coursewareTheme, newSlide } from './limits.ts';
import { defaultViewport, type Size } from './deck.ts';
import type { Design } from './design.ts';
import type { Drawn } from './drawn.ts';
import type { AvatarElement, TextElement } from './element.ts';
import type { Slide } from './slide.ts';
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

/** The design of a new deck, and of one that was stored without any. */
export const defaultDesign: Design = { theme: defaultTheme, masters: [] };

/** The box of a new text: its paragraphs come with it. */
export const textBox: Required<Pick<TextBody, 'anchor' | 'inset' | 'wrap' | 'fit'>> = {
  anchor: 'top',
  inset: { left: 10, top: 5, right: 10, bottom: 5 },
  wrap: true,
  fit: 'grow',
};

// The subtitle keeps clear of the avatar at the bottom right.
const titlePlace = { left: 80, top: 110, width: 840, height: 84 };
const subtitlePlace = { left: 80, top: 210, width: 600, height: 48 };

/** The words a new slide starts with, in the language of who makes it. */
export type NewSlideTexts = { title: string; subtitle: string };

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

/** A default new slide (spec 3): a centred title, a subtitle and, where the project has one, its avatar. */
export function defaultSlide(newId: NewId, texts: NewSlideTexts, { avatar }: { avatar: boolean }): Slide {
  const line = (role: 'title' | 'subtitle', words: string): TextElement => ({
    id: newId(),
    type: 'text',
    ...(role === 'title' ? titlePlace : subtitlePlace),
    rotate: 0,
    role,
    text: {
      ...textBox,
      paragraphs: [
        {
          ...(role === 'title' && { align: newSlide.title.align }),
          runs: [{ text: words, size: newSlide[role].fontSize, color: { slot: 'dark1' } }],
        },
      ],
    },
  });
  return {
    id: newId(),
    background: { kind: 'solid', color: { slot: 'light1' } },
    elements: [
      line('title', texts.title),
      line('subtitle', texts.subtitle),
      ...(avatar ? [defaultAvatar(newId)] : []),
    ],
  };
}
