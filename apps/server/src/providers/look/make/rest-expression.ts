import type { RigFile } from '@app/contract/rig/schema.ts';
import { point } from '@app/player/avatar/topology.ts';
import type { Portrait } from '../paint/portrait.ts';

/** How far corners of the mouth may hang below its middle before a face looks cross, and what lifts them again. */
const corners = { from: -0.02, gain: 420, most: 26 };
const browGap = { from: 0.2, gain: 160, most: 12 };

/** What the face does all the time so that nobody looks cross: a mouth that hangs is lifted, and so are low brows. */
export function restExpression({ points, pupils }: Pick<Portrait, 'points' | 'pupils'>): RigFile['rest'] {
  const y = (index: number): number => points[index]?.[1] ?? 0;
  const mouth = (y(point.upperLip) + y(point.lowerLip)) / 2;
  const hanging = ((y(point.mouthRight) + y(point.mouthLeft)) / 2 - mouth) / pupils;
  const lift = Math.round(Math.min(corners.most, Math.max(0, (hanging - corners.from) * corners.gain)));
  const gap = (y(159) + y(386) - y(52) - y(282)) / 2 / pupils;
  const brows = Math.round(Math.min(browGap.most, Math.max(0, (browGap.from - gap) * browGap.gain)));
  return {
    ...(lift > 0 ? { cornersUp: lift } : {}),
    ...(brows > 0 ? { browInnerUpL: brows, browInnerUpR: brows } : {}),
  };
}
