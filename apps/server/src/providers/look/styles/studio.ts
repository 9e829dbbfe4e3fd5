import { blur, guided } from '../paint/plane.ts';
import { levelsOf, repaint, saturate, type Colours, type Style } from './style.ts';

/** How much of the skin is smoothed, and how much of its grain stays. */
const smoothing = { share: 0.72, grain: 0.22 };

/** A photo as a studio takes it: even skin, a soft lamp from the upper left, clear eyes, a bright backdrop. */
export const studio: Style = {
  background: ['#dbe3ed', '#9eadc2'],
  paint({ portrait, masks, lamp }) {
    const { colours, pupils } = portrait;
    const smoothed = colours.map((plane) =>
      guided(plane, plane, portrait, Math.round(pupils * 0.09), 0.004),
    ) as Colours;
    const soft = colours.map((plane) => blur(plane, portrait, 2)) as Colours;
    const light = lamp([-0.35, -0.4, 0.85]);
    const levels = levelsOf(portrait);
    return repaint(colours, portrait, (own, i) => {
      const even = (masks.skin[i] as number) * smoothing.share;
      const lit = 1 + (masks.lit[i] as number) * 0.16 * ((light[i] as number) - 0.78);
      const sharpen = 0.5 * (masks.eyes[i] as number) + 0.25 * (masks.brows[i] as number) + 0.15;
      const made = own.map((value, c) => {
        const calm = smoothed[c as 0][i] as number;
        const skin = calm * even + value * (1 - even) + (value - calm) * smoothing.grain * even;
        const clear = levels((skin + (value - (soft[c as 0][i] as number)) * sharpen) * lit);
        return clear + 0.1 * (clear - 0.5) * (1 - Math.abs(clear - 0.5)) + 0.02;
      }) as typeof own;
      return saturate(made, 1.06 + 0.25 * (masks.lips[i] as number));
    });
  },
};
