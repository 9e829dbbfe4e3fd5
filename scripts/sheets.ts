// `npm run sheets -- <photo or folder> [out]`: what becomes of photos, to be looked at. A PNG for each photo with a row for the
// photo as it is and for each style: rest, five shapes of the mouth, blink, smile and turned head. Into .cache/sheets.
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { mouthSheet } from '@app/contract/avatar/states/mouth-sheet.ts';
import type { Viseme } from '@app/contract/speech/states/viseme.ts';
import { posterOf } from '@app/player/avatar/drawn/poster.ts';
import type { FaceModel } from '@app/player/avatar/build/face-model.ts';
import { emotionUnits } from '@app/player/avatar/emotion.ts';
import type { RawPicture } from '@app/player/avatar/pixels.ts';
import { neutralPose, type Pose, restSmile } from '@app/player/avatar/pose.ts';
import { createSoftRenderer } from '@app/player/avatar/renderer-soft.ts';
import { openRig } from '@app/player/avatar/rig.ts';
import { addUnits, type UnitWeights } from '@app/player/avatar/units.ts';
import { shapes } from '@app/player/avatar/visemes.ts';
import sharp from 'sharp';
import { loadModels } from '../apps/server/src/providers/look/face/models.ts';
import { cutOut } from '../apps/server/src/providers/look/make/cut-out.ts';
import { makeLook } from '../apps/server/src/providers/look/make/make-look.ts';
import {
  drawnFrom,
  paintedStyles,
  paintStyle,
  sitterOf,
} from '../apps/server/src/providers/look/make/make-style.ts';
import { type DrawnLook, type PhotoLook, PhotoRefused } from '../apps/server/src/providers/look/port.ts';
import { decode } from '../apps/server/src/providers/look/testing.ts';
import { root } from './repository.mjs';

const cell = { width: 240, height: 320 };
const background = '#c9d3dc';
const shownVisemes: Viseme[] = ['PP', 'aa', 'E', 'O', 'U'];

function poseWith(units: UnitWeights, more: Partial<Pose> = {}): Pose {
  const pose = { ...neutralPose(), ...more };
  addUnits(pose.units, { cornersUp: restSmile });
  addUnits(pose.units, units);
  return pose;
}

const poses: Pose[] = [
  poseWith({}),
  ...shownVisemes.map((viseme) => {
    const { units, tongue = 0, unsmile = 0 } = shapes[viseme];
    return poseWith(units, { tongue, unsmile });
  }),
  poseWith({ blinkL: 1, blinkR: 1 }),
  poseWith(emotionUnits.joy),
  poseWith({}, { yaw: 0.14, pitch: -0.05 }),
];

const mouth = await decode(readFileSync(join(root, 'apps/web/public', mouthSheet)));
const models = await loadModels(join(root, 'apps/server/models'));
// Our own file.
const model = JSON.parse(
  readFileSync(join(root, 'packages/player/data/face-model.json'), 'utf8'),
) as FaceModel;

/** A look in every pose. */
async function framesOf(look: DrawnLook | PhotoLook): Promise<Buffer[]> {
  const png = (picture: RawPicture) =>
    sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 4 } })
      .png()
      .toBuffer();
  const frames: Buffer[] = [];
  if (look.kind === 'drawn') {
    for (const pose of poses)
      frames.push(
        await sharp(Buffer.from(posterOf(look.character, pose)))
          .resize(cell)
          .png()
          .toBuffer(),
      );
    return frames;
  }
  const portrait = await decode(look.picture);
  const renderer = createSoftRenderer(openRig(look.rig), { portrait, mouth }, cell);
  for (const pose of poses) {
    renderer.draw(pose);
    frames.push(await png({ ...cell, data: renderer.pixels }));
  }
  return frames;
}

async function sheetOf(photo: Buffer): Promise<Buffer> {
  const portrait = await cutOut(models, photo, undefined);
  const sitter = sitterOf(portrait, model.triangles);
  const looks = [
    await makeLook(portrait, model),
    ...(await Promise.all(paintedStyles.map((name) => makeLook(paintStyle(sitter, name), model)))),
    { kind: 'drawn', character: drawnFrom(portrait) } as const,
  ];
  const whole = await sharp(photo)
    .rotate()
    .resize({ ...cell, fit: 'contain', background })
    .png()
    .toBuffer();
  const rows: Buffer[][] = [];
  for (const look of looks) rows.push([whole, ...(await framesOf(look))]);
  const cells = rows.flatMap((row, down) =>
    row.map((input, across) => ({ input, left: across * cell.width, top: down * cell.height })),
  );
  const size = { width: cell.width * (poses.length + 1), height: cell.height * rows.length };
  return sharp({ create: { ...size, channels: 3, background } })
    .composite(cells)
    .png()
    .toBuffer();
}

const [from, out = join(root, '.cache/sheets')] = process.argv.slice(2);
if (from === undefined) throw new Error('Which photo, or which folder of photos? npm run sheets -- <photo>');
const photos = statSync(from).isDirectory()
  ? readdirSync(from)
      .toSorted()
      .map((name) => join(from, name))
  : [from];
mkdirSync(out, { recursive: true });
for (const photo of photos) {
  const file = join(out, `${basename(photo, extname(photo))}.png`);
  try {
    await sharp(await sheetOf(readFileSync(photo))).toFile(file);
    console.log(file);
  } catch (error) {
    if (!(error instanceof PhotoRefused)) throw error;
    console.log(`${photo}: ${error.message}`);
  }
}
