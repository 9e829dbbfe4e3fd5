// Finds the 478 points of a face in each template picture, once, and keeps them in landmarks/<id>.json, so that rigs
// can be made again without a model. The code is the one that reads photos of people.
//
// node --import tsx scripts/make-rigs/find-landmarks.mjs <pictures>
//   pictures  the folder with the template pictures (templates.mjs names the files)
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findFaces } from '../../apps/server/src/providers/look/check/check-photo.ts';
import { loadModels } from '../../apps/server/src/providers/look/face/models.ts';
import { skinColour } from '../../apps/server/src/providers/look/make/skin-colour.ts';
import { planesOf } from '../../apps/server/src/providers/look/paint/portrait.ts';
import { openPhoto } from '../../apps/server/src/providers/look/photo/open-photo.ts';
import { root } from '../repository.mjs';
import { photos } from './templates.mjs';

const pictures = resolve(process.argv[2] ?? '.');
const models = await loadModels(join(root, 'apps/server/models'));
const folder = join(import.meta.dirname, 'landmarks');
mkdirSync(folder, { recursive: true });
for (const { id, picture } of photos) {
  const opened = await openPhoto(readFileSync(join(pictures, picture)), undefined, { scale: 1 });
  const { face } = await findFaces(models, opened);
  if (!face) throw new Error(`there is no face in ${picture}`);
  const { width, height } = opened.picture;
  const skin = skinColour({ colours: planesOf(opened.picture).colours, points: face.points, width });
  const rounded = face.points.map((point) => point.map((value) => Math.round(value * 100) / 100));
  const lines = rounded.map((point) => `    ${JSON.stringify(point).replaceAll(',', ', ')}`).join(',\n');
  const json = `{\n  "width": ${width},\n  "height": ${height},\n  "skin": [${skin.join(', ')}],\n  "points": [\n${lines}\n  ]\n}\n`;
  writeFileSync(join(folder, `${id}.json`), json);
  console.log(id, width, height, skin);
}
