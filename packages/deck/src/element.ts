import type { ElementType } from './element-type.ts';
import type { Color, Crop, Fill, Recolor, Shadow, Stroke } from './paint.ts';
import type { Link, TextBody } from './text.ts';

/** What an element is for on its slide; scripts are made from titles and bodies and leave the rest out. */
export type ElementRole =
  | 'title'
  | 'subtitle'
  | 'body'
  | 'footer'
  | 'slide-number'
  | 'date'
  /** Drawn by the design of the deck, not by this slide. */
  | 'decoration';

/** Things that an import could not keep and whose place on the page would be empty without them. */
export const lostKinds = ['chart', 'diagram', 'object', 'picture'] as const;

/** Where something stands, before it is turned; `rotate` in degrees clockwise about its centre. */
export type Box = {
  left: number;
  top: number;
  width: number;
  height: number;
  rotate: number;
  flipHorizontal?: boolean;
  flipVertical?: boolean;
};

/** What every element has. What it does not say of its box is that of its placeholder. */
export type ElementBase = Partial<Box> & {
  id: string;
  /** The place of its slide's layout that it fills, by its id. */
  placeholder?: string;
  /** The groups it is in, the outermost first. */
  groups?: string[];
  name?: string;
  /** What a screen reader says of it. */
  alt?: string;
  role?: ElementRole;
  link?: Link;
  /** From 0 to 1; absent is opaque. */
  opacity?: number;
  locked?: boolean;
  /** It is kept, but nobody sees it but who edits it. */
  hidden?: boolean;
  fixedRatio?: boolean;
};

/** A box of text. */
export type TextElement = ElementBase & {
  type: 'text';
  text: TextBody;
  fill?: Fill;
  stroke?: Stroke;
  shadow?: Shadow;
};

/** A preset shape with its handles' values, or drawn paths in a box of their own size. */
export type Geometry =
  | { kind: 'preset'; name: string; adjust?: Record<string, number> }
  | { kind: 'custom'; width: number; height: number; paths: GeometryPath[]; textBox?: TextBox };

/** One path of a shape in SVG's letters; `fill` says how the shape's paint is changed for it. */
export type GeometryPath = {
  d: string;
  fill: 'norm' | 'none' | 'lighten' | 'lightenLess' | 'darken' | 'darkenLess';
  stroke: boolean;
};

/** Where the text of a shape stands, as shares of the shape's box. */
export type TextBox = { left: number; top: number; right: number; bottom: number };

/** Where an end of a line is glued: to one of the sites of another element of its slide (shapes/handles.ts). */
export type Anchor = { elementId: string; site: number };

/** A shape or a line, perhaps with text. */
export type ShapeElement = ElementBase & {
  type: 'shape';
  /** It is the frame of what is missing here; who shows it says so in words. */
  lost?: (typeof lostKinds)[number];
  /** Absent is that of its placeholder. */
  geometry?: Geometry;
  fill?: Fill;
  stroke?: Stroke;
  shadow?: Shadow;
  text?: TextBody;
  /** What the ends of a line are glued to; one that is gone holds nothing (commands/connect.ts). */
  start?: Anchor;
  end?: Anchor;
};

/** How the colours of a picture are changed; 1 leaves them, 0 is black, even grey or colourless. `blur` in units. */
export type PictureFilter = {
  brightness?: number;
  contrast?: number;
  saturation?: number;
  grey?: number;
  blur?: number;
};

/** A picture; `geometry` cuts it out. */
export type ImageElement = ElementBase & {
  type: 'image';
  url: string;
  crop?: Crop;
  filter?: PictureFilter;
  /** What its file does to its colours, before any filter. */
  recolor?: Recolor[];
  geometry?: Geometry;
  fill?: Fill;
  stroke?: Stroke;
  shadow?: Shadow;
};

/** How much of the presenter is shown in its box: all of the picture, head and shoulders, or the head. */
export const avatarFramings = ['whole', 'half', 'head'] as const;

/** See `avatarFramings`. */
export type AvatarFraming = (typeof avatarFramings)[number];

/** Where the presenter stands, and how much of it is seen; absent is the whole. */
export type AvatarElement = ElementBase & { type: 'avatar'; framing?: AvatarFraming };

/** The lines around a cell. */
export type CellBorders = { left?: Stroke; top?: Stroke; right?: Stroke; bottom?: Stroke };

/** A cell. One that lies under another cell's span is null in its row. */
export type TableCell = {
  text: TextBody;
  columns?: number;
  rows?: number;
  fill?: Fill;
  borders?: CellBorders;
};

