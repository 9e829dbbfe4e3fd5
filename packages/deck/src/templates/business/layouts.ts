import { facets, mark, heading, four, cells } from './art.ts';
import { block, disc, form, path, place, sign, type TemplateLayout } from '../kit.ts';

export const layouts: readonly TemplateLayout[] = [
  {
    id: 'cover',
    name: ['封面', 'Cover'],
    art: [...facets(620), block([64, 122, 64, 8], 'accent2')],
    places: [
      place('label', [64, 76, 500, 34], { size: 20, ink: 'accent2', bold: true, spacing: 1 }),
      place('title', [64, 152, 520, 190], {
        size: 66,
        ink: 'dark2',
        bold: true,
        heading: true,
        line: 1.02,
      }),
      place('subtitle', [64, 356, 500, 70], { size: 25, line: 1.1 }),
      place('note', [64, 466, 500, 34], { size: 18, ink: 'accent6', anchor: 'bottom' }),
    ],
  },
  {
    id: 'contents',
    name: ['目录', 'Contents'],
    art: [
      block([0, 0, 320, 562.5], 'dark2'),
      path([0, 362.5, 320, 200], 'M0,0 L320,200 L0,200 Z', 'accent2'),
      path([0, 300, 320, 262.5], 'M320,0 L320,262.5 L60,262.5 Z', 'accent1', { opacity: 0.8 }),
      ...cells.flatMap(({ at, left, top }) => [
        block([left, top, 252, 2], 'dark2', 0, { opacity: 0.25 }),
        sign([left, top + 14, 70, 40], `0${at + 1}`, {
          size: 30,
          ink: 'accent2',
          heading: true,
          bold: true,
        }),
      ]),
    ],
    places: [
      place('title', [56, 92, 230, 120], { size: 46, ink: 'light1', bold: true, heading: true }),
      ...cells.flatMap(({ at, left, top }) => [
        place(`head-${at + 1}`, [left + 64, top + 12, 188, 36], {
          size: 25,
          ink: 'dark2',
          bold: true,
          anchor: 'middle',
        }),
        place(`text-${at + 1}`, [left + 64, top + 52, 188, 60], { size: 18, line: 1.1 }),
      ]),
    ],
  },
  {
    id: 'picture',
    name: ['右图左文', 'Picture right'],
    art: [mark, block([560, 0, 440, 562.5], 'light2')],
    places: [
      place('title', [64, 88, 456, 104], { size: 40, ink: 'dark2', bold: true, heading: true, line: 1.04 }),
      place('body', [64, 214, 440, 280], {
        size: 23,
        gap: 14,
        bullet: '■',
        bulletInk: 'accent2',
        line: 1.14,
      }),
    ],
  },
  {
    id: 'numbers',
    name: ['关键数字', 'Key figures'],
    ground: 'dark2',
    art: [
      path([600, 0, 400, 562.5], 'M400,0 L400,562.5 L120,562.5 Z', 'accent3'),
      block([64, 64, 44, 6], 'accent2'),
      ...four.map(({ left }) => block([left, 232, 4, 230], 'accent2')),
    ],
    places: [
      place('title', [64, 84, 872, 56], {
        size: 40,
        ink: 'light1',
        bold: true,
        heading: true,
        anchor: 'middle',
      }),
      place('subtitle', [64, 144, 700, 36], { size: 22, ink: 'light2' }),
      ...four.flatMap(({ at, left, width }) => [
        place(`number-${at + 1}`, [left + 24, 228, width - 24, 84], {
          size: 60,
          ink: 'light1',
          bold: true,
          heading: true,
          anchor: 'middle',
        }),
        place(`head-${at + 1}`, [left + 24, 320, width - 24, 36], { size: 22, ink: 'light1', bold: true }),
        place(`text-${at + 1}`, [left + 24, 360, width - 24, 100], { size: 19, ink: 'light2', line: 1.15 }),
      ]),
    ],
  },
  {
    id: 'roadmap',
    name: ['路线图', 'Roadmap'],
    art: [
      mark,
      ...four.flatMap(({ at, left, width }) => [
        form(
          at === 0 ? 'homePlate' : 'chevron',
          [left - (at === 0 ? 0 : 10), 172, width + 22, 64],
          (['dark2', 'accent3', 'accent1', 'accent2'] as const)[at] ?? 'dark2',
          { adjust: { adj: 32000 } },
        ),
        block([left, 260, width, 238], 'light2'),
      ]),
    ],
    places: [
      heading,
      ...four.flatMap(({ at, left, width }) => [
        place(`time-${at + 1}`, [left + 26, 172, width - 36, 64], {
          size: 23,
          ink: 'light1',
          bold: true,
          align: 'center',
          anchor: 'middle',
        }),
        place(`head-${at + 1}`, [left + 18, 278, width - 36, 64], {
          size: 24,
          ink: 'dark2',
          bold: true,
          line: 1.05,
        }),
        place(`text-${at + 1}`, [left + 18, 350, width - 36, 136], { size: 19, line: 1.16 }),
      ]),
    ],
  },
  {
    id: 'compare',
    name: ['现状与目标', 'Now and next'],
    art: [
      mark,
      block([64, 164, 404, 334], 'light2'),
      block([532, 164, 404, 334], 'dark2'),
      disc(500, 330, 38, 'accent2'),
      form('rightArrow', [480, 315, 40, 30], 'light1'),
    ],
    places: [
      heading,
      place('left-head', [96, 190, 340, 44], {
        size: 28,
        ink: 'dark2',
        bold: true,
        heading: true,
        anchor: 'middle',
      }),
      place('left', [96, 248, 340, 230], {
        size: 22,
        gap: 13,
        bullet: '–',
        bulletInk: 'accent2',
        line: 1.1,
      }),
      place('right-head', [576, 190, 330, 44], {
        size: 28,
        ink: 'light1',
        bold: true,
        heading: true,
        anchor: 'middle',
      }),
      place('right', [576, 248, 330, 230], {
        size: 22,
        ink: 'light1',
        gap: 13,
        bullet: '–',
        bulletInk: 'accent2',
        line: 1.1,
      }),
    ],
  },
  {
    id: 'chart',
    name: ['图表', 'Chart'],
    art: [mark, block([700, 164, 4, 334], 'accent2')],
    places: [
      heading,
      place('number', [728, 160, 208, 90], {
        size: 62,
        ink: 'accent2',
        bold: true,
        heading: true,
        anchor: 'middle',
      }),
      place('head', [728, 258, 208, 62], { size: 23, ink: 'dark2', bold: true, line: 1.06 }),
      place('body', [728, 330, 208, 168], { size: 19, line: 1.2 }),
    ],
  },
  {
    id: 'quote',
    name: ['引言', 'Quote'],
    ground: 'light2',
    art: [
      path([0, 0, 300, 562.5], 'M0,0 L300,0 L0,562.5 Z', 'dark2'),
      path([0, 262.5, 220, 300], 'M0,80 L0,300 L220,300 Z', 'accent2'),
      sign([280, 60, 200, 180], '“', { size: 190, ink: 'accent2', heading: true, bold: true }),
    ],
    places: [
      place('title', [300, 190, 620, 190], {
        size: 40,
        ink: 'dark2',
        bold: true,
        heading: true,
        line: 1.16,
      }),
      place('subtitle', [300, 404, 620, 40], { size: 22 }),
    ],
  },
  {
    id: 'closing',
    name: ['结束', 'Closing'],
    ground: 'dark2',
    art: [
      path([560, 0, 440, 562.5], 'M440,0 L440,562.5 L0,562.5 Z', 'accent3'),
      path([760, 262.5, 240, 300], 'M240,0 L240,300 L0,300 Z', 'accent2'),
      block([64, 300, 64, 8], 'accent2'),
    ],
    places: [
      place('title', [64, 116, 620, 164], {
        size: 60,
        ink: 'light1',
        bold: true,
        heading: true,
        anchor: 'bottom',
        line: 1.04,
      }),
      place('subtitle', [64, 330, 460, 90], { size: 25, ink: 'light2', line: 1.16 }),
    ],
  },
];
