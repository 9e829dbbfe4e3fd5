import { heading, loud, three, four, rays } from './art.ts';
import { block, disc, form, path, place, sign, type TemplateLayout } from '../kit.ts';

export const layouts: readonly TemplateLayout[] = [
  {
    id: 'cover',
    name: ['封面', 'Cover'],
    ground: 'accent1',
    art: [
      ...rays(1000, 562.5, 'light1'),
      disc(1000, 562.5, 210, 'light1'),
      block([56, 56, 60, 60], 'light1', 30),
      form('lightningBolt', [68, 68, 36, 36], 'accent1'),
    ],
    places: [
      place('label', [132, 56, 500, 60], { size: 27, ink: 'light1', bold: true, anchor: 'middle' }),
      place('title', [56, 150, 800, 200], {
        size: 86,
        ink: 'light1',
        bold: true,
        heading: true,
        anchor: 'middle',
        line: 1,
      }),
      place('subtitle', [56, 372, 560, 80], { size: 29, ink: 'light1', line: 1.1 }),
    ],
  },
  {
    id: 'problem',
    name: ['问题', 'Problem'],
    art: [
      disc(880, 110, 250, 'light2'),
      sign([740, -40, 280, 320], '!', {
        size: 280,
        ink: 'accent2',
        bold: true,
        heading: true,
        align: 'center',
      }),
    ],
    places: [
      place('label', [56, 64, 400, 36], { size: 23, ink: 'accent2', bold: true }),
      place('title', [56, 120, 640, 220], { size: 60, bold: true, heading: true, line: 1.08 }),
      place('body', [56, 370, 700, 130], { size: 26, ink: 'accent6', line: 1.24 }),
    ],
  },
  {
    id: 'solution',
    name: ['左图右文', 'Picture left'],
    art: [block([0, 0, 440, 562.5], 'accent1')],
    places: [
      place('label', [496, 70, 448, 36], { size: 23, ink: 'accent1', bold: true }),
      place('title', [496, 116, 448, 120], { size: 46, bold: true, heading: true, line: 1.06 }),
      place('body', [496, 262, 448, 240], {
        size: 26,
        gap: 16,
        bullet: '→',
        bulletInk: 'accent1',
        line: 1.14,
      }),
    ],
  },
  {
    id: 'number',
    name: ['一个数字', 'One number'],
    ground: 'accent1',
    art: [block([56, 486, 888, 6], 'light1')],
    places: [
      place('title', [56, 56, 888, 60], {
        size: 34,
        ink: 'light1',
        bold: true,
        heading: true,
        anchor: 'middle',
      }),
      place('number', [56, 118, 888, 262], {
        size: 250,
        ink: 'light1',
        bold: true,
        heading: true,
        anchor: 'middle',
        line: 1,
      }),
      place('body', [56, 392, 820, 80], { size: 28, ink: 'light1', line: 1.15 }),
    ],
  },
  {
    id: 'numbers',
    name: ['三个数字', 'Three numbers'],
    art: three.map(({ at, left, width }) =>
      block([left, 156, width, 344], (['accent1', 'light2', 'light2'] as const)[at] ?? 'light2', 22),
    ),
    places: [
      heading,
      ...three.flatMap(({ at, left, width }) => {
        const ink = at === 0 ? 'light1' : 'dark1';
        return [
          place(`number-${at + 1}`, [left + 28, 190, width - 40, 110], {
            size: 78,
            ink: at === 0 ? 'light1' : 'accent1',
            bold: true,
            heading: true,
            anchor: 'middle',
          }),
          place(`head-${at + 1}`, [left + 28, 316, width - 48, 44], { size: 28, ink, bold: true }),
          place(`text-${at + 1}`, [left + 28, 364, width - 48, 120], {
            size: 22,
            ink: at === 0 ? 'light1' : 'accent6',
            line: 1.2,
          }),
        ];
      }),
    ],
  },
  {
    id: 'compare',
    name: ['对比', 'Comparison'],
    art: [
      block([56, 156, 420, 344], 'light2', 22),
      block([524, 156, 420, 344], 'accent1', 22),
      disc(500, 328, 40, 'light1'),
      form('rightArrow', [480, 313, 40, 30], 'accent1'),
    ],
    places: [
      heading,
      place('left-head', [90, 186, 350, 46], { size: 31, ink: 'accent6', bold: true, anchor: 'middle' }),
      place('left', [90, 250, 350, 236], { size: 25, gap: 16, line: 1.1 }),
      place('right-head', [572, 186, 346, 46], { size: 31, ink: 'light1', bold: true, anchor: 'middle' }),
      place('right', [572, 250, 346, 236], { size: 25, ink: 'light1', gap: 16, line: 1.1 }),
    ],
  },
  {
    id: 'chart',
    name: ['图表', 'Chart'],
    art: [block([56, 150, 620, 356], 'light2', 22)],
    places: [
      heading,
      place('number', [712, 164, 240, 110], {
        size: 84,
        ink: 'accent1',
        bold: true,
        heading: true,
        anchor: 'middle',
      }),
      place('head', [712, 288, 232, 80], { size: 28, bold: true, line: 1.08 }),
      place('body', [712, 376, 232, 124], { size: 22, ink: 'accent6', line: 1.2 }),
    ],
  },
  {
    id: 'team',
    name: ['团队', 'Team'],
    art: four.flatMap(({ at, left, width }) => [
      block(
        [left, 160, width, 200],
        (['accent1', 'accent2', 'accent3', 'accent4'] as const)[at] ?? 'accent1',
        22,
      ),
      disc(left + width / 2, 230, 38, 'light1'),
      path([left + width / 2 - 66, 286, 132, 74], 'M0,74 L0,66 A66,66 0 0 1 132,66 L132,74 Z', 'light1'),
    ]),
    places: [
      heading,
      ...four.flatMap(({ at, left, width }) => [
        place(`head-${at + 1}`, [left, 376, width, 42], {
          size: 27,
          bold: true,
          align: 'center',
          anchor: 'middle',
        }),
        place(`text-${at + 1}`, [left, 420, width, 84], {
          size: 21,
          ink: 'accent6',
          align: 'center',
          line: 1.18,
        }),
      ]),
    ],
  },
  {
    id: 'timeline',
    name: ['里程碑', 'Milestones'],
    ground: 'accent1',
    art: [
      block([56, 284, 888, 8], 'light1'),
      ...four.flatMap(({ left }) => [disc(left + 22, 288, 22, 'light1'), disc(left + 22, 288, 9, 'accent1')]),
    ],
    places: [
      loud(50),
      ...four.flatMap(({ at, left, width }) => [
        place(`time-${at + 1}`, [left, 190, width, 56], {
          size: 36,
          ink: 'light1',
          bold: true,
          heading: true,
          anchor: 'bottom',
        }),
        place(`head-${at + 1}`, [left, 330, width, 42], { size: 27, ink: 'light1', bold: true }),
        place(`text-${at + 1}`, [left, 376, width, 120], { size: 22, ink: 'light1', line: 1.18 }),
      ]),
    ],
  },
  {
    id: 'closing',
    name: ['结束', 'Closing'],
    art: [...rays(1000, 562.5, 'accent1'), disc(1000, 562.5, 190, 'accent1')],
    places: [
      place('label', [56, 76, 500, 40], { size: 25, ink: 'accent1', bold: true }),
      place('title', [56, 130, 760, 200], {
        size: 78,
        bold: true,
        heading: true,
        anchor: 'middle',
        line: 1.02,
      }),
      place('body', [56, 360, 600, 120], { size: 27, ink: 'accent6', line: 1.2 }),
    ],
  },
];
