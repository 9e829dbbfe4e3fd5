import type { UnitName } from '@app/contract/rig/states/unit.ts';
import { smoothstep } from '../numbers.ts';
import { faceOval, point } from '../topology.ts';
import { at, distance, type FaceSpace, type Point } from './face-space.ts';
import type { Morph } from './morphs.ts';

const columns = 40;
const neighbours = 6;
/** How far a movement of the face is felt outside it: far below the chin, little elsewhere. */
const reach = { below: 0.55, elsewhere: 0.3 };
/** The sides and the back of the head lie behind the face, the chest a little. */
const behind = { head: 0.9, chest: -0.35 };

export type BaseGrid = { cols: number; rows: number; depths: number[]; morphs: Record<UnitName, Morph> };

function isInside(face: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  faceOval.forEach((index, i) => {
    const [ax, ay] = at(face, index);
    const [bx, by] = at(face, at<number>(faceOval, (i + faceOval.length - 1) % faceOval.length));
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** Where the nearest points of the face are, and how much each counts. */
function nearest(face: readonly Point[], x: number, y: number) {
  const all = face.map((p, index) => ({ index, away: distance(p, [x, y]) }));
  return all.sort((a, b) => a.away - b.away || a.index - b.index).slice(0, neighbours);
}

/** A grid over the whole picture: hair, neck and chest move with the face they surround. */
export function baseGridOf(
  space: FaceSpace,
  size: { width: number; height: number },
  morphs: Record<UnitName, Morph>,
): BaseGrid {
  const rows = Math.round((columns * size.height) / size.width);
  const chin = at(space.points, point.chin)[1];
  const depths: number[] = [];
  const names = Object.keys(morphs) as UnitName[];
  const moved = Object.fromEntries(names.map((name) => [name, [] as Morph])) as Record<UnitName, Morph>;
  for (let i = 0; i < (columns + 1) * (rows + 1); i++) {
    const [x, y] = space.toFace(
      ((i % (columns + 1)) / columns) * size.width,
      (Math.floor(i / (columns + 1)) / rows) * size.height,
    );
    const near = nearest(space.points, x, y);
    const away = isInside(space.points, x, y) ? 0 : (near[0]?.away ?? 0);
    const mean = (softness: number, value: (index: number) => number) => {
      let [sum, weights] = [0, 0];
      for (const { index, away: far } of near) {
        const weight = 1 / (far ** 2 + softness);
        sum += value(index) * weight;
        weights += weight;
      }
      return sum / weights;
    };
    const depth = mean(1e-3, (index) => at(space.points, index)[2]);
    const head = depth - behind.head * smoothstep(0, 0.9, away);
    const chest = smoothstep(chin + 0.05, chin + 1, y);
    depths.push(head * (1 - chest) + behind.chest * chest);
    const follow = Math.exp(-((away / (y > chin - 0.25 ? reach.below : reach.elsewhere)) ** 2));
    for (const name of names) {
      const move = (axis: 0 | 1 | 2) => mean(5e-4, (index) => at(morphs[name], index)[axis]) * follow;
      moved[name].push([move(0), move(1), move(2)]);
    }
  }
  return { cols: columns, rows, depths, morphs: moved };
}
