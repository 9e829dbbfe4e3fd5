import { defaultTheme, textBox } from './defaults.ts';
import type { Design, Layout, Placeholder, TextLevel } from './design.ts';
import type { Box, ElementRole } from './element.ts';
import { newSlide } from './limits.ts';

type Place = Omit<Box, 'rotate'>;

const dark = { slot: 'dark1' } as const;
const bodyFonts = { font: { slot: 'body' }, eastFont: { slot: 'body' } } as const;
const headingLook = {
  color: { slot: 'dark2' },
  font: { slot: 'heading' },
  eastFont: { slot: 'heading' },
} as const;

const place = (id: string, role: ElementRole, box: Place, levels: TextLevel[], more = {}): Placeholder => ({
  id,
  role,
  box: { ...box, rotate: 0 },
  body: { ...textBox, ...more },
  levels,
});

const line = (size: number, paragraph: TextLevel['paragraph'] = {}): TextLevel => ({
  paragraph,
  run: { size, color: dark, ...bodyFonts },
});

const title = (size: number, paragraph: TextLevel['paragraph'] = {}): TextLevel => ({
  paragraph,
  run: { size, ...headingLook },
});

/** Points of a list, smaller and further in with each level. */
const points = [24, 20, 18].map((size, level) =>
  line(size, {
    bullet: { kind: 'character', character: '•' },
    left: 24 * (level + 1),
    indent: -24,
    before: 6,
  }),
);

const heading = place('title', 'title', { left: 60, top: 36, width: 880, height: 64 }, [title(40)], {
  anchor: 'middle',
});

// Whatever stands below a title keeps clear of the presenter in the usual corner.
const contentPlace = { left: 60, top: 124, width: 630, height: 390 };
const columnWidth = 303;

const opening: Layout = {
  id: 'default-title',
  name: '标题页 Title',
  elements: [],
  placeholders: [
    place('title', 'title', { left: 80, top: 110, width: 840, height: 84 }, [
      title(newSlide.title.fontSize, { align: newSlide.title.align }),
    ]),
    place('subtitle', 'subtitle', { left: 80, top: 210, width: 600, height: 48 }, [
      line(newSlide.subtitle.fontSize),
    ]),
  ],
};

const section: Layout = {
  id: 'default-section',
  name: '节标题 Section',
  elements: [],
  placeholders: [
    place('title', 'title', { left: 60, top: 200, width: 630, height: 84 }, [title(48)], {
      anchor: 'bottom',
    }),
    place('subtitle', 'subtitle', { left: 60, top: 296, width: 630, height: 48 }, [line(24)]),
  ],
};

/** The layouts of the product's own design; their names are read in both languages. */
const layouts: Layout[] = [
  opening,
  {
    id: 'default-content',
    name: '标题和内容 Title and content',
    elements: [],
    placeholders: [heading, place('body', 'body', contentPlace, points)],
  },
  section,
  {
    id: 'default-columns',
    name: '两栏 Two columns',
    elements: [],
    placeholders: [
      heading,
      place('left', 'body', { ...contentPlace, width: columnWidth }, points),
      place(
        'right',
        'body',
        { ...contentPlace, left: contentPlace.left + contentPlace.width - columnWidth, width: columnWidth },
        points,
      ),
    ],
  },
  { id: 'default-blank', name: '空白 Blank', elements: [], placeholders: [] },
];

/** The layout that a new deck begins with. */
export const openingLayout: Layout = opening;

/** The design of a new deck, and of one that was stored without any. */
export const defaultDesign: Design = {
  theme: defaultTheme,
  masters: [
    {
      id: 'default',
      name: '默认 Default',
      background: { kind: 'solid', color: { slot: 'light1' } },
      elements: [],
      layouts,
    },
  ],
};
