import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RigFile } from '@app/contract/rig/schema.ts';
import { createDeformer } from '@app/player/avatar/deform.ts';
import { type FaceTrack, poseAt } from '@app/player/avatar/pose.ts';
import { openRig } from '@app/player/avatar/rig.ts';
import { lipPairs } from '@app/player/avatar/topology.ts';

const samples = path.join(import.meta.dirname, '../../../apps/server/samples');
const frameMs = 40;
/** Lips that are this near to each other are closed: distances between the pupils. */
const closedGap = 0.02;

/** What the samples say, in both languages. */
const tracks = readdirSync(samples)
  .filter((name) => name.endsWith('.track.json'))
  // Our own files.
  .map((name) => JSON.parse(readFileSync(path.join(samples, name), 'utf8')) as Pick<FaceTrack, 'visemes'>);

/** For each P, B and M that a face says in the samples: whether its lips are seen closed in any frame. */
export function bilabialsOf(file: RigFile): boolean[] {
  const rig = openRig(file);
  const deform = createDeformer(rig);
  const most = closedGap * Math.hypot(rig.toPicture.a, rig.toPicture.b);
  return tracks.flatMap(({ visemes }) => {
    const script = { seed: 7, emotion: 'general', track: { visemes, emphasis: [] } } as const;
    const gapAt = (time: number): number => {
      const pose = poseAt(script, { speechMs: time, idleMs: time });
      const face = deform(pose, { scale: 1, left: 0, top: 0 }).find(({ name }) => name === 'face');
      const at = (index: number, axis: number) => face?.positions[index * 2 + axis] ?? 0;
      return Math.max(
        ...lipPairs.map(([up, low]) => Math.hypot(at(up, 0) - at(low, 0), at(up, 1) - at(low, 1))),
      );
    };
    return visemes
      .filter(({ id }) => id === 'PP')
      .map(({ startMs, endMs }) => {
        const first = Math.ceil(startMs / frameMs) * frameMs;
        for (let time = first; time <= Math.max(first, endMs); time += frameMs)
          if (gapAt(time) <= most) return true;
        return false;
      });
  });
}
