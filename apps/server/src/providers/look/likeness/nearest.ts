import { brightness, type Colour } from '../paint/colour.ts';

const colourOf = (hex: string): Colour =>
  [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255) as Colour;

/** How much a difference of hue counts against one of light, which shade changes too. */
const hueCounts = 2;

/** The name of the colour that is nearest. */
export function nearest<Name extends string>(colour: Colour, named: Record<Name, string>): Name {
  const names = Object.keys(named) as Name[];
  const away = (name: Name) => {
    const [r, g, b] = colourOf(named[name]);
    const [dr, dg, db] = [r - colour[0], g - colour[1], b - colour[2]];
    return Math.hypot(brightness(dr, dg, db), (dr - dg) * hueCounts, (dg - db) * hueCounts);
  };
  return names.reduce((best, name) => (away(name) < away(best) ? name : best));
}
