import { brushed } from '../paint/brush.ts';
import { blur, clamp, guided, smooth } from '../paint/plane.ts';
import { lightOf } from '../paint/portrait.ts';
import { type Colours, repaint, saturate, type Style } from './style.ts';

/** A figure of an animated film: skin without grain, painted hair, strong colours, larger eyes and a smaller jaw. */
export const film: Style = {
  background: ['#cfe9f7', '#6fa6d6'],
  warp: { eyes: 0.26, jaw: 0.1 },
  paint({ portrait, masks, lamp }) {
    const { colours, pupils } = portrait;
    const calm = (planes: Colours) =>
      planes.map((plane) => guided(plane, plane, portrait, Math.round(pupils * 0.1), 0.01)) as Colours;
    const smoothed = calm(calm(colours));
    const painted = brushed(portrait, Math.max(2, Math.round(pupils * 0.022)));
    const [photo, calmLight] = [blur(lightOf(colours), portrait, 1), lightOf(smoothed)];
    const light = lamp([-0.4, -0.5, 0.77]);
    return repaint(painted, portrait, (brush, i) => {
      const eye = masks.eyes[i] as number;
      const keep = clamp(eye * 1.3 + (masks.brows[i] as number) * 0.7 + (masks.lips[i] as number) * 0.55);
      // Glasses and beards are no grain of the skin.
      const detail = Math.abs((photo[i] as number) - (calmLight[i] as number));
      const skin = (masks.skin[i] as number) * 0.9 * (1 - smooth(0.04, 0.12, detail));
      const lit = 1 + (masks.lit[i] as number) * 0.42 * ((light[i] as number) - 0.7);
      const made = brush.map((value, c) => {
        const flat = (smoothed[c as 0][i] as number) * skin + value * (1 - skin);
        const seen = clamp((flat * (1 - keep) + value * keep) * lit * 1.08 + 0.035);
        // Eyes are darker where they are dark and brighter where they are bright.
        return seen + eye * ((seen < 0.45 ? seen * 0.82 : seen * 1.1) - seen);
      }) as typeof brush;
      const [red, green, blue] = saturate(made, 1.32 + 0.5 * (masks.lips[i] as number));
      return [red + 0.02 * skin, green, blue];
    });
  },
};
