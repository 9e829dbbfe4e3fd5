/** A colour, each part 0 to 1. */
export type Colour = [red: number, green: number, blue: number];

/** How bright a colour looks, in the unit of its parts. */
export const brightness = (red: number, green: number, blue: number): number =>
  0.299 * red + 0.587 * green + 0.114 * blue;

/** The middle of some numbers; zero of none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The middle of some colours, part by part. */
export const medianColour = (colours: readonly Colour[]): Colour => [
  median(colours.map(([red]) => red)),
  median(colours.map(([, green]) => green)),
  median(colours.map(([, , blue]) => blue)),
];

/** How much colour there is in a colour: 0 is grey, 1 as much as can be. */
export function saturation(colour: Colour): number {
  const most = Math.max(...colour);
  return most === 0 ? 0 : (most - Math.min(...colour)) / most;
}
