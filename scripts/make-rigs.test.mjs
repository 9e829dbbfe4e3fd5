import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mouthSheet } from '../packages/contract/src/avatar/states/mouth-sheet.ts';
import { hashOf, rigText } from './make-rigs/make-rigs.mjs';
import { sources } from './make-rigs/templates.mjs';
import { root } from './repository.mjs';

const served = join(root, 'apps/web/public');
const bytes = (...path) => readFileSync(join(served, ...path));

/** The template that a source became. */
const templateOf = (id) =>
  JSON.parse(readFileSync(join(root, 'apps/server/avatars', `${id}.avatar.json`), 'utf8'));

describe.each(sources.map(({ id }) => ({ id, folder: templateOf(id).folder })))(
  'the template $id',
  ({ id, folder }) => {
    test('has the rig that the script makes today, so that a change of the script is not forgotten', () => {
      expect(bytes(folder, 'rig.json').toString() === rigText(id)).toBe(true);
    });

    test('is in a folder named after its contents', () => {
      const files = ['rig.json', 'picture.webp', 'face.webp'];
      expect(readdirSync(join(served, folder)).toSorted()).toEqual(files.toSorted());
      expect(folder).toBe(`/assets/avatars/${id}-${hashOf(files.map((file) => bytes(folder, file)))}`);
    });
  },
);

test('the sheet of teeth and tongue is named after its contents, and small', () => {
  expect(mouthSheet).toBe(`/assets/avatars/mouth-${hashOf([bytes(mouthSheet)])}.webp`);
  expect(bytes(mouthSheet).length).toBeLessThan(60_000);
});

test('every template has its folder, and no other folder is served', () => {
  const folders = sources.map(({ id }) => templateOf(id).folder);
  const names = [...folders, mouthSheet].map((path) => path.split('/').at(-1));
  expect(readdirSync(join(served, 'assets/avatars')).toSorted()).toEqual(names.toSorted());
  const files = sources.map(({ id }) => `${id}.avatar.json`);
  expect(readdirSync(join(root, 'apps/server/avatars')).toSorted()).toEqual(files.toSorted());
});
