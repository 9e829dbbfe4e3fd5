import { coverPlace } from '../compose/frames.ts';
import { defaultDesign } from '../default-design.ts';
import type { Design, Layout, Placeholder, TextLevel } from '../design.ts';
import type { Box, ShapeElement } from '../element.ts';
import type { ColorSlot } from '../paint.ts';
import type { Theme } from '../theme.ts';
import { fromHex, luminance } from './color-maths.ts';
import { themes } from './themes.ts';

// How made decks look beside their colours: what stands behind their pages, and where titles begin. All looks have the same
// places, so that a page that fits one fits each.

export const lookIds = ['disc', 'band', 'rule', 'margin', 'blocks'] as const;
export type LookId = (typeof lookIds)[number];

type Place = Pick<Box, 'left' | 'top' | 'width' | 'height'>;

const box = (left: number, top: number, width: number, height: number): Place => ({
  left,
  top,
  width,
  height,
});

const shape = (
  id: string,
  name: 'rect' | 'ellipse' | 'roundRect',
  place: Place,
  slot: ColorSlot,
  opacity?: number,
): ShapeElement => ({
  id,
  type: 'shape',
  ...place,
  rotate: 0,
  geometry: { kind: 'preset', name },
  fill: { kind: 'solid', color: { slot } },
  ...(opacity !== undefined && { opacity }),
});

type Look = {
  /** Behind the first page, behind pages with a title, and where parts begin. */
  cover: ShapeElement[];
  page: ShapeElement[];
  section: ShapeElement[];
  /** Titles stand on a ground as dark as that of a part. */
  isCoverDark?: true;
  isTitleDark?: true;
};

const titleMark = shape('mark', 'rect', box(44, 50, 8, 36), 'accent1');
const coverRule = shape('rule', 'rect', box(72, 312, 96, 5), 'accent1');
const sectionRule = shape('rule', 'rect', box(70, 288, 80, 5), 'accent2');
const lines = (count: number, top: number, step: number) =>
  Array.from({ length: count }, (_, at) =>
    shape(`line-${at}`, 'rect', box(0, top + at * step, 1000, 1), 'light1', 0.14),
  );

const looks: Readonly<Record<LookId, Look>> = {
  disc: {
    cover: [
      shape('disc', 'ellipse', box(650, 110, 520, 520), 'accent1', 0.14),
      shape('small-disc', 'ellipse', box(590, 60, 150, 150), 'accent2', 0.16),
      coverRule,
    ],
    page: [titleMark, shape('corner', 'ellipse', box(890, -70, 180, 180), 'accent1', 0.1)],
    section: [shape('disc', 'ellipse', box(-150, -190, 420, 420), 'accent1', 0.35), sectionRule],
  },
  band: {
    isCoverDark: true,
    isTitleDark: true,
    cover: [
      shape('edge', 'rect', box(0, 538, 1000, 24.5), 'accent1'),
      shape('edge-end', 'rect', box(700, 538, 300, 24.5), 'accent2'),
      shape('rule', 'rect', box(72, 312, 96, 5), 'accent2'),
    ],
    page: [
      shape('band', 'rect', box(0, 0, 1000, 92), 'dark2'),
      shape('band-edge', 'rect', box(0, 92, 1000, 5), 'accent1'),
    ],
    section: [
      shape('edge', 'rect', box(0, 538, 1000, 24.5), 'accent1'),
      shape('edge-end', 'rect', box(700, 538, 300, 24.5), 'accent2'),
      sectionRule,
    ],
  },
  rule: {
    cover: [
      shape('side', 'rect', box(0, 0, 26, 562.5), 'dark2'),
      shape('panel', 'rect', box(730, 0, 270, 562.5), 'accent1', 0.1),
      shape('rule', 'rect', box(72, 312, 618, 2), 'dark2'),
    ],
    page: [
      shape('side', 'rect', box(0, 0, 10, 562.5), 'dark2'),
      shape('rule', 'rect', box(60, 104, 880, 2), 'dark2', 0.6),
    ],
    section: [shape('panel', 'rect', box(730, 0, 270, 562.5), 'accent1', 0.4), sectionRule],
  },
  margin: {
    isCoverDark: true,
    cover: [
      ...lines(11, 40, 48),
      shape('margin', 'rect', box(40, 0, 3, 562.5), 'accent2'),
      shape('rule', 'rect', box(72, 312, 96, 5), 'accent2'),
    ],
    page: [
      // Where the presenter stands.
      shape('panel', 'rect', box(730, 0, 270, 562.5), 'accent1', 0.07),
      shape('margin', 'rect', box(40, 0, 3, 562.5), 'accent2', 0.7),
      shape('rule', 'rect', box(60, 102, 630, 2), 'accent1', 0.5),
    ],
    section: [...lines(11, 40, 48), shape('margin', 'rect', box(40, 0, 3, 562.5), 'accent2'), sectionRule],
  },
  blocks: {
    cover: [
      shape('one', 'ellipse', box(700, -90, 220, 220), 'accent2', 0.8),
      shape('two', 'ellipse', box(880, 60, 180, 180), 'accent3', 0.7),
      shape('three', 'roundRect', box(-60, 430, 220, 220), 'accent4', 0.6),
      shape('four', 'ellipse', box(140, 500, 120, 120), 'accent1', 0.8),
      shape('rule', 'roundRect', box(72, 310, 120, 10), 'accent2'),
    ],
    page: [
      shape('one', 'ellipse', box(930, -40, 120, 120), 'accent2', 0.7),
      shape('two', 'ellipse', box(880, -30, 70, 70), 'accent3', 0.6),
      shape('mark', 'ellipse', box(28, 56, 24, 24), 'accent1'),
      shape('foot', 'rect', box(0, 546, 1000, 17), 'accent1', 0.3),
    ],
    section: [
      shape('one', 'ellipse', box(-120, -160, 380, 380), 'accent2', 0.5),
      shape('two', 'ellipse', box(230, -90, 180, 180), 'accent3', 0.5),
      sectionRule,
    ],
  },
};

