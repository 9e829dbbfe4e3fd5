import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mouthSheet } from '../packages/contract/src/avatar/states/mouth-sheet.ts';
import { drawnFiles, hashOf, rigText } from './make-rigs/make-rigs.mjs';
import { drawnIds, photos } from './make-rigs/templates.mjs';
import { root } from './repository.mjs';

const served = join(root, 'apps/web/public');
const bytes = (...path) => readFileSync(join(served, ...path));

/** The template that a source became. */
const templateOf = (id) =>
  JSON.parse(readFileSync(join(root, 'apps/server/avatars', `${id}.avatar.json`), 'utf8'));

const isNamedAfter = (id, folder, files) => {
  expect(readdirSync(join(served, folder)).toSorted()).toEqual(files.toSorted());
  expect(folder).toBe(`/assets/avatars/${id}-${hashOf(files.map((file) => bytes(folder, file)))}`);
};

describe.each(drawnIds.map((id) => ({ id, folder: templateOf(id).folder })))(
  'the drawn template $id',
  ({ id, folder }) => {
    test('is what the script makes today, so that a change of the drawing is looked at', () => {
      for (const [name, text] of Object.entries(drawnFiles(id)))
        expect(bytes(folder, name).toString() === text).toBe(true);
      isNamedAfter(id, folder, ['rig.json', 'picture.svg']);
    });
  },
);

describe.each(photos.map(({ id }) => ({ id, folder: templateOf(id).folder })))(
  'the template $id',
  ({ id, folder }) => {
    test('has the rig that the script makes today, so that a change of the script is not forgotten', () => {
      expect(bytes(folder, 'rig.json').toString() === rigText(id)).toBe(true);
      isNamedAfter(id, folder, ['rig.json', 'picture.webp', 'face.webp']);
    });
  },
);

test('the sheet of teeth and tongue is named after its contents, and small', () => {
  expect(mouthSheet).toBe(`/assets/avatars/mouth-${hashOf([bytes(mouthSheet)])}.webp`);
  expect(bytes(mouthSheet).length).toBeLessThan(60_000);
});

test('every template has its folder, and no other folder is served', () => {
  const ids = [...drawnIds, ...photos.map(({ id }) => id)];
  const names = [...ids.map((id) => templateOf(id).folder), mouthSheet].map((path) => path.split('/').at(-1));
  expect(readdirSync(join(served, 'assets/avatars')).toSorted()).toEqual(names.toSorted());
  const files = ids.map((id) => `${id}.avatar.json`);
  expect(readdirSync(join(root, 'apps/server/avatars')).toSorted()).toEqual(files.toSorted());
});
