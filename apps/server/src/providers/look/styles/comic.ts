import { brushed } from '../paint/brush.ts';
import { blur, clamp, guided, join, smooth } from '../paint/plane.ts';
import { lightOf } from '../paint/portrait.ts';
import { type Colour, type Colours, repaint, saturate, type Style } from './style.ts';

const tones = 5;
/** How dark a line begins, and how quickly it is black. */
const lines = { share: 0.985, from: 0.0105, strength: 22 };

/** A page of a comic: five tones, and lines where light changes. */
export const comic: Style = {
  background: ['#78b5f2', '#ebd4fa'],
  warp: { eyes: 0.16, jaw: 0.06 },
  paint({ portrait, masks }) {
    const { colours, pupils } = portrait;
    const painted = brushed(portrait, Math.max(2, Math.round(pupils * 0.03)));
    const flat = painted.map((plane) =>
      guided(plane, plane, portrait, Math.round(pupils * 0.05), 0.004),
    ) as Colours;
    const light = lightOf(flat);
    const photoLight = lightOf(colours);
    const near = blur(photoLight, portrait, Math.max(1, Math.round(pupils * 0.008)));
    const far = blur(photoLight, portrait, Math.max(2, Math.round(pupils * 0.014)));
    const line = join(near, far, (a, b) => {
      const edge = a - lines.share * b - lines.from;
      return edge >= 0 ? 0 : -Math.tanh(lines.strength * edge);
    });
    return repaint(flat, portrait, (own, i) => {
      const seen = light[i] as number;
      const step = Math.floor(seen * tones);
      const tone = (step + smooth(0.38, 0.62, seen * tones - step) + 0.15) / (tones + 0.25);
      const by = Math.min(1.6, tone / (seen + 0.02)) * 1.06;
      const feature = Math.max(
        masks.eyes[i] as number,
        masks.brows[i] as number,
        (masks.lips[i] as number) * 0.6,
      );
      const ink = 1 - clamp(line[i] as number) * 0.94 * (0.55 + 0.45 * feature);
      const strong = saturate(own.map((value) => clamp(value * by + 0.02)) as Colour, 1.38);
      return strong.map((value) => value * ink) as Colour;
    });
  },
};
