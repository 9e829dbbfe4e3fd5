import type { ColorSlot, HexColor } from './paint.ts';

/** The fonts of headings or of texts, for Latin letters and for Chinese, Japanese and Korean ones. */
export type Fonts = { latin?: string; east?: string };

/** A font of the theme; `letters` where it is not the one for those it draws. */
export type ThemeFont = { slot: 'heading' | 'body'; letters?: keyof Fonts };

/** A font of a deck: one by its name, or one that follows the theme. */
export type Font = string | ThemeFont;

/** The colours and fonts a deck is made with. */
export type Theme = { name?: string; colors: Record<ColorSlot, HexColor>; heading: Fonts; body: Fonts };
