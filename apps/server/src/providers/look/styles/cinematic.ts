import { brightness, type Colour } from '../paint/colour.ts';
import { guided } from '../paint/plane.ts';
import { type Colours, levelsOf, repaint, saturate, type Style } from './style.ts';

/** A still of a film: a strong lamp from the side, deep shadows, warm light and cool dark. */
export const cinematic: Style = {
  background: ['#2b3a45', '#0a0f15'],
  paint({ portrait, masks, lamp }) {
    const { colours, pupils } = portrait;
    const smoothed = colours.map((plane) =>
      guided(plane, plane, portrait, Math.round(pupils * 0.06), 0.002),
    ) as Colours;
    const light = lamp([-0.75, -0.25, 0.6]);
    const levels = levelsOf(portrait);
    return repaint(colours, portrait, (own, i) => {
      const even = (masks.skin[i] as number) * 0.5;
      const lit = 1 + (masks.lit[i] as number) * 0.45 * ((light[i] as number) - 0.66);
      const [red, green, blue] = own.map((value, c) => {
        const seen = levels(((smoothed[c as 0][i] as number) * even + value * (1 - even)) * lit);
        const deep = seen < 0.5 ? 1.9 * seen * seen : 1 - 2 * (1 - seen) ** 2;
        return deep * 0.6 + levels(value) * 0.4;
      }) as Colour;
      const bright = brightness(red, green, blue);
      const dark = (1 - bright) ** 2;
      const graded: Colour = [
        red + 0.025 * bright - 0.045 * dark,
        green + 0.008 * bright + 0.008 * (1 - bright),
        blue - 0.03 * bright + 0.06 * dark,
      ];
      return saturate(graded, 0.9);
    });
  },
};
