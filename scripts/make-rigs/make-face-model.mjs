// Makes packages/player/data/face-model.json: the average face, its triangles, and how the sculpted units move it.
//
// node scripts/make-rigs/make-face-model.mjs <folder>
//   folder  holds morphs468-makehuman-cc0.json (MakeHuman's expression units, CC0, carried over to the 468-point mesh) and
//           tri468.json (the triangles of MediaPipe's canonical face mesh, Apache-2.0)
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../repository.mjs';

const scale = 10_000;

/** Our name of a unit, and the one it has in the source. */
const sourceNames = {
  jawOpen: 'mouth-open',
  lipsPart: 'mouth-parling',
  lipsForward: 'mouth-protusion',
  lipsPurse: 'mouth-pursing',
  lipsStretch: 'mouth-retraction',
  lipsTighten: 'mouth-compression',
  lowerLipDown: 'mouth-depression-retraction',
  cornersUp: 'mouth-corner-puller',
  cornersDown: 'mouth-depression',
  squintL: 'eye-left-slit',
  squintR: 'eye-right-slit',
  browUpL: 'eyebrows-left-up',
  browUpR: 'eyebrows-right-up',
  browInnerUpL: 'eyebrows-left-inner-up',
  browInnerUpR: 'eyebrows-right-inner-up',
  browDownL: 'eyebrows-left-down',
  browDownR: 'eyebrows-right-down',
  noseUpL: 'nose-left-elevation',
  noseUpR: 'nose-right-elevation',
};

const [folder] = process.argv.slice(2);
const read = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const { base, units } = read('morphs468-makehuman-cc0.json');
const whole = (points) => points.flatMap((point) => point.map((value) => Math.round(value * scale)));
const model = {
  scale,
  points: whole(base),
  triangles: read('tri468.json'),
  units: Object.fromEntries(
    Object.entries(sourceNames).map(([name, source]) => [name, whole(units[source])]),
  ),
};
const target = join(root, 'packages/player/data');
mkdirSync(target, { recursive: true });
writeFileSync(join(target, 'face-model.json'), `${JSON.stringify(model)}\n`);