/** The looks that a table can take from the theme (design/table-look.ts). */
export const tableStyles = ['plain', 'grid', 'lines', 'soft', 'strong', 'dark'] as const;

/** What a table takes from the theme where its cells do not say it themselves. */
export type TableLook = {
  style: (typeof tableStyles)[number];
  headerRow?: boolean;
  firstColumn?: boolean;
  lastRow?: boolean;
  /** Every other row is tinted. */
  banded?: boolean;
};

/** A table; `columns` and `rows` are widths and least heights. */
export type TableElement = ElementBase & {
  type: 'table';
  look?: TableLook;
  columns: number[];
  rows: number[];
  cells: (TableCell | null)[][];
};

/** The kinds of charts. */
export const chartKinds = ['column', 'bar', 'line', 'area', 'scatter', 'pie', 'ring', 'radar'] as const;

/** Where the names of a chart's colours stand. */
export const legendPlaces = ['none', 'top', 'right', 'bottom', 'left'] as const;

/** The axes of a chart. */
export const chartAxes = ['category', 'value'] as const;

/** The numbers of one thing. Among columns it may be drawn as a line, and with an axis of its own on the right. */
export type ChartSeries = {
  name: string;
  values: (number | null)[];
  line?: boolean;
  secondAxis?: boolean;
  /** Columns and bars that have a colour of their own, by their place. */
  points?: { at: number; color: Color }[];
  /** Of its line: absent grows with the chart, 0 is none. A cloud of points has a line only where it is said. */
  width?: number;
  /** In widths of the line, as SVG reads it. */
  dash?: number[];
  /** Its line has no dots. */
  plain?: boolean;
};

/** A chart with its numbers; a number that is missing is null. In a scatter chart the categories are what lies across. */
export type ChartElement = ElementBase & {
  type: 'chart';
  chart: (typeof chartKinds)[number];
  categories: string[];
  series: ChartSeries[];
  stacked?: boolean;
  /** What is stacked is shown as its share of the whole. */
  percent?: boolean;
  title?: string;
  /** Of the series one after the other, of the categories in pies and rings; absent are the theme's. */
  colors?: Color[];
  /** Of the words and lines; absent is the theme's for letters. */
  color?: Color;
  /** Absent is below, where there is anything to tell apart. */
  legend?: (typeof legendPlaces)[number];
  /** Numbers stand beside what shows them. */
  labels?: boolean;
  /** Lines are curves. */
  smooth?: boolean;
  axisTitles?: { category?: string; value?: string };
  /** How numbers are written, in signs of spreadsheets: `#,##0.00`, `0%`. */
  numberFormat?: string;
  /** Of the letters, in viewport units; absent grows with the chart. */
  size?: number;
  /** What is said of the title alone; absent is bold and somewhat larger than the other words. */
  titleLook?: { size?: number; color?: Color; bold?: boolean };
  /** What it stands on, and the line around it. */
  fill?: Fill;
  stroke?: Stroke;
  hiddenAxes?: (typeof chartAxes)[number][];
  /** Where the axis of the values begins and ends, and how far its marks are apart; absent is as its numbers need. */
  range?: { min?: number; max?: number; step?: number };
  /** No lines lead across from the axis of the values. */
  noGrid?: boolean;
  /** Of a web: its shapes are lines around nothing. */
  hollow?: boolean;
  /** The room between the columns of two categories, in columns. */
  gap?: number;
  /** How much the columns of a category cover each other, in columns; below 0 they stand apart. */
  overlap?: number;
};

/** A film. */
export type VideoElement = ElementBase & {
  type: 'video';
  url: string;
  poster?: string;
  autoplay?: boolean;
  loop?: boolean;
  /** From 0 to 1; absent is as loud as it is. */
  volume?: number;
};

/** A sound. */
export type AudioElement = ElementBase & {
  type: 'audio';
  url: string;
  autoplay?: boolean;
  loop?: boolean;
  volume?: number;
};

/** A formula in LaTeX. */
export type LatexElement = ElementBase & { type: 'latex'; source: string; color?: Color };

/** Each kind of element by its name. */
export type Elements = {
  text: TextElement;
  image: ImageElement;
  avatar: AvatarElement;
  shape: ShapeElement;
  chart: ChartElement;
  table: TableElement;
  video: VideoElement;
  audio: AudioElement;
  latex: LatexElement;
};

/** One thing on a slide. */
export type SlideElement = Elements[ElementType];
