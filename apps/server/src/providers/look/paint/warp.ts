import { eyes } from '@app/player/avatar/topology.ts';
import { type Plane, smooth, valueAt } from './plane.ts';
import type { Portrait } from './portrait.ts';

/** By which share eyes grow and the jaw narrows. */
export type Warp = { eyes: number; jaw: number };

/** How far around an eye it is felt, in distances between the pupils. */
const eyeReach = 0.52;
const rounds = 12;

type Place = [x: number, y: number];

/** Where in the old picture a place of the new one comes from. */
function sourceOf({ points, pupils }: Portrait, warp: Warp) {
  const centres = [eyes.R.iris, eyes.L.iris].map((index): Place => {
    const [x, y] = points[index] ?? [0, 0];
    return [x, y];
  }) as [Place, Place];
  const middle: Place = [(centres[0][0] + centres[1][0]) / 2, (centres[0][1] + centres[1][1]) / 2];
  const reach = pupils * eyeReach;
  return (x: number, y: number): Place => {
    const down = (y - middle[1]) / pupils;
    const narrow = warp.jaw * smooth(0.35, 1.25, down) * (1 - smooth(1.6, 2.3, down));
    const near = Math.exp(-((Math.abs(x - middle[0]) / pupils / 1.25) ** 4));
    let [fromX, fromY] = [middle[0] + (x - middle[0]) * (1 + narrow * near), y];
    for (const [eyeX, eyeY] of centres) {
      const [dx, dy] = [fromX - eyeX, fromY - eyeY];
      const away = Math.hypot(dx, dy) / reach;
      if (away >= 1) continue;
      const size = 1 - warp.eyes * (1 - away * away) ** 2;
      [fromX, fromY] = [eyeX + dx * size, eyeY + dy * size];
    }
    return [fromX, fromY];
  };
}

/** Changes the shape of a face. The points move along, so nothing has to be found in a picture that is no photo any more. */
export function warped(portrait: Portrait, warp: Warp): Portrait {
  const { width, height } = portrait;
  const source = sourceOf(portrait, warp);
  const from = [...portrait.colours, portrait.alpha];
  const to = from.map((plane) => new Float32Array(plane.length)) as [Plane, Plane, Plane, Plane];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [sx, sy] = source(x, y);
      from.forEach((plane, c) => {
        to[c as 0][y * width + x] = valueAt(plane, portrait, sx, sy);
      });
    }
  const points = portrait.points.map(([x, y, z]): [number, number, number] => {
    let [newX, newY] = [x, y];
    for (let round = 0; round < rounds; round++) {
      const [sx, sy] = source(newX, newY);
      newX += x - sx;
      newY += y - sy;
    }
    return [newX, newY, z];
  });
  return { ...portrait, colours: [to[0], to[1], to[2]], alpha: to[3], points };
}
