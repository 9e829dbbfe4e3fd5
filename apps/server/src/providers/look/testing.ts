import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RigFile } from '@app/contract/rig/schema.ts';
import { createDeformer } from '@app/player/avatar/deform.ts';
import { emotionUnits } from '@app/player/avatar/emotion.ts';
import type { RawPicture } from '@app/player/avatar/pixels.ts';
import { neutralPose, type Pose } from '@app/player/avatar/pose.ts';
import { openRig } from '@app/player/avatar/rig.ts';
import { addUnits, type UnitWeights } from '@app/player/avatar/units.ts';
import { shapes } from '@app/player/avatar/visemes.ts';
import sharp, { type Sharp } from 'sharp';

/** The folder above the parts of the product. */
export const root = path.resolve(import.meta.dirname, '../../../../..');

const avatars = path.join(root, 'apps/web/public/assets/avatars');

/** A file of a template avatar: the people of these pictures do not exist. */
export function templateFile(id: string, name: string): Buffer {
  const folder = readdirSync(avatars).find((entry) => entry.startsWith(`${id}-`));
  return readFileSync(path.join(avatars, folder ?? id, name));
}

/** The picture of a template avatar, cut out. */
export const cutOutTemplate = (id: string): Sharp => sharp(templateFile(id, 'picture.webp'));

/** A portrait as a camera takes it: a template avatar before a wall, as a JPEG that can be changed further. */
export async function portrait(id = 'anya'): Promise<Buffer> {
  return cutOutTemplate(id).flatten({ background: '#8a9aa5' }).jpeg({ quality: 92 }).toBuffer();
}

/** Everything a face does while it speaks: each shape of the mouth, alone and with a smile, blinking and turned. */
export function allPoses(): { name: string; pose: Pose }[] {
  const beside: Record<string, { units?: UnitWeights; pose?: Partial<Pose> }> = {
    straight: {},
    smiling: { units: emotionUnits.joy },
    blinking: { units: { blinkL: 1, blinkR: 1 } },
    turned: { pose: { yaw: 0.14, pitch: -0.1 } },
  };
  return Object.entries(shapes).flatMap(([viseme, { units, tongue = 0, unsmile = 0 }]) =>
    Object.entries(beside).map(([how, more]) => {
      const pose = { ...neutralPose(), tongue, unsmile, ...more.pose };
      addUnits(pose.units, units);
      addUnits(pose.units, more.units ?? {});
      return { name: `${viseme} ${how}`, pose };
    }),
  );
}

/** Smaller than this a triangle is not seen, whichever side it shows: square pixels of the picture. */
const leastArea = 0.5;

/** The triangles of the face that show their back in a pose, as `pose: triangle`. */
export function foldsOf(file: RigFile): string[] {
  const rig = openRig(file);
  const deform = createDeformer(rig);
  const areasIn = (pose: Pose): Float32Array => {
    const face = deform(pose, { scale: 1, left: 0, top: 0 }).find(({ name }) => name === 'face');
    const { triangles = new Uint16Array(), positions = new Float32Array() } = face ?? {};
    const at = (corner: number, axis: number) => positions[(triangles[corner] ?? 0) * 2 + axis] ?? 0;
    return Float32Array.from({ length: triangles.length / 3 }, (_, i) => {
      const [ax, ay] = [at(i * 3, 0), at(i * 3, 1)];
      const [bx, by] = [at(i * 3 + 1, 0) - ax, at(i * 3 + 1, 1) - ay];
      const [cx, cy] = [at(i * 3 + 2, 0) - ax, at(i * 3 + 2, 1) - ay];
      return (bx * cy - by * cx) / 2;
    });
  };
  const rest = areasIn(neutralPose());
  return allPoses().flatMap(({ name, pose }) =>
    [...areasIn(pose)].flatMap((area, i) =>
      Math.sign(area) !== Math.sign(rest[i] ?? 0) && Math.abs(area) > leastArea ? [`${name}: ${i}`] : [],
    ),
  );
}

/** A picture as renderers take it. */
export async function decode(picture: Uint8Array): Promise<RawPicture> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
