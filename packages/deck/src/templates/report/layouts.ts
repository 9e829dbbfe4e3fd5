import { top, thin, label, heading, three, bars } from './art.ts';
import { across, block, disc, path, place, sign, type TemplateLayout } from '../kit.ts';

export const layouts: readonly TemplateLayout[] = [
  {
    id: 'cover',
    name: ['封面', 'Cover'],
    art: [
      top,
      ...bars.map((height, at) =>
        block([56 + at * 60, 562.5 - height, 48, height], at > 10 ? 'accent1' : 'dark2', 0, {
          opacity: at > 10 ? 1 : 0.14 + at * 0.02,
        }),
      ),
      disc(920, 280, 10, 'accent2'),
    ],
    places: [
      label,
      place('title', [56, 106, 700, 170], { size: 72, bold: true, heading: true, line: 1.02 }),
      place('subtitle', [56, 290, 560, 70], { size: 25, ink: 'accent6', line: 1.12 }),
    ],
  },
  {
    id: 'summary',
    name: ['摘要', 'Summary'],
    art: [top, block([56, 190, 6, 310], 'accent1')],
    places: [
      label,
      heading,
      place('body', [92, 186, 560, 318], { size: 28, gap: 22, line: 1.2 }),
      place('number', [700, 190, 244, 130], {
        size: 104,
        ink: 'accent1',
        bold: true,
        heading: true,
        anchor: 'middle',
      }),
      place('note', [700, 330, 244, 120], { size: 21, line: 1.2 }),
    ],
  },
  {
    id: 'numbers',
    name: ['关键数字', 'Key figures'],
    art: [
      top,
      ...three.flatMap(({ left, width }) => [
        block([left, 186, width, 4], 'accent1'),
        thin(left, 500, width),
      ]),
    ],
    places: [
      label,
      heading,
      ...three.flatMap(({ at, left, width }) => [
        place(`number-${at + 1}`, [left, 204, width, 126], {
          size: 100,
          ink: at === 0 ? 'accent1' : 'dark1',
          bold: true,
          heading: true,
          anchor: 'middle',
        }),
        place(`head-${at + 1}`, [left, 344, width, 40], { size: 26, bold: true }),
        place(`text-${at + 1}`, [left, 388, width, 100], { size: 21, ink: 'accent6', line: 1.2 }),
      ]),
    ],
  },
  {
    id: 'chart',
    name: ['大图表', 'Large chart'],
    art: [top, thin(56, 476, 888)],
    places: [label, heading, place('note', [56, 484, 888, 48], { size: 18, ink: 'accent6', line: 1.1 })],
  },
  {
    id: 'chart-text',
    name: ['图表与结论', 'Chart and finding'],
    art: [top, block([640, 0, 360, 562.5], 'dark2'), block([680, 120, 56, 5], 'accent2')],
    places: [
      place('label', [56, 52, 540, 28], { size: 17, ink: 'accent1', bold: true, spacing: 1 }),
      place('title', [56, 86, 550, 92], { size: 36, bold: true, heading: true, line: 1.06 }),
      place('head', [680, 146, 270, 110], {
        size: 32,
        ink: 'light1',
        bold: true,
        heading: true,
        line: 1.1,
      }),
      place('body', [680, 274, 270, 230], { size: 22, ink: 'light2', line: 1.24, gap: 10 }),
    ],
  },
  {
    id: 'compare',
    name: ['对比', 'Comparison'],
    art: [
      top,
      block([499, 190, 2, 310], 'dark1', 0, { opacity: 0.3 }),
      path([56, 200, 34, 22], 'M0,22 L17,0 L34,22 Z', 'accent1'),
      path([536, 200, 34, 22], 'M0,0 L17,22 L34,0 Z', 'accent2'),
    ],
    places: [
      label,
      heading,
      place('left-head', [106, 188, 360, 46], {
        size: 31,
        ink: 'accent1',
        bold: true,
        heading: true,
        anchor: 'middle',
      }),
      place('left', [56, 254, 410, 250], { size: 26, gap: 20, line: 1.14 }),
      place('right-head', [586, 188, 358, 46], { size: 31, bold: true, heading: true, anchor: 'middle' }),
      place('right', [536, 254, 408, 250], { size: 26, gap: 20, line: 1.14 }),
    ],
  },
  {
    id: 'timeline',
    name: ['时间线', 'Timeline'],
    art: [
      top,
      block([56, 250, 888, 2], 'dark1'),
      ...across(4, 56, 888, 28).flatMap(({ at, left }) => [
        disc(left + 9, 251, 9, at === 3 ? 'accent2' : 'accent1'),
        block([left + 8, 260, 2, 44], 'dark1', 0, { opacity: 0.3 }),
      ]),
    ],
    places: [
      label,
      heading,
      ...across(4, 56, 888, 28).flatMap(({ at, left, width }) => [
        place(`time-${at + 1}`, [left, 186, width, 44], {
          size: 29,
          bold: true,
          heading: true,
          anchor: 'bottom',
        }),
        place(`head-${at + 1}`, [left, 312, width, 40], { size: 25, bold: true }),
        place(`text-${at + 1}`, [left, 356, width, 146], { size: 21, ink: 'accent6', line: 1.2 }),
      ]),
    ],
  },
  {
    id: 'picture',
    name: ['左图右文', 'Picture left'],
    art: [block([0, 0, 420, 562.5], 'light2'), block([476, 40, 468, 2], 'dark1')],
    places: [
      place('label', [476, 52, 468, 28], { size: 17, ink: 'accent1', bold: true, spacing: 1 }),
      place('title', [476, 92, 468, 110], { size: 40, bold: true, heading: true, line: 1.08 }),
      place('body', [476, 224, 468, 280], { size: 24, gap: 14, line: 1.24 }),
    ],
  },
  {
    id: 'closing',
    name: ['结束', 'Closing'],
    ground: 'dark2',
    art: [
      ...bars.map((height, at) =>
        block(
          [56 + at * 60, 562.5 - height * 0.62, 48, height * 0.62],
          at === 14 ? 'accent2' : 'accent1',
          0,
          { opacity: at === 14 ? 1 : 0.55 },
        ),
      ),
      sign([56, 60, 100, 40], '———', { size: 24, ink: 'light2' }),
    ],
    places: [
      place('title', [56, 108, 800, 100], {
        size: 58,
        ink: 'light1',
        bold: true,
        heading: true,
        anchor: 'middle',
      }),
      place('body', [56, 222, 640, 160], { size: 25, ink: 'light2', gap: 10, line: 1.15 }),
    ],
  },
];
