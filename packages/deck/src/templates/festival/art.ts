import { across, block, disc, path, place } from '../kit.ts';

// The New Year of the moon: red and gold, lanterns, clouds, and plum blossoms.

/** A lantern with its cord, ribs and tassel. */
export const lantern = (x: number, top: number, size: number) => {
  const middle = top + size * 1.1;
  const rib = (share: number) =>
    path(
      [x - size * share, middle - size * 0.78, size * 2 * share, size * 1.56],
      `M${size * share},0 A${size * share},${size * 0.78} 0 0 0 ${size * share},${size * 1.56} M${size * share},0 A${size * share},${size * 0.78} 0 0 1 ${size * share},${size * 1.56}`,
      'dark2',
      { outline: 1.5, opacity: 0.7 },
    );
  return [
    block([x - 1, 0, 2, Math.max(0, middle - size * 0.8)], 'dark2'),
    path(
      [x - size, middle - size * 0.78, size * 2, size * 1.56],
      `M${size},0 A${size},${size * 0.78} 0 0 1 ${size},${size * 1.56} A${size},${size * 0.78} 0 0 1 ${size},0 Z`,
      'accent1',
    ),
    rib(0.66),
    rib(0.26),
    block([x - size * 0.4, middle - size * 0.88, size * 0.8, size * 0.16], 'dark2', size * 0.05),
    block([x - size * 0.4, middle + size * 0.72, size * 0.8, size * 0.16], 'dark2', size * 0.05),
    ...[-0.2, 0, 0.2].map((at) =>
      block([x + size * at - 1.5, middle + size * 0.88, 3, size * 0.6], 'accent2'),
    ),
  ];
};

/** A cloud of three rings, as they are cut from paper. */
export const cloud = (left: number, top: number, size: number, opacity = 1) =>
  [
    [0, 0.3, 0.5],
    [0.62, 0, 0.72],
    [1.34, 0.34, 0.46],
  ].flatMap(([x = 0, y = 0, width = 0]) =>
    [1, 0.62, 0.26].map((share) =>
      disc(left + size * (x + width / 2), top + size * (y + width / 2), (size * width * share) / 2, 'dark2', {
        outline: 2.5,
        opacity,
      }),
    ),
  );

/** A plum blossom. */
export const blossom = (x: number, y: number, size: number) => [
  ...[0, 1, 2, 3, 4].map((at) => {
    const angle = ((at * 72 - 90) * Math.PI) / 180;
    return disc(x + Math.cos(angle) * size * 0.52, y + Math.sin(angle) * size * 0.52, size * 0.42, 'accent3');
  }),
  disc(x, y, size * 0.2, 'accent2'),
];

export const frame = [
  block([24, 24, 952, 514.5], 'dark2', 0, { outline: 2 }),
  block([32, 32, 936, 498.5], 'dark2', 0, { outline: 1, opacity: 0.6 }),
];
export const sheet = block([56, 150, 888, 356], 'dark1', 20);
export const heading = place('title', [64, 62, 872, 64], {
  size: 44,
  ink: 'dark2',
  bold: true,
  heading: true,
  align: 'center',
  anchor: 'middle',
});
export const three = across(3, 56, 888, 24);
export const four = across(4, 92, 816, 20);
