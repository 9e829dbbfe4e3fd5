import type { Design, Layout, Placeholder } from '../design.ts';
import type { ChartElement, ShapeElement, SlideElement, TextElement } from '../element.ts';
import type { TemplateTopic } from '../template-topic.ts';
import type { Color, ColorSlot, Fill } from '../paint.ts';
import { scriptFromText } from '../script/plain.ts';
import type { Slide } from '../slide.ts';
import type { Paragraph, TextBody } from '../text.ts';
import type { Theme } from '../theme.ts';

// What templates are written in: a design like any other, whose layouts hold what returns, and pages that hold their words in
// both languages, and where they need it a chart or a drawing. So their look can be made again from the layouts of a deck.

/** Where something stands: left, top, width, height. */
export type Spot = readonly [left: number, top: number, width: number, height: number];

/** A text in Chinese and in English. */
export type Both = readonly [zh: string, en: string];

/** The languages that templates are written in. */
export type TemplateLanguage = 'zh' | 'en';

/** A colour of the theme, or anything else that an area is painted with. */
type Ink = ColorSlot | Fill;

type Ornament = Omit<ShapeElement, 'id'> | Omit<TextElement, 'id'>;

/** How words look. */
type Type = {
  size: number;
  ink?: ColorSlot;
  bold?: true;
  heading?: true;
  align?: Paragraph['align'];
  anchor?: TextBody['anchor'];
  /** The height of a line, as a share of the font's own. */
  line?: number;
  /** Room before every paragraph. */
  gap?: number;
  bullet?: string;
  bulletInk?: ColorSlot;
  spacing?: number;
};

const boxOf = ([left, top, width, height]: Spot) => ({ left, top, width, height, rotate: 0 });
const fillOf = (ink: Ink): Fill => (typeof ink === 'string' ? { kind: 'solid', color: { slot: ink } } : ink);
const fontsOf = (heading?: true) => {
  const font = { slot: heading ? 'heading' : 'body' } as const;
  return { font, eastFont: font };
};
const runOf = ({ size, ink = 'dark1', bold, heading, spacing }: Type) => ({
  size,
  color: { slot: ink },
  ...fontsOf(heading),
  ...(bold && { bold }),
  ...(spacing !== undefined && { spacing }),
});
const paragraphOf = ({
  align,
  line,
  gap,
  bullet,
  bulletInk = 'accent1',
  size,
}: Type): Omit<Paragraph, 'runs' | 'level'> => ({
  ...(align && { align }),
  ...(line !== undefined && { lineHeight: { share: line } }),
  ...(gap !== undefined && { before: gap }),
  ...(bullet !== undefined && {
    bullet: { kind: 'character', character: bullet, color: { slot: bulletInk } } as const,
    left: size * 1.2,
    indent: -size * 1.2,
  }),
});
const inset = { left: 0, top: 0, right: 0, bottom: 0 };

/** From one colour to another. */
export const shade = (from: ColorSlot, to: ColorSlot, angle: number): Fill => ({
  kind: 'gradient',
  shape: 'linear',
  angle,
  stops: [
    { at: 0, color: { slot: from } },
    { at: 1, color: { slot: to } },
  ],
});

/** A light that fades into whatever lies around it. */
export const glow = (slot: ColorSlot): Fill => ({
  kind: 'gradient',
  shape: 'radial',
  angle: 0,
  stops: [
    { at: 0, color: { slot, changes: [{ kind: 'alpha', by: 0.55 }] } },
    { at: 1, color: { slot, changes: [{ kind: 'alpha', by: 0 }] } },
  ],
});

type More = {
  opacity?: number;
  rotate?: number;
  /** The width of its line; it is not filled then. */
  outline?: number;
  dash?: number[];
  adjust?: Record<string, number>;
  flipHorizontal?: true;
  flipVertical?: true;
};

const drawn = (
  spot: Spot,
  ink: Ink,
  geometry: NonNullable<ShapeElement['geometry']>,
  more: More,
): Ornament => {
  const { outline, dash, adjust: _of, rotate = 0, ...rest } = more;
  const fill = fillOf(ink);
  const color: Color = fill.kind === 'solid' ? fill.color : { slot: 'dark1' };
  return {
    type: 'shape',
    ...boxOf(spot),
    rotate,
    geometry,
    ...(outline === undefined
      ? { fill, stroke: { width: 0, color } }
      : { fill: { kind: 'none' } as const, stroke: { width: outline, color, ...(dash && { dash }) } }),
    ...rest,
  };
};

/** A shape of the library. */
export const form = (name: string, spot: Spot, ink: Ink, more: More = {}): Ornament =>
  drawn(spot, ink, { kind: 'preset', name, ...(more.adjust && { adjust: more.adjust }) }, more);

/** A rectangle, its corners rounded by so many units. */
export const block = (spot: Spot, ink: Ink, round = 0, more: More = {}): Ornament => {
  const adj = Math.round((round / Math.min(spot[2], spot[3])) * 100_000);
  return round === 0
    ? form('rect', spot, ink, more)
    : form('roundRect', spot, ink, { ...more, adjust: { adj } });
};

/** A disc by its middle and half its width. */
export const disc = (x: number, y: number, radius: number, ink: Ink, more: More = {}): Ornament =>
  form('ellipse', [x - radius, y - radius, 2 * radius, 2 * radius], ink, more);

