import { hill, leaf, plant, sun, steps, rows } from './art.ts';
import { across, block, disc, form, path, place, sign, type TemplateLayout } from '../kit.ts';

export const layouts: readonly TemplateLayout[] = [
  {
    id: 'cover',
    name: ['封面', 'Cover'],
    ground: 'light2',
    art: [
      ...sun(800, 170, 118),
      path([0, 380, 1000, 182.5], hill(182.5, 90), 'accent5', { opacity: 0.55 }),
      path([0, 420, 1000, 142.5], hill(142.5, 90), 'accent1'),
      path([0, 470, 1000, 92.5], hill(92.5, 78), 'dark2'),
      ...plant(800, 286),
      block([64, 76, 214, 42], 'dark2', 21),
    ],
    places: [
      place('label', [64, 76, 214, 42], { size: 20, ink: 'light1', align: 'center', anchor: 'middle' }),
      place('title', [64, 136, 600, 130], {
        size: 78,
        ink: 'dark2',
        bold: true,
        heading: true,
        anchor: 'middle',
        line: 1,
      }),
      place('subtitle', [64, 280, 560, 70], { size: 27, line: 1.05 }),
    ],
  },
  {
    id: 'contents',
    name: ['目录', 'Contents'],
    art: [
      block([0, 0, 340, 562.5], 'dark2'),
      disc(0, 562, 190, 'accent1'),
      disc(0, 562, 110, 'accent5'),
      path([210, 60, 104, 92], leaf, 'accent2'),
      ...rows.flatMap((at) => [
        disc(424, 116 + at * 110, 30, at % 2 === 0 ? 'accent2' : 'light2'),
        sign([394, 86 + at * 110, 60, 60], `${at + 1}`, {
          size: 28,
          bold: true,
          ink: 'dark2',
          align: 'center',
          anchor: 'middle',
        }),
      ]),
    ],
    places: [
      place('title', [56, 190, 250, 150], {
        size: 42,
        ink: 'light1',
        bold: true,
        heading: true,
        line: 1.05,
      }),
      ...rows.flatMap((at) => [
        place(`head-${at + 1}`, [480, 76 + at * 110, 456, 40], {
          size: 29,
          ink: 'dark2',
          bold: true,
          anchor: 'middle',
        }),
        place(`text-${at + 1}`, [480, 120 + at * 110, 456, 32], { size: 21 }),
      ]),
    ],
  },
  {
    id: 'picture',
    name: ['左图右文', 'Picture left'],
    art: [block([64, 64, 400, 434], 'light2', 28), block([512, 70, 56, 6], 'accent2', 3)],
    places: [
      place('title', [512, 88, 424, 96], {
        size: 40,
        ink: 'dark2',
        bold: true,
        heading: true,
        line: 1.02,
      }),
      place('body', [512, 186, 424, 250], { size: 24, line: 1.2, gap: 12 }),
      place('note', [512, 440, 424, 56], { size: 22, ink: 'accent1', bold: true, anchor: 'bottom' }),
    ],
  },
  {
    id: 'steps',
    name: ['步骤', 'Steps'],
    art: [
      path(
        [64, 196, 872, 40],
        'M0,20 C120,-14 220,54 330,20 C440,-14 540,54 650,20 C740,-8 810,36 872,20',
        'accent5',
        { outline: 4, dash: [2, 2] },
      ),
      ...steps.flatMap(({ at, left, width }) => [
        block([left, 262, width, 236], 'light2', 20),
        disc(left + width / 2, 216, 36, (['accent2', 'accent1', 'accent4', 'dark2'] as const)[at] ?? 'dark2'),
        sign([left + width / 2 - 36, 180, 72, 72], `${at + 1}`, {
          size: 30,
          bold: true,
          ink: at === 0 ? 'dark2' : 'light1',
          align: 'center',
          anchor: 'middle',
        }),
      ]),
    ],
    places: [
      place('title', [64, 60, 872, 56], {
        size: 40,
        ink: 'dark2',
        bold: true,
        heading: true,
        anchor: 'middle',
      }),
      place('subtitle', [64, 118, 872, 34], { size: 22 }),
      ...steps.flatMap(({ at, left, width }) => [
        place(`head-${at + 1}`, [left + 14, 280, width - 28, 40], {
          size: 27,
          ink: 'dark2',
          bold: true,
          align: 'center',
          anchor: 'middle',
        }),
        place(`text-${at + 1}`, [left + 14, 330, width - 28, 156], {
          size: 21,
          align: 'center',
          line: 1.15,
        }),
      ]),
    ],
  },
  {
    id: 'compare',
    name: ['对比', 'Comparison'],
    art: [
      block([64, 150, 424, 348], 'accent2', 28, { opacity: 0.26 }),
      block([512, 150, 424, 348], 'dark2', 28),
      form('sun', [96, 178, 48, 48], 'accent3'),
      form('moon', [552, 178, 26, 48], 'accent2'),
      disc(500, 324, 32, 'light1'),
      sign([468, 292, 64, 64], 'VS', {
        size: 20,
        bold: true,
        ink: 'dark2',
        align: 'center',
        anchor: 'middle',
      }),
    ],
    places: [
      place('title', [64, 60, 872, 60], {
        size: 40,
        ink: 'dark2',
        bold: true,
        heading: true,
        anchor: 'middle',
      }),
      place('left-head', [160, 178, 300, 48], { size: 31, ink: 'dark2', bold: true, anchor: 'middle' }),
      place('left', [96, 246, 350, 226], { size: 24, gap: 13, bullet: '•', line: 1.1 }),
      place('right-head', [600, 178, 310, 48], { size: 31, ink: 'light1', bold: true, anchor: 'middle' }),
      place('right', [556, 246, 350, 226], {
        size: 24,
        ink: 'light1',
        gap: 13,
        bullet: '•',
        bulletInk: 'accent2',
        line: 1.1,
      }),
    ],
  },
  {
    id: 'chart',
    name: ['图表', 'Chart'],
    art: [
      block([64, 140, 580, 358], 'light2', 24),
      block([672, 140, 264, 358], 'accent1', 24),
      path([820, 396, 104, 92], leaf, 'accent5', { opacity: 0.7 }),
    ],
    places: [
      place('title', [64, 60, 872, 56], {
        size: 40,
        ink: 'dark2',
        bold: true,
        heading: true,
        anchor: 'middle',
      }),
      place('number', [700, 172, 208, 74], { size: 58, ink: 'light1', bold: true, anchor: 'middle' }),
      place('body', [700, 256, 212, 150], { size: 22, ink: 'light1', line: 1.15 }),
    ],
  },
  {
    id: 'question',
    name: ['提问', 'Question'],
    ground: 'accent2',
    art: [
      disc(900, 80, 210, 'light1', { opacity: 0.35 }),
      sign([770, -20, 240, 280], '?', { size: 230, bold: true, ink: 'dark2', align: 'center' }),
      ...across(3, 64, 872, 24).flatMap(({ left, width, at }) => [
        block([left, 340, width, 158], 'light1', 24),
        sign([left + 24, 358, 60, 44], 'ABC'.charAt(at), { size: 30, bold: true, ink: 'accent1' }),
      ]),
    ],
    places: [
      place('label', [64, 68, 500, 36], { size: 24, ink: 'dark2', bold: true }),
      place('title', [64, 116, 680, 190], {
        size: 45,
        ink: 'dark2',
        bold: true,
        heading: true,
        line: 1.08,
      }),
      ...across(3, 64, 872, 24).map(({ left, width, at }) =>
        place(`answer-${at + 1}`, [left + 24, 402, width - 48, 84], { size: 23, line: 1.1 }),
      ),
    ],
  },
  {
    id: 'closing',
    name: ['结束', 'Closing'],
    ground: 'dark2',
    art: [
      ...sun(850, 130, 74),
      path([0, 440, 1000, 122.5], hill(122.5, 90), 'accent1'),
      path([0, 480, 1000, 82.5], hill(82.5, 74), 'accent5'),
      block([64, 178, 64, 6], 'accent2', 3),
    ],
    places: [
      place('title', [64, 92, 640, 72], {
        size: 50,
        ink: 'light1',
        bold: true,
        heading: true,
        anchor: 'middle',
      }),
      place('body', [64, 208, 740, 210], {
        size: 28,
        ink: 'light1',
        gap: 16,
        bullet: '✓',
        bulletInk: 'accent2',
        line: 1.1,
      }),
    ],
  },
];
