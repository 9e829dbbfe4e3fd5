import { defaultTheme, textBox } from './defaults.ts';
import type { Design, Layout, Placeholder, TextLevel } from './design.ts';
import type { Box, ElementRole, ShapeElement } from './element.ts';
import { newSlide } from './limits.ts';
import type { ColorSlot } from './paint.ts';

type Place = Omit<Box, 'rotate'>;

const bodyFonts = { font: { slot: 'body' }, eastFont: { slot: 'body' } } as const;
const headingFonts = { font: { slot: 'heading' }, eastFont: { slot: 'heading' } } as const;

const place = (id: string, role: ElementRole, box: Place, levels: TextLevel[], more = {}): Placeholder => ({
  id,
  role,
  box: { ...box, rotate: 0 },
  body: { ...textBox, ...more },
  levels,
});

const line = (
  size: number,
  paragraph: TextLevel['paragraph'] = {},
  slot: ColorSlot = 'dark1',
): TextLevel => ({
  paragraph,
  run: { size, ...bodyFonts, color: { slot } },
});

const title = (
  size: number,
  paragraph: TextLevel['paragraph'] = {},
  slot: ColorSlot = 'dark2',
): TextLevel => ({
  paragraph,
  run: { size, ...headingFonts, color: { slot } },
});

/** Something that only pleases the eye; it takes its colour from the theme. */
const ornament = (
  id: string,
  name: 'rect' | 'ellipse',
  box: Place,
  slot: ColorSlot,
  opacity?: number,
): ShapeElement => ({
  id,
  type: 'shape',
  ...box,
  rotate: 0,
  geometry: { kind: 'preset', name },
  fill: { kind: 'solid', color: { slot } },
  ...(opacity !== undefined && { opacity }),
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

const headingMark = ornament('mark', 'rect', { left: 44, top: 50, width: 8, height: 36 }, 'accent1');

// Whatever stands below a title keeps clear of the presenter in the usual corner.
const contentPlace = { left: 60, top: 124, width: 630, height: 390 };
const columnWidth = 303;

const opening: Layout = {
  id: 'default-title',
  name: '标题页 Title',
  elements: [
    ornament('disc', 'ellipse', { left: -110, top: 370, width: 340, height: 340 }, 'accent1', 0.14),
    ornament('small-disc', 'ellipse', { left: 170, top: 470, width: 150, height: 150 }, 'accent2', 0.14),
    ornament('edge', 'rect', { left: 0, top: 0, width: 1000, height: 10 }, 'accent1'),
    ornament('rule', 'rect', { left: 460, top: 206, width: 80, height: 5 }, 'accent1'),
  ],
  placeholders: [
    place('title', 'title', { left: 80, top: 110, width: 840, height: 84 }, [
      title(newSlide.title.fontSize, { align: newSlide.title.align }),
    ]),
    // In the middle below the title, and clear of the presenter.
    place('subtitle', 'subtitle', { left: 285, top: 224, width: 430, height: 48 }, [
      line(newSlide.subtitle.fontSize, { align: newSlide.title.align }),
    ]),
  ],
};

const section: Layout = {
  id: 'default-section',
  name: '节标题 Section',
  background: { kind: 'solid', color: { slot: 'dark2' } },
  // Numbers and footers have the colour of words on a light ground.
  hidesMaster: true,
  elements: [
    ornament('disc', 'ellipse', { left: -150, top: -190, width: 420, height: 420 }, 'accent1', 0.35),
    ornament('rule', 'rect', { left: 70, top: 288, width: 80, height: 5 }, 'accent2'),
  ],
  placeholders: [
    place('title', 'title', { left: 60, top: 190, width: 630, height: 84 }, [title(48, {}, 'light1')], {
      anchor: 'bottom',
    }),
    place('subtitle', 'subtitle', { left: 60, top: 306, width: 630, height: 48 }, [line(24, {}, 'light1')]),
  ],
};

const quote: Layout = {
  id: 'default-quote',
  name: '引言 Quote',
  background: { kind: 'solid', color: { slot: 'light2' } },
  elements: [ornament('bar', 'rect', { left: 60, top: 150, width: 8, height: 200 }, 'accent1')],
  placeholders: [
    place('title', 'title', { left: 90, top: 150, width: 600, height: 200 }, [title(36)], {
      anchor: 'middle',
    }),
    place('subtitle', 'subtitle', { left: 90, top: 366, width: 600, height: 44 }, [line(20)]),
  ],
};

/** The layouts of the product's own design; their names are read in both languages. */
const layouts: Layout[] = [
  opening,
  {
    id: 'default-content',
    name: '标题和内容 Title and content',
    elements: [headingMark],
    placeholders: [heading, place('body', 'body', contentPlace, points)],
  },
  section,
  {
    id: 'default-columns',
    name: '两栏 Two columns',
    elements: [headingMark],
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
  quote,
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
