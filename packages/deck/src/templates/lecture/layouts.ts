import { frame, heading, rule, dunes, arch, three, stops, heights } from './art.ts';
import { block, disc, form, path, place, sign, type TemplateLayout } from '../kit.ts';

export const layouts: readonly TemplateLayout[] = [
  {
    id: 'cover',
    name: ['封面', 'Cover'],
    art: [frame, ...arch(634, 64, 290, 434), block([72, 338, 96, 3], 'accent1')],
    places: [
      place('label', [72, 84, 500, 34], { size: 22, ink: 'accent1', bold: true, spacing: 1 }),
      place('title', [72, 136, 530, 190], {
        size: 68,
        ink: 'dark2',
        bold: true,
        heading: true,
        anchor: 'middle',
        line: 1.06,
      }),
      place('subtitle', [72, 358, 520, 70], { size: 26, line: 1.16 }),
      place('note', [72, 456, 520, 36], { size: 21, ink: 'accent6', anchor: 'bottom' }),
    ],
  },
  {
    id: 'contents',
    name: ['目录', 'Contents'],
    art: [
      frame,
      ...arch(72, 90, 220, 382),
      ...[0, 1, 2, 3].flatMap((at) => [
        sign([352, 148 + at * 86, 70, 62], ['I', 'II', 'III', 'IV'][at] ?? '', {
          size: 34,
          ink: 'accent1',
          heading: true,
          bold: true,
          anchor: 'middle',
        }),
        block([352, 216 + at * 86, 576, 1.5], 'accent2', 0, { opacity: at === 3 ? 0 : 0.6 }),
      ]),
    ],
    places: [
      place('title', [352, 66, 576, 64], {
        size: 44,
        ink: 'dark2',
        bold: true,
        heading: true,
        anchor: 'middle',
      }),
      ...[0, 1, 2, 3].map((at) =>
        place(`head-${at + 1}`, [436, 148 + at * 86, 492, 62], { size: 28, anchor: 'middle', line: 1.04 }),
      ),
    ],
  },
  {
    id: 'picture',
    name: ['右图左文', 'Picture right'],
    art: [frame],
    places: [
      place('title', [72, 78, 500, 116], { size: 44, ink: 'dark2', bold: true, heading: true, line: 1.08 }),
      place('body', [72, 212, 480, 220], { size: 26, gap: 14, line: 1.28 }),
      place('note', [72, 446, 480, 50], { size: 20, ink: 'accent6', anchor: 'bottom', line: 1.1 }),
    ],
  },
  {
    id: 'route',
    name: ['路线', 'Route'],
    art: [
      frame,
      path(
        [72, 170, 856, 110],
        `M${stops.map(({ left, at }) => `${left - 72 + 16},${20 + (heights[at] ?? 0)}`).join(' L')}`,
        'accent1',
        { outline: 3, dash: [1, 2.4] },
      ),
      ...stops.flatMap(({ at, left }) => [
        disc(left + 16, 190 + (heights[at] ?? 0), 13, 'dark2'),
        disc(left + 16, 190 + (heights[at] ?? 0), 5, 'light1'),
      ]),
      dunes(944, 70, 'accent5', 28, 464.5, 0.4),
    ],
    places: [
      heading,
      ...stops.flatMap(({ at, left, width }) => [
        place(`head-${at + 1}`, [left, 280, width, 44], {
          size: 29,
          ink: 'dark2',
          bold: true,
          heading: true,
          anchor: 'middle',
        }),
        place(`text-${at + 1}`, [left, 328, width, 124], { size: 22, line: 1.18 }),
      ]),
    ],
  },
  {
    id: 'numbers',
    name: ['关键数字', 'Key figures'],
    ground: 'dark2',
    art: [
      block([28, 28, 944, 506.5], 'accent5', 0, { outline: 1.5, opacity: 0.6 }),
      ...three.map(({ left, width, at }) =>
        block([left + width + 16, 210, 1.5, 250], 'accent5', 0, { opacity: at === 2 ? 0 : 0.6 }),
      ),
    ],
    places: [
      place('title', [72, 76, 856, 64], {
        size: 42,
        ink: 'light1',
        bold: true,
        heading: true,
        align: 'center',
        anchor: 'middle',
      }),
      ...three.flatMap(({ at, left, width }) => [
        place(`number-${at + 1}`, [left, 200, width, 110], {
          size: 84,
          ink: 'accent5',
          bold: true,
          heading: true,
          align: 'center',
          anchor: 'middle',
        }),
        place(`head-${at + 1}`, [left, 320, width, 44], {
          size: 28,
          ink: 'light1',
          bold: true,
          align: 'center',
        }),
        place(`text-${at + 1}`, [left + 12, 370, width - 24, 100], {
          size: 22,
          ink: 'light2',
          align: 'center',
          line: 1.2,
        }),
      ]),
    ],
  },
  {
    id: 'compare',
    name: ['对照', 'Side by side'],
    art: [
      frame,
      rule,
      block([499, 176, 1.5, 316], 'accent2', 0, { opacity: 0.7 }),
      form('diamond', [489, 320, 22, 28], 'accent1'),
    ],
    places: [
      heading,
      place('left-head', [72, 172, 390, 46], {
        size: 31,
        ink: 'accent1',
        bold: true,
        heading: true,
        anchor: 'middle',
      }),
      place('left', [72, 234, 390, 260], { size: 25, gap: 14, bullet: '·', line: 1.16 }),
      place('right-head', [540, 172, 388, 46], {
        size: 31,
        ink: 'accent3',
        bold: true,
        heading: true,
        anchor: 'middle',
      }),
      place('right', [540, 234, 388, 260], {
        size: 25,
        gap: 14,
        bullet: '·',
        bulletInk: 'accent3',
        line: 1.16,
      }),
    ],
  },
  {
    id: 'chart',
    name: ['图表', 'Chart'],
    art: [frame, rule],
    places: [
      heading,
      place('body', [640, 176, 288, 250], { size: 25, gap: 12, line: 1.26 }),
      place('note', [640, 440, 288, 56], { size: 19, ink: 'accent6', anchor: 'bottom', line: 1.1 }),
    ],
  },
  {
    id: 'quote',
    name: ['引言', 'Quote'],
    ground: 'light2',
    art: [
      block([28, 28, 944, 506.5], 'dark2', 0, { outline: 1.5, opacity: 0.5 }),
      sign([400, 40, 200, 150], '“', {
        size: 150,
        ink: 'accent1',
        heading: true,
        bold: true,
        align: 'center',
      }),
      block([452, 396, 96, 3], 'accent1'),
    ],
    places: [
      place('title', [120, 168, 760, 210], {
        size: 46,
        ink: 'dark2',
        bold: true,
        heading: true,
        align: 'center',
        anchor: 'middle',
        line: 1.2,
      }),
      place('subtitle', [120, 416, 760, 44], { size: 25, align: 'center' }),
    ],
  },
  {
    id: 'closing',
    name: ['结束', 'Closing'],
    ground: 'dark2',
    art: [
      disc(500, 360, 96, 'accent5', { opacity: 0.9 }),
      dunes(1000, 190, 'accent1', 0, 372.5),
      dunes(1000, 120, 'accent2', 0, 442.5),
    ],
    places: [
      place('title', [100, 70, 800, 96], {
        size: 64,
        ink: 'light1',
        bold: true,
        heading: true,
        align: 'center',
        anchor: 'middle',
      }),
      place('subtitle', [140, 172, 720, 50], { size: 26, ink: 'light2', align: 'center', line: 1.1 }),
    ],
  },
];
