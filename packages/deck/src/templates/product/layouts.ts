import { stage, lamp, three, four, heading, bar } from './art.ts';
import { block, disc, form, glow, place, shade, type TemplateLayout } from '../kit.ts';

export const layouts: readonly TemplateLayout[] = [
  {
    id: 'cover',
    name: ['封面', 'Cover'],
    art: [...stage, ...lamp(620, 96, 1.18), block([64, 400, 96, 6], shade('accent1', 'accent2', 0), 3)],
    places: [
      place('label', [64, 84, 480, 34], { size: 21, ink: 'accent3', bold: true, spacing: 2 }),
      place('title', [64, 136, 520, 180], {
        size: 112,
        bold: true,
        heading: true,
        anchor: 'middle',
        line: 1,
      }),
      place('subtitle', [64, 330, 500, 60], { size: 27, ink: 'dark2' }),
      place('note', [64, 430, 420, 34], { size: 20, ink: 'accent6' }),
    ],
  },
  {
    id: 'statement',
    name: ['一句话', 'Statement'],
    art: [disc(500, 300, 420, glow('accent1')), block([464, 120, 72, 6], shade('accent1', 'accent2', 0), 3)],
    places: [
      place('title', [110, 160, 780, 190], {
        size: 58,
        bold: true,
        heading: true,
        align: 'center',
        anchor: 'middle',
        line: 1.1,
      }),
      place('subtitle', [180, 376, 640, 80], { size: 25, ink: 'dark2', align: 'center', line: 1.15 }),
    ],
  },
  {
    id: 'features',
    name: ['三个亮点', 'Three features'],
    art: [
      bar,
      ...three.flatMap(({ at, left, width }) => {
        const inks = (['accent1', 'accent2', 'accent3'] as const)[at] ?? 'accent1';
        return [
          block([left, 150, width, 350], 'light2', 26),
          disc(left + 68, 222, 40, inks),
          form((['sun', 'lightningBolt', 'heart'] as const)[at] ?? 'sun', [left + 46, 200, 44, 44], 'light1'),
        ];
      }),
    ],
    places: [
      heading,
      ...three.flatMap(({ at, left, width }) => [
        place(`head-${at + 1}`, [left + 28, 284, width - 48, 44], {
          size: 28,
          bold: true,
          anchor: 'middle',
        }),
        place(`text-${at + 1}`, [left + 28, 338, width - 56, 146], { size: 21, ink: 'dark2', line: 1.22 }),
      ]),
    ],
  },
  {
    id: 'picture',
    name: ['左图右文', 'Picture left'],
    art: [block([0, 0, 470, 562.5], 'light2'), disc(235, 280, 260, glow('accent2'))],
    places: [
      place('label', [532, 92, 404, 32], { size: 20, ink: 'accent3', bold: true }),
      place('title', [532, 130, 404, 110], { size: 42, bold: true, heading: true, line: 1.06 }),
      place('body', [532, 258, 404, 230], {
        size: 23,
        ink: 'dark2',
        gap: 14,
        bullet: '•',
        bulletInk: 'accent2',
        line: 1.16,
      }),
    ],
  },
  {
    id: 'numbers',
    name: ['关键数字', 'Key figures'],
    art: [
      disc(160, 560, 320, glow('accent1')),
      disc(880, 60, 260, glow('accent2')),
      bar,
      ...four.map(({ at, left, width }) =>
        block(
          [left, 196, width, 5],
          (['accent1', 'accent2', 'accent3', 'accent4'] as const)[at] ?? 'accent1',
          2.5,
        ),
      ),
    ],
    places: [
      heading,
      ...four.flatMap(({ at, left, width }) => [
        place(`number-${at + 1}`, [left, 220, width, 96], {
          size: 68,
          bold: true,
          heading: true,
          anchor: 'middle',
        }),
        place(`head-${at + 1}`, [left, 324, width, 38], { size: 25, ink: 'dark2', bold: true }),
        place(`text-${at + 1}`, [left, 368, width, 100], { size: 20, ink: 'accent6', line: 1.2 }),
      ]),
    ],
  },
  {
    id: 'compare',
    name: ['对比', 'Comparison'],
    art: [
      bar,
      block([64, 152, 400, 348], 'light2', 26),
      block([496, 152, 440, 348], 'accent1', 26, { opacity: 0.42 }),
      block([496, 152, 440, 348], 'accent2', 26, { outline: 3 }),
    ],
    places: [
      heading,
      place('left-head', [98, 182, 332, 44], { size: 28, ink: 'accent6', bold: true, anchor: 'middle' }),
      place('left', [98, 244, 332, 240], {
        size: 23,
        ink: 'dark2',
        gap: 15,
        bullet: '×',
        bulletInk: 'accent6',
        line: 1.1,
      }),
      place('right-head', [534, 182, 370, 44], { size: 30, bold: true, anchor: 'middle' }),
      place('right', [534, 244, 370, 240], {
        size: 24,
        gap: 14,
        bullet: '✓',
        bulletInk: 'accent3',
        line: 1.1,
      }),
    ],
  },
  {
    id: 'timeline',
    name: ['时间线', 'Timeline'],
    art: [
      disc(500, 300, 380, glow('accent1')),
      bar,
      block([64, 268, 872, 6], shade('accent1', 'accent3', 0), 3),
      ...four.flatMap(({ at, left }) => [
        disc(left + 16, 271, 16, (['accent1', 'accent2', 'accent3', 'accent4'] as const)[at] ?? 'accent1'),
        disc(left + 16, 271, 7, 'light1'),
      ]),
    ],
    places: [
      heading,
      ...four.flatMap(({ at, left, width }) => [
        place(`time-${at + 1}`, [left, 188, width, 50], {
          size: 28,
          bold: true,
          heading: true,
          anchor: 'bottom',
        }),
        place(`head-${at + 1}`, [left, 308, width, 40], { size: 25, bold: true }),
        place(`text-${at + 1}`, [left, 352, width - 6, 120], { size: 20, ink: 'dark2', line: 1.2 }),
      ]),
    ],
  },
  {
    id: 'chart',
    name: ['图表', 'Chart'],
    art: [bar, block([372, 146, 564, 354], 'light2', 26)],
    places: [
      heading,
      place('number', [64, 176, 280, 100], {
        size: 80,
        ink: 'accent3',
        bold: true,
        heading: true,
        anchor: 'middle',
      }),
      place('head', [64, 288, 280, 70], { size: 27, bold: true, line: 1.06 }),
      place('body', [64, 370, 280, 120], { size: 20, ink: 'accent6', line: 1.2 }),
    ],
  },
  {
    id: 'closing',
    name: ['结束', 'Closing'],
    art: [
      disc(500, 620, 480, glow('accent1')),
      disc(260, 640, 300, glow('accent2')),
      disc(760, 640, 300, glow('accent3')),
    ],
    places: [
      place('title', [100, 130, 800, 120], {
        size: 72,
        bold: true,
        heading: true,
        align: 'center',
        anchor: 'bottom',
      }),
      place('subtitle', [180, 268, 640, 50], { size: 28, ink: 'dark2', align: 'center' }),
      place('note', [250, 340, 500, 40], { size: 22, ink: 'accent3', bold: true, align: 'center' }),
    ],
  },
];
