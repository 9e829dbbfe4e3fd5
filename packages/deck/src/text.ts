import type { Color, Fill } from './paint.ts';
import type { Font } from './theme.ts';

/** Where a click leads: an address of the web, or another slide by its id. */
export type Link = { kind: 'web'; address: string } | { kind: 'slide'; slideId: string };

/** Words that look alike. A line break inside a paragraph is a run whose text is "\n". Sizes in viewport units. */
export type Run = {
  text: string;
  /** What is drawn in place of the text. */
  field?: 'slide-number';
  size?: number;
  color?: Color;
  /** A gradient or picture instead of the colour. */
  fill?: Fill;
  /** Latin letters. */
  font?: Font;
  /** Chinese, Japanese and Korean letters. */
  eastFont?: Font;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  strike?: boolean;
  highlight?: Color;
  /** Share of the size by which it is raised (above 0) or lowered. */
  baseline?: number;
  /** Room between letters. */
  spacing?: number;
  caps?: 'all' | 'small' | 'none';
  language?: string;
  link?: Link;
};

/** How a number of a list is written; the names are those of the file format. */
export type NumberStyle = string;

type BulletLook = { color?: Color; font?: Font /** Share of the size of the text. */; size?: number };

/** What stands before a paragraph of a list. */
export type Bullet =
  /** Nothing, where it would inherit something. */
  | { kind: 'none' }
  | ({ kind: 'character'; character: string } & BulletLook)
  /** Its number is counted when it is drawn (text/list-numbers.ts); `startAt` is that of the first, 1 where it is absent. */
  | ({ kind: 'number'; style: NumberStyle; startAt?: number } & BulletLook)
  | ({ kind: 'picture'; url: string } & BulletLook);

/** The height of a line: a share of the font's own line height, or a fixed height. */
export type LineHeight = { share: number } | { fixed: number };

/** A paragraph: `left` is where its lines begin, `indent` where its first line stands against them. */
export type Paragraph = {
  runs: Run[];
  align?: 'left' | 'center' | 'right' | 'justify';
  level?: number;
  left?: number;
  right?: number;
  indent?: number;
  lineHeight?: LineHeight;
  before?: number;
  after?: number;
  bullet?: Bullet;
  rightToLeft?: boolean;
  /** Chinese stops and commas that no longer fit into a line stand beside it. */
  hanging?: boolean;
};

/** How text runs: level, turned by a quarter, or upright letters in columns from the right or the left. */
export type TextDirection = 'horizontal' | 'turned-90' | 'turned-270' | 'vertical-rl' | 'vertical-lr';

/** Room between the box and its text. */
export type Inset = { left: number; top: number; right: number; bottom: number };

/** The shape that words are bent to, by the name that the file format has for it; numbers that it leaves out are the usual ones. */
export type TextWarp = { name: string; adjust?: Record<string, number> };

/** Text with its box. What it does not say is that of its placeholder, or of `textBox` (defaults.ts). */
export type TextBody = {
  paragraphs: Paragraph[];
  anchor?: 'top' | 'middle' | 'bottom';
  /** The block of lines as a whole stands in the middle. */
  anchorCenter?: boolean;
  inset?: Inset;
  wrap?: boolean;
  direction?: TextDirection;
  /** What happens with more text than fits: the box grows, the text shrinks, or it runs over. */
  fit?: 'grow' | 'shrink' | 'none';
  /** Found when the text was fitted; all sizes are multiplied by it. */
  scale?: number;
  /** Share taken from line heights when the text was fitted. */
  lineReduction?: number;
  columns?: { count: number; gap: number };
  warp?: TextWarp;
};
