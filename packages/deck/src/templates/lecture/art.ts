import { across, block, disc, form, path, place } from '../kit.ts';

// A public lecture: paper, ink and oxblood, serifs, arches and dunes.

export const frame = block([28, 28, 944, 506.5], 'accent2', 0, { outline: 1.5, opacity: 0.7 });
export const heading = place('title', [72, 66, 856, 64], {
  size: 42,
  ink: 'dark2',
  bold: true,
  heading: true,
  anchor: 'middle',
});
export const rule = block([72, 136, 856, 1.5], 'accent2', 0, { opacity: 0.7 });
export const dunes = (
  width: number,
  height: number,
  ink: 'accent2' | 'accent1' | 'accent5',
  left: number,
  top: number,
  opacity = 1,
) =>
  path(
    [left, top, width, height],
    `M0,${height * 0.6} C${width * 0.22},${height * 0.1} ${width * 0.36},0 ${width * 0.5},${height * 0.24} C${width * 0.68},${height * 0.56} ${width * 0.84},${height * 0.3} ${width},${height * 0.12} L${width},${height} L0,${height} Z`,
    ink,
    { opacity },
  );

/** A window with a pointed arch through which the desert is seen. */
export const arch = (left: number, top: number, width: number, height: number) => {
  const outline = `M0,${height} L0,${height * 0.42} C0,${height * 0.2} ${width * 0.24},${height * 0.08} ${width / 2},0 C${width * 0.76},${height * 0.08} ${width},${height * 0.2} ${width},${height * 0.42} L${width},${height} Z`;
  return [
    path([left, top, width, height], outline, 'light2'),
    disc(left + width * 0.62, top + height * 0.4, width * 0.15, 'accent1'),
    dunes(width, height * 0.36, 'accent5', left, top + height * 0.56, 0.75),
    dunes(width, height * 0.28, 'accent2', left, top + height * 0.72),
    path([left, top, width, height], outline, 'dark2', { outline: 5 }),
  ];
};

/** A camel on its way, as a shadow. */
export const camel = (left: number, top: number, grow: number) => {
  const at = (x: number, y: number, width: number, height: number) =>
    [left + x * grow, top + y * grow, width * grow, height * grow] as const;
  return [
    form('ellipse', at(14, 22, 62, 28), 'dark2'),
    form('ellipse', at(20, 8, 24, 30), 'dark2'),
    form('ellipse', at(46, 8, 24, 30), 'dark2'),
    form('ellipse', at(84, 2, 24, 12), 'dark2'),
    ...[20, 30, 60, 70].map((x) => block(at(x, 40, 4.5, 34), 'dark2')),
    path(
      at(68, 6, 28, 36),
      `M0,${32 * grow} C${14 * grow},${36 * grow} ${16 * grow},${14 * grow} ${22 * grow},${2 * grow}`,
      'dark2',
      {
        outline: 7 * grow,
      },
    ),
  ];
};

export const three = across(3, 72, 856, 32);
export const stops = across(5, 72, 856, 20);
export const heights = [60, 10, 44, 0, 30];
