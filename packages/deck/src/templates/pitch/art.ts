import { across, path, place } from '../kit.ts';

// A pitch: black and one loud colour in turn, few words, and type that fills the page.

export const heading = place('title', [56, 50, 888, 70], {
  size: 46,
  bold: true,
  heading: true,
  anchor: 'middle',
});
export const loud = (top: number) =>
  place('title', [56, top, 888, 70], {
    size: 46,
    ink: 'light1',
    bold: true,
    heading: true,
    anchor: 'middle',
  });
export const three = across(3, 56, 888, 24);
export const four = across(4, 56, 888, 20);

/** A burst of rays from a corner. */
export const rays = (x: number, y: number, ink: 'accent1' | 'light1') =>
  [0, 1, 2, 3, 4, 5, 6].map((at) => {
    const [from, to] = [180 + at * 13, 185 + at * 13].map((degrees) => (degrees * Math.PI) / 180);
    const end = (angle = 0) =>
      `${Math.round(480 + 480 * Math.cos(angle))},${Math.round(480 + 480 * Math.sin(angle))}`;
    return path([x - 480, y - 480, 480, 480], `M480,480 L${end(from)} L${end(to)} Z`, ink, {
      opacity: 0.16 + at * 0.05,
    });
  });
