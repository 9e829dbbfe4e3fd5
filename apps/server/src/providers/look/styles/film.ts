import { brushed } from '../paint/brush.ts';
import { brightness, type Colour } from '../paint/colour.ts';
import { blur, clamp, guided, join, type Plane, smooth } from '../paint/plane.ts';
import { lightOf, type Portrait } from '../paint/portrait.ts';
import { skinColour } from '../paint/skin.ts';
import { type Colours, repaint, saturate, type Style } from './style.ts';

/** The line that a figure is drawn with. */
const ink: Colour = [0.2, 0.11, 0.12];
/** How many tones cloth and hair have, and how soft the step between two of them is. */
const tones = { count: 6, step: 0.3 };
/** The skin in shade, as it is, and in light: how bright, and from which light on. */
const skinTones = { shade: 0.88, base: 1, light: 1.06, fromShade: 0.82, toLight: 1.12, step: 0.12 };
/** Skin is drawn a little brighter than photos show it, and light skin half as red or pale as a flash makes it. */
const fresh = 1.07;
const lightSkin = { from: 0.35, to: 0.6 };
/** The light of skin against which differences of light are told: on dark skin they are smaller. */
const usualLight = 0.6;
const skinHue: Colour = [1.22, 0.96, 0.8];

/** How dark against the skin, and how much less red, hair is that grows on it. */
const grown = { from: 0.78, to: 0.62, red: 0.95, lessRed: 0.75 };
/** A fold of the skin is as red as skin, or redder: a pen leaves most of it out, as it makes a face old and cross. */
const fold = { from: 0.8, to: 1, left: 0.25 };

const redness = ([red, green, blue]: Colour): number =>
  (red - green) / Math.max(0.02, brightness(red, green, blue));

/** Light in steps. */
function stepped(value: number): number {
  const at = value * tones.count;
  const low = Math.floor(at);
  return (low + smooth(0.5 - tones.step, 0.5 + tones.step, at - low)) / tones.count;
}

function skinTone(light: number): number {
  const { shade, base, light: bright, fromShade, toLight, step } = skinTones;
  const up = smooth(fromShade - step, fromShade + step, light);
  return shade + (base - shade) * up + (bright - base) * smooth(toLight - step, toLight + step, light);
}

/** Where a pen would draw: on the dark side of edges (a difference of two blurs). */
function linesOf(light: Plane, portrait: Portrait, width: number, contrast: number): Plane {
  const [near, far] = [blur(light, portrait, width), blur(light, portrait, width * 2 + 1)];
  return join(near, far, (a, b) => smooth(0.012, 0.045, (b - a) * contrast));
}

/** The outline of the figure, where it ends at once; where it fades there is none. */
const outlineOf = ({ alpha, ...portrait }: Portrait, width: number): Plane =>
  join(alpha, blur(alpha, portrait, width), (own, around) => smooth(0.1, 0.3, own - around));

/** A figure of an animated film: flat tones, drawn lines, fresh colours, larger eyes and a smaller jaw. */
export const film: Style = {
  background: ['#cfe9f7', '#6fa6d6'],
  warp: { eyes: 0.24, jaw: 0.08 },
  paint({ portrait, masks, lamp }) {
    const { colours, pupils } = portrait;
    const painted = brushed(portrait, Math.max(3, Math.round(pupils * 0.035)));
    const calm = painted.map((plane) =>
      guided(plane, plane, portrait, Math.round(pupils * 0.08), 0.006),
    ) as Colours;
    const softLight = blur(lightOf(calm), portrait, Math.round(pupils * 0.03));
    // Shade is large and soft: what is small in the light of a photo is wrinkles and shine.
    const wideLight = blur(softLight, portrait, Math.round(pupils * 0.14));
    const pen = Math.max(1, Math.round(pupils * 0.011));
    const skin = skinColour(portrait);
    const skinLight = Math.max(0.05, brightness(...skin));
    const skinRed = Math.max(0.02, redness(skin));
    const contrast = Math.min(2, Math.max(1, usualLight / skinLight));
    const lines = linesOf(blur(lightOf(colours), portrait, pen), portrait, pen, contrast);
    const outline = outlineOf(portrait, pen * 3);
    const paled = smooth(lightSkin.from, lightSkin.to, skinLight) / 2;
    const drawn = skin.map(
      (value, c) => (value * (1 - paled) + skinLight * skinHue[c as 0] * paled) * fresh + 0.02,
    ) as Colour;
    // No shade falls into the eyes.
    const nearEyes = blur(masks.eyes, portrait, Math.round(pupils * 0.16));
    const lampLight = lamp([-0.4, -0.5, 0.77]);
    const photo = blur(lightOf(colours), portrait, 1);

    return repaint(calm, portrait, (own, i) => {
      const [eye, lip, brow] = [masks.eyes[i] as number, masks.lips[i] as number, masks.brows[i] as number];
      const feature = clamp(eye * 1.3 + brow + lip);
      const light = brightness(...own);
      const cloth = saturate(
        own.map((value) => (value * stepped(light)) / Math.max(0.02, light)) as Colour,
        1.3,
      );
      // Glasses and beards are no skin.
      const detail = Math.abs((photo[i] as number) - (softLight[i] as number)) * contrast;
      const isGrown =
        smooth(grown.from, grown.to, light / skinLight) *
        smooth(grown.red, grown.lessRed, redness(own) / skinRed);
      const isFold =
        (masks.skin[i] as number) * smooth(fold.from, fold.to, redness(own) / skinRed) * (1 - isGrown);
      const flat =
        (masks.skin[i] as number) * (1 - smooth(0.08, 0.18, detail * (1 - isFold))) * (1 - isGrown);
      // The light of photos is uneven, the light of drawings is not.
      const lit = (masks.lit[i] as number) * 0.7;
      const seen = (wideLight[i] as number) / skinLight;
      const shaded = skinTone(seen * (1 - lit) + ((lampLight[i] as number) / 0.78) * lit);
      const tone = shaded + (1 - shaded) * clamp((nearEyes[i] as number) * 3);
      const inked = (lines[i] as number) * (1 - flat * 0.55) * (1 - isFold * (1 - fold.left));
      const line = clamp(inked + (outline[i] as number) * 0.85);
      const made = own.map((_, c) => {
        const warm = (drawn[c as 0] as number) * tone;
        const part = cloth[c as 0] * (1 - flat) + warm * flat;
        const kept = part * (1 - feature) + (colours[c as 0][i] as number) * feature;
        const clear = kept + eye * ((kept < 0.42 ? kept * 0.7 : kept * 1.2) - kept);
        return clear * (1 - line * 0.8) + ink[c as 0] * line * 0.8;
      }) as Colour;
      return saturate(made, 1.12 + 0.3 * lip);
    });
  },
};