const withLetters = (place: Placeholder, letters: TextLevel['run']): Placeholder => ({
  ...place,
  levels: place.levels.map((level) => ({ ...level, run: { ...level.run, ...letters } })),
});
const inColor = (place: Placeholder, slot: ColorSlot): Placeholder => withLetters(place, { color: { slot } });

/** Titles are heavier than what stands below them; the words of a quotation are not. */
const withBoldTitle = (layout: Layout): Layout =>
  layout.id === 'default-quote'
    ? layout
    : {
        ...layout,
        placeholders: layout.placeholders.map((place) =>
          place.role === 'title' ? withLetters(place, { bold: true }) : place,
        ),
      };

/** The first page begins at the left, where nobody stands before it. */
function coverOf(layout: Layout, { cover, isCoverDark }: Look, isDark: boolean): Layout {
  const placeholders = layout.placeholders.map((place): Placeholder => {
    const isTitle = place.id === 'title';
    const at = isTitle
      ? coverPlace
      : { left: coverPlace.left, top: 328, width: coverPlace.width, height: 48 };
    const left = place.levels.map((level) => ({
      ...level,
      paragraph: { ...level.paragraph, align: 'left' } as const,
    }));
    const moved: Placeholder = {
      ...place,
      box: { ...at, rotate: 0 },
      body: { ...place.body, ...(isTitle && { anchor: 'bottom' as const }) },
      levels: left,
    };
    return isCoverDark && !isDark ? inColor(moved, 'light1') : moved;
  });
  // In a dark theme the colour of headings is a bright one: a cover in it would dazzle before dark pages.
  const slot = isDark ? 'light2' : 'dark2';
  const ground = isCoverDark && { background: { kind: 'solid', color: { slot } } as const };
  return { ...layout, ...ground, elements: cover, placeholders };
}

/** Where parts begin the ground is as dark as a cover, in dark themes too. */
function sectionOf(layout: Layout, { section }: Look, isDark: boolean): Layout {
  if (!isDark) return { ...layout, elements: section };
  const background = { kind: 'solid', color: { slot: 'light2' } } as const;
  const placeholders = layout.placeholders.map((place) => inColor(place, 'dark1'));
  return { ...layout, background, elements: section, placeholders };
}

function layoutIn(layout: Layout, look: Look, isDark: boolean): Layout {
  if (layout.id === 'default-title') return coverOf(layout, look, isDark);
  if (layout.id === 'default-section') return sectionOf(layout, look, isDark);
  if (!layout.elements.some(({ id }) => id === 'mark')) return layout;
  const placeholders = layout.placeholders.map((place) =>
    look.isTitleDark && place.id === 'title'
      ? { ...inColor(place, 'light1'), box: { ...place.box, top: 14 } }
      : place,
  );
  return { ...layout, elements: look.page, placeholders };
}

const groundOf = ({ colors }: Theme) => fromHex(colors.light1.slice(1)) ?? { r: 1, g: 1, b: 1, a: 1 };

/** The product's own design with the colours and fonts of a theme, in a look. */
export function designIn(lookId: LookId, themeName: string): Design {
  const theme = themes.find(({ name }) => name === themeName) ?? defaultDesign.theme;
  const isDark = luminance(groundOf(theme)) < 0.2;
  const masters = defaultDesign.masters.map((master) => ({
    ...master,
    layouts: master.layouts.map((layout) => withBoldTitle(layoutIn(layout, looks[lookId], isDark))),
  }));
  return { theme, masters };
}
