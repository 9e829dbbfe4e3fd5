import { tile, side, wall, row, heading, inkAt, days, grid } from './art.ts';
import { across, block, place, sign, type TemplateLayout } from '../kit.ts';

export const layouts: readonly TemplateLayout[] = [
  {
    id: 'cover',
    name: ['封面', 'Cover'],
    ground: 'light2',
    art: [...wall, block([64, 358, 92, 10], 'accent3')],
    places: [
      place('label', [64, 92, 440, 36], { size: 23, ink: 'accent1', bold: true }),
      place('title', [64, 142, 470, 200], {
        size: 74,
        ink: 'dark2',
        bold: true,
        heading: true,
        anchor: 'middle',
        line: 1.02,
      }),
      place('subtitle', [64, 390, 450, 80], { size: 27, line: 1.1 }),
    ],
  },
  {
    id: 'contents',
    name: ['四个模块', 'Four modules'],
    art: [
      ...row(0, 64),
      ...grid.flatMap(({ at, left, top }) => [
        block([left, top, 424, 160], at % 2 === Math.floor(at / 2) % 2 ? 'light2' : 'light1'),
        block([left, top, 424, 160], 'light2', 0, { outline: 2 }),
        block([left, top, 92, 160], inkAt(at)),
        sign([left, top, 92, 160], `${at + 1}`, {
          size: 56,
          bold: true,
          heading: true,
          ink: at === 3 ? 'dark2' : 'light1',
          align: 'center',
          anchor: 'middle',
        }),
      ]),
    ],
    places: [
      heading,
      ...grid.flatMap(({ at, left, top }) => [
        place(`head-${at + 1}`, [left + 116, top + 26, 292, 44], {
          size: 29,
          ink: 'dark2',
          bold: true,
          anchor: 'middle',
        }),
        place(`text-${at + 1}`, [left + 116, top + 76, 292, 70], { size: 22, line: 1.08 }),
      ]),
    ],
  },
  {
    id: 'picture',
    name: ['右图左文', 'Picture right'],
    art: [block([560, 0, 440, 562.5], 'light2'), block([64, 70, 92, 10], 'accent3')],
    places: [
      place('title', [64, 100, 456, 110], {
        size: 44,
        ink: 'dark2',
        bold: true,
        heading: true,
        line: 1.04,
      }),
      place('body', [64, 232, 456, 270], {
        size: 27,
        gap: 18,
        bullet: '•',
        bulletInk: 'accent3',
        line: 1.12,
      }),
    ],
  },
  {
    id: 'week',
    name: ['第一周', 'First week'],
    art: [
      ...row(0, 64),
      ...days.flatMap(({ at, left, width }) => [
        block(
          [left, 160, width, 84],
          (['accent1', 'accent3', 'accent4', 'dark2', 'accent2'] as const)[at] ?? 'accent1',
        ),
        block([left, 244, width, 254], 'light2'),
      ]),
    ],
    places: [
      heading,
      ...days.flatMap(({ at, left, width }) => [
        place(`time-${at + 1}`, [left, 160, width, 84], {
          size: 27,
          ink: at === 4 ? 'dark2' : 'light1',
          bold: true,
          heading: true,
          align: 'center',
          anchor: 'middle',
        }),
        place(`head-${at + 1}`, [left + 14, 260, width - 28, 62], {
          size: 23,
          ink: 'dark2',
          bold: true,
          line: 1.02,
          anchor: 'middle',
        }),
        place(`text-${at + 1}`, [left + 14, 330, width - 28, 156], { size: 22, line: 1.15 }),
      ]),
    ],
  },
  {
    id: 'compare',
    name: ['该做与不该做', 'Do and avoid'],
    art: [
      ...row(0, 64),
      block([64, 150, 424, 350], 'accent4', 0, { opacity: 0.14 }),
      block([512, 150, 424, 350], 'accent3', 0, { opacity: 0.14 }),
      block([64, 150, 424, 12], 'accent4'),
      block([512, 150, 424, 12], 'accent3'),
    ],
    places: [
      heading,
      place('left-head', [96, 184, 360, 44], { size: 31, ink: 'dark2', bold: true, anchor: 'middle' }),
      place('left', [96, 244, 360, 240], {
        size: 24,
        gap: 14,
        bullet: '✓',
        bulletInk: 'accent4',
        line: 1.08,
      }),
      place('right-head', [544, 184, 360, 44], { size: 31, ink: 'dark2', bold: true, anchor: 'middle' }),
      place('right', [544, 244, 360, 240], {
        size: 24,
        gap: 14,
        bullet: '×',
        bulletInk: 'accent3',
        line: 1.08,
      }),
    ],
  },
  {
    id: 'numbers',
    name: ['关键数字', 'Key figures'],
    ground: 'dark2',
    art: [
      ...tile(859.375, 0, side, 'accent1', 'accent2', 0),
      ...tile(859.375, side * 3, side, 'accent3', 'accent2', 3),
      ...across(3, 64, 740, 24).map(({ at, left, width }) =>
        block([left, 200, width, 12], (['accent2', 'accent3', 'accent4'] as const)[at] ?? 'accent2'),
      ),
    ],
    places: [
      place('title', [64, 70, 740, 64], {
        size: 42,
        ink: 'light1',
        bold: true,
        heading: true,
        anchor: 'middle',
      }),
      ...across(3, 64, 740, 24).flatMap(({ at, left, width }) => [
        place(`number-${at + 1}`, [left, 228, width, 106], {
          size: 88,
          ink: 'light1',
          bold: true,
          heading: true,
          anchor: 'middle',
        }),
        place(`head-${at + 1}`, [left, 344, width, 40], { size: 26, ink: 'accent2', bold: true }),
        place(`text-${at + 1}`, [left, 388, width, 90], { size: 22, ink: 'light2', line: 1.12 }),
      ]),
    ],
  },
  {
    id: 'chart',
    name: ['图表', 'Chart'],
    art: [...row(0, 64), block([64, 150, 600, 350], 'light2'), block([688, 150, 248, 350], 'accent2')],
    places: [
      heading,
      place('number', [716, 184, 200, 96], {
        size: 72,
        ink: 'dark2',
        bold: true,
        heading: true,
        anchor: 'middle',
      }),
      place('body', [716, 296, 196, 180], { size: 24, ink: 'dark2', line: 1.15 }),
    ],
  },
  {
    id: 'quote',
    name: ['引言', 'Quote'],
    ground: 'accent2',
    art: [
      ...tile(0, 0, side, 'accent3', 'light1', 1),
      ...tile(0, side * 3, side, 'dark2', 'accent4', 'disc'),
      ...tile(859.375, side * 3, side, 'accent1', 'light1', 2),
      sign([190, 60, 160, 150], '“', { size: 170, ink: 'dark2', heading: true, bold: true }),
    ],
    places: [
      place('title', [200, 180, 620, 180], {
        size: 46,
        ink: 'dark2',
        bold: true,
        heading: true,
        line: 1.12,
        anchor: 'middle',
      }),
      place('subtitle', [200, 384, 600, 40], { size: 25, ink: 'dark2' }),
    ],
  },
  {
    id: 'closing',
    name: ['结束', 'Closing'],
    ground: 'accent1',
    art: [
      ...across(7, 0, 984.375, 0).flatMap(({ at }) =>
        tile(
          at * side,
          3 * side,
          side,
          (['dark2', 'accent2', 'accent3', 'light2', 'accent4', 'dark2', 'accent2', 'accent3'] as const)[
            at
          ] ?? 'dark2',
          (['accent2', 'dark2', 'light1', 'accent3', 'accent2', 'accent1', 'accent3'] as const)[at] ??
            'light1',
          ([0, 'disc', 2, 'half', 'drop', 1, 3] as const)[at] ?? 0,
        ),
      ),
      block([7 * side, 3 * side, 1000 - 7 * side, side], 'dark2'),
    ],
    places: [
      place('title', [64, 90, 872, 110], {
        size: 70,
        ink: 'light1',
        bold: true,
        heading: true,
        anchor: 'middle',
      }),
      place('subtitle', [64, 216, 800, 120], { size: 29, ink: 'light1', line: 1.2 }),
    ],
  },
];