/** A path in SVG's letters, drawn in units of the slide. */
export function path(spot: Spot, d: string, ink: Ink, more: More = {}): Ornament {
  const stroke = more.outline !== undefined;
  const [, , width, height] = spot;
  return drawn(spot, ink, { kind: 'custom', width, height, paths: [{ d, fill: 'norm', stroke }] }, more);
}

/** Words that belong to the look: a number of a list, a mark. */
export const sign = (spot: Spot, text: string, type: Type): Ornament => ({
  type: 'text',
  ...boxOf(spot),
  text: {
    anchor: type.anchor ?? 'top',
    inset,
    wrap: true,
    fit: 'none',
    paragraphs: [{ ...paragraphOf(type), runs: [{ text, ...runOf(type) }] }],
  },
});

/** A place for words of a page. */
export const place = (id: string, spot: Spot, type: Type): Placeholder => ({
  id,
  role: id === 'title' || id === 'subtitle' ? id : 'body',
  box: boxOf(spot),
  body: { anchor: type.anchor ?? 'top', inset, wrap: true, fit: 'shrink' },
  levels: [{ paragraph: paragraphOf(type), run: runOf(type) }],
});

/** Things beside each other: where each begins and how wide it is. */
export const across = (count: number, left: number, width: number, gap: number) => {
  const each = (width - (count - 1) * gap) / count;
  return Array.from({ length: count }, (_, at) => ({ at, left: left + at * (each + gap), width: each }));
};

/** A kind of page of a template. */
export type TemplateLayout = {
  id: string;
  name: Both;
  ground?: Ink;
  art: readonly Ornament[];
  places: readonly Placeholder[];
};

/** A chart of a page. */
export type TemplateChart = Pick<ChartElement, 'chart' | 'legend' | 'labels' | 'smooth' | 'stacked'> & {
  spot: Spot;
  categories: readonly Both[];
  series: readonly { name: Both; values: number[] }[];
  inks: readonly ColorSlot[];
};

/** A page: the words for the places of its layout, and what is drawn on it alone, so that a picture can take its place. */
export type TemplatePage = {
  layout: string;
  /** What is said on it. */
  script: Both;
  words: Readonly<Record<string, Both>>;
  art?: readonly Ornament[];
  chart?: TemplateChart;
};

/** A deck to begin with. */
export type Template = {
  id: string;
  topic: TemplateTopic;
  name: Both;
  theme: Theme;
  layouts: readonly TemplateLayout[];
  pages: readonly TemplatePage[];
};

/** The colours of a theme: ground, soft ground, words, strong words, six accents, links. */
export const palette = (
  [light1, light2, dark1, dark2]: readonly [string, string, string, string],
  [accent1, accent2, accent3, accent4, accent5, accent6]: readonly [
    string,
    string,
    string,
    string,
    string,
    string,
  ],
  link: string,
): Theme['colors'] => ({
  light1,
  light2,
  dark1,
  dark2,
  accent1,
  accent2,
  accent3,
  accent4,
  accent5,
  accent6,
  link,
  followedLink: link,
});

const layoutIdOf = (template: Template, layout: string) => `${template.id}-${layout}`;

function designOf(template: Template): Design {
  const layouts = template.layouts.map(
    ({ id, name, ground, art, places }): Layout => ({
      id: layoutIdOf(template, id),
      name: name.join(' '),
      ...(ground && { background: fillOf(ground) }),
      elements: art.map((each, at) => ({ ...each, id: `art-${at}` })),
      placeholders: [...places],
    }),
  );
  const background = fillOf('light1');
  const name = template.name.join(' ');
  return {
    theme: template.theme,
    masters: [{ id: `template-${template.id}`, name, background, elements: [], layouts }],
  };
}

function chartOf(id: string, chart: TemplateChart, say: (text: Both) => string): ChartElement {
  const { spot, categories, series, inks, ...look } = chart;
  return {
    id,
    type: 'chart',
    ...boxOf(spot),
    ...look,
    categories: categories.map(say),
    series: series.map(({ name, values }) => ({ name: say(name), values })),
    colors: inks.map((slot) => ({ slot })),
    color: { slot: 'dark1' },
  };
}

function slideOf(template: Template, page: TemplatePage, at: number, say: (text: Both) => string): Slide {
  const id = `${template.id}-page-${at + 1}`;
  const { layout, script, words, art = [], chart } = page;
  const drawings = art.map(
    (each, place): SlideElement => ({
      ...each,
      id: `${id}-art-${place}`,
      role: 'decoration',
      // It is taken away at once, to make room for a picture.
      groups: [`${id}-picture`],
    }),
  );
  const texts = Object.entries(words).map(
    ([placeholder, text]): TextElement => ({
      id: `${id}-${placeholder}`,
      type: 'text',
      placeholder,
      text: {
        paragraphs: say(text)
          .split('\n')
          .map((line) => ({ runs: [{ text: line }] })),
      },
    }),
  );
  return {
    id,
    layoutId: layoutIdOf(template, layout),
    elements: [...drawings, ...texts, ...(chart ? [chartOf(`${id}-chart`, chart, say)] : [])],
    script: scriptFromText(say(script)),
  };
}

/** A template as a deck in one language. Its ids are the same each time: who keeps it copies its slides. */
export function deckOf(
  template: Template,
  language: TemplateLanguage,
): { title: string; design: Design; slides: Slide[] } {
  const say = ([zh, en]: Both) => (language === 'zh' ? zh : en);
  return {
    title: say(template.name),
    design: designOf(template),
    slides: template.pages.map((page, at) => slideOf(template, page, at, say)),
  };
}
