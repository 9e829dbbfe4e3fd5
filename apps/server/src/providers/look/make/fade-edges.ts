import { type Plane, smooth } from '../paint/plane.ts';
import { portraitSize } from '../paint/portrait.ts';

/** From here on down the figure fades: a share of the height. Sooner, and a chest would dissolve. */
const fadeFrom = 0.94;
/** How wide the figure fades where the photo or the frame ends beside it, in distances between the pupils. */
const sideFade = 0.2;

export type Ends = { left: number; right: number; top: number; bottom: number };

/** Nobody ends at a straight edge: fades the figure at the lower end, at the sides, and where the photo ends above. */
export function fadeEdges(
  matte: Plane,
  given: Plane,
  { left, right, top, bottom }: Ends,
  pupils: number,
): Plane {
  const { width, height } = portraitSize;
  const side = sideFade * pupils;
  const [from, to] = [Math.max(0, left), Math.min(width, right)];
  const ground = Math.min(height, bottom);
  return matte.map((value, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (x < left || x >= right || y < top || y >= bottom) return 0;
    let seen = Math.min(value, given[i] as number);
    seen *= smooth(from, from + side, x) * smooth(to, to - side, x);
    if (top > 0) seen *= smooth(top, top + side / 3, y);
    const down = (y - (ground - height * (1 - fadeFrom))) / (height * (1 - fadeFrom));
    return down > 0 ? seen * Math.max(0, 1 - down) : seen;
  });
}
