import type { Colour } from '../paint/colour.ts';

const colourOf = (hex: string): Colour =>
  [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255) as Colour;

/** The name of the colour that is nearest. */
export function nearest<Name extends string>(colour: Colour, named: Record<Name, string>): Name {
  const names = Object.keys(named) as Name[];
  const away = (name: Name) => {
    const [r, g, b] = colourOf(named[name]);
    return Math.hypot(r - colour[0], g - colour[1], b - colour[2]);
  };
  return names.reduce((best, name) => (away(name) < away(best) ? name : best));
}
