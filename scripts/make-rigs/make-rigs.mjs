// Makes what the web app serves of the template avatars: a folder with rig and pictures for each, and the sheet of teeth
// and tongue that photos share. The names carry a hash of the contents, so that browsers may keep the files for ever; the
// files of the templates and the contract are told the new names.
//
// node --import tsx scripts/make-rigs/make-rigs.mjs                        the rigs anew, from characters/, landmarks/ and the face model
// node --import tsx scripts/make-rigs/make-rigs.mjs <pictures>             the pictures too
//   pictures  the folder with the template pictures (templates.mjs names the files) and mouth-up, -lo, -tongue.png
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { characterSchema } from '../../packages/contract/src/character/schema.ts';
import { rigSchema } from '../../packages/contract/src/rig/schema.ts';
import { buildRig } from '../../packages/player/src/avatar/build/build-rig.ts';
import { posterOf } from '../../packages/player/src/avatar/drawn/poster.ts';
import { isCalled, root } from '../repository.mjs';
import { drawnIds, photos } from './templates.mjs';

const served = join(root, 'apps/web/public/assets/avatars');
const templates = join(root, 'apps/server/avatars');
const sheetFile = join(root, 'packages/contract/src/avatar/states/mouth-sheet.ts');
const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));

/** The files of a template that is drawn. */
export function drawnFiles(id) {
  const character = z.parse(characterSchema, readJson(import.meta.dirname, 'characters', `${id}.json`));
  return { 'rig.json': JSON.stringify(character), 'picture.svg': posterOf(character) };
}

/** The rig of a template that is a photo, as the text that is served. */
export function rigText(id) {
  const model = readJson(root, 'packages/player/data/face-model.json');
  const { rest } = photos.find((photo) => photo.id === id);
  const rig = buildRig(readJson(import.meta.dirname, 'landmarks', `${id}.json`), model, rest);
  return JSON.stringify(z.parse(rigSchema, rig));
}

/** Eight letters that change with the contents. */
export function hashOf(contents) {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 8);
}

/** What was made last under a name, whatever its hash. */
const lastMade = (name) =>
  readdirSync(served).find((entry) => entry.replace(/-[0-9a-f]{8}(?=\.|$)/, '') === name);

/** Nobody ends at a straight edge: what is left of a picture whose lower end fades. */
const fading = (width, height) =>
  Buffer.from(
    `<svg width="${width}" height="${height}"><linearGradient id="g" x2="0" y2="1"><stop offset="0.895"/><stop offset="1" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );

/** The portrait, and the face alone as a small square. */
async function picturesOf(sharp, file, { space }) {
  const side = Math.round(space.pupilDistance * 3.4);
  const face = {
    left: Math.round(space.origin[0] - side / 2),
    top: Math.round(space.origin[1] - side * 0.44),
    width: side,
    height: side,
  };
  const { width, height } = await sharp(file).metadata();
  return {
    'picture.webp': await sharp(file)
      .composite([{ input: fading(width, height), blend: 'dest-in' }])
      .webp({ quality: 84, alphaQuality: 90, effort: 6 })
      .toBuffer(),
    'face.webp': await sharp(file).extract(face).resize(256, 256).webp({ quality: 82, effort: 6 }).toBuffer(),
  };
}

/** Upper teeth, lower teeth and tongue, one below the other. */
async function mouthSheet(sharp, folder) {
  const size = { width: 320, height: 200 };
  const parts = await Promise.all(
    ['mouth-up.png', 'mouth-lo.png', 'mouth-tongue.png'].map((name) =>
      sharp(join(folder, name)).resize(size.width, size.height).png().toBuffer(),
    ),
  );
  return sharp({
    create: {
      width: size.width,
      height: size.height * 3,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
    .composite(parts.map((input, i) => ({ input, left: 0, top: i * size.height })))
    .webp({ quality: 86, alphaQuality: 95, effort: 6 })
    .toBuffer();
}

/** Writes files into a folder named after their contents; the old one goes. Returns the new name. */
function replaceFolder(name, files) {
  const target = `${name}-${hashOf(Object.values(files))}`;
  const old = lastMade(name);
  if (old) rmSync(join(served, old), { recursive: true });
  mkdirSync(join(served, target));
  for (const [file, content] of Object.entries(files)) writeFileSync(join(served, target, file), content);
  return target;
}

/** Tells a template where its files are now; a new version of it takes the place of its row in every database. */
function renameTemplate(id, target) {
  const file = join(templates, `${id}.avatar.json`);
  const template = readJson(file);
  const folder = `/assets/avatars/${target}`;
  if (template.folder === folder) return;
  const version = template.version + 1;
  writeFileSync(file, `${JSON.stringify({ ...template, version, folder }, null, 2)}\n`);
}

async function make(folder) {
  mkdirSync(served, { recursive: true });
  const sharp = folder && createRequire(join(root, 'apps/server/package.json'))('sharp');
  for (const id of drawnIds) {
    const target = replaceFolder(id, drawnFiles(id));
    renameTemplate(id, target);
    console.log(target);
  }
  for (const { id, picture } of photos) {
    const rig = rigText(id);
    const old = lastMade(id);
    const pictures = sharp
      ? await picturesOf(sharp, join(folder, picture), JSON.parse(rig))
      : Object.fromEntries(
          ['picture.webp', 'face.webp'].map((name) => [name, readFileSync(join(served, old, name))]),
        );
    const target = replaceFolder(id, { 'rig.json': rig, ...pictures });
    renameTemplate(id, target);
    console.log(target);
  }
  if (sharp) {
    const sheet = await mouthSheet(sharp, folder);
    const old = lastMade('mouth.webp');
    if (old) rmSync(join(served, old));
    const target = `mouth-${hashOf([sheet])}.webp`;
    writeFileSync(join(served, target), sheet);
    const sheetText = readFileSync(sheetFile, 'utf8');
    writeFileSync(sheetFile, sheetText.replace(/mouth-[0-9a-f]{8}\.webp/, target));
    console.log(target);
  }
}

if (isCalled(import.meta.url)) await make(...process.argv.slice(2).map((path) => resolve(path)));
