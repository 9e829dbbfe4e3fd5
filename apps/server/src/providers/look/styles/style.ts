import { brightness, type Colour } from '../paint/colour.ts';
import type { Masks } from '../paint/masks.ts';
import { type Plane, clamp } from '../paint/plane.ts';
import type { Portrait } from '../paint/portrait.ts';
import type { Warp } from '../paint/warp.ts';

export type Colours = Portrait['colours'];

/** What a style is given to paint with. */
export type Sitter = {
  portrait: Portrait;
  masks: Masks;
  /** How a lamp lights the face. */
  lamp(from: [number, number, number]): Plane;
};

/** A way of painting a person: the colours, then the shape; and what its picture has behind the person. */
export type Style = {
  paint(sitter: Sitter): Colours;
  warp?: Warp;
  /** The colours of the background, in the middle and at the edges. */
  background: [middle: string, edge: string];
};

/** Makes new colours, pixel by pixel, where the person is. */
export function repaint(
  colours: Colours,
  { alpha }: Portrait,
  paint: (colour: Colour, i: number) => Colour,
): Colours {
  const painted = colours.map((plane) => new Float32Array(plane.length)) as Colours;
  const colour: Colour = [0, 0, 0];
  for (let i = 0; i < painted[0].length; i++) {
    if (alpha[i] === 0) continue;
    for (let c = 0; c < 3; c++) colour[c as 0] = (colours[c as 0] as Plane)[i] as number;
    const made = paint(colour, i);
    for (let c = 0; c < 3; c++) (painted[c as 0] as Plane)[i] = clamp(made[c as 0]);
  }
  return painted;
}

/** A colour more or less itself: 0 is grey, 1 as it was. */
export function saturate([red, green, blue]: Colour, by: number): Colour {
  const light = brightness(red, green, blue);
  return [light + (red - light) * by, light + (green - light) * by, light + (blue - light) * by];
}

/** Stretches the light of a portrait from its darkest to its brightest. */
export function levelsOf({ colours: [red, green, blue], alpha }: Portrait): (value: number) => number {
  const lights: number[] = [];
  for (let i = 0; i < alpha.length; i += 7)
    if ((alpha[i] as number) > 0.9)
      lights.push(brightness(red[i] as number, green[i] as number, blue[i] as number));
  lights.sort((a, b) => a - b);
  const low = (lights[Math.floor(lights.length * 0.005)] ?? 0) * 0.8;
  const high = (lights[Math.floor(lights.length * 0.995)] ?? 1) * 1.02;
  // Half of the way: a photo that is dark on purpose stays a little dark.
  return (value) => clamp((value + (value - low) / (high - low)) / 2);
}
