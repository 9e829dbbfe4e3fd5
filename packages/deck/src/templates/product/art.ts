import { across, block, disc, glow, path, place, shade } from '../kit.ts';

// A launch: night, glowing colours, and the product in the middle of the stage.

export const stage = [
  disc(760, 250, 300, glow('accent1')),
  disc(900, 420, 240, glow('accent2')),
  disc(640, 480, 180, glow('accent3')),
];

/** A desk lamp that shines. */
export const lamp = (left: number, top: number, grow = 1) => {
  const at = (x: number, y: number, width: number, height: number) =>
    [left + x * grow, top + y * grow, width * grow, height * grow] as const;
  const line = (points: readonly (readonly [number, number])[]) =>
    points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x * grow},${y * grow}`).join(' ');
  return [
    path(
      at(0, 70, 230, 250),
      `${line([
        [70, 0],
        [160, 0],
        [230, 250],
        [0, 250],
      ])} Z`,
      {
        kind: 'gradient',
        shape: 'linear',
        angle: 90,
        stops: [
          { at: 0, color: { slot: 'accent3', changes: [{ kind: 'alpha', by: 0.7 }] } },
          { at: 1, color: { slot: 'accent3', changes: [{ kind: 'alpha', by: 0 }] } },
        ],
      },
    ),
    path(
      at(60, 10, 220, 310),
      line([
        [54, 36],
        [190, 110],
        [130, 296],
      ]),
      'dark1',
      { outline: 9 * grow },
    ),
    disc(left + 250 * grow, top + 120 * grow, 13 * grow, 'accent2'),
    path(
      at(56, 0, 118, 76),
      `M${24 * grow},${6 * grow} C${46 * grow},${-6 * grow} ${72 * grow},${-6 * grow} ${94 * grow},${6 * grow} L${118 * grow},${76 * grow} L0,${76 * grow} Z`,
      shade('accent1', 'accent2', 30),
    ),
    block(at(58, 74, 114, 8), 'accent3', 4 * grow),
    block(at(120, 304, 150, 16), 'dark1', 8 * grow),
  ];
};

export const three = across(3, 64, 872, 28);
export const four = across(4, 64, 872, 22);
export const heading = place('title', [64, 60, 872, 60], {
  size: 42,
  bold: true,
  heading: true,
  anchor: 'middle',
});
export const bar = block([64, 48, 72, 5], shade('accent1', 'accent2', 0), 2.5);
