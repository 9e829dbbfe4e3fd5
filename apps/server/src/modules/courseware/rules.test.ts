import { expect, test } from 'vitest';
import { mediaIdOf, mediaName, storedAddress, withIds } from './rules.ts';

const [one, two] = ['01890a5d-ac96-774b-bcce-b302099a8057', '01890a5d-ac96-774b-bcce-b302099a8058'];

test('a file is named by its id, and other addresses are none of ours', () => {
  expect(mediaIdOf(mediaName(one))).toBe(one);
  expect(mediaIdOf('https://example.com/a.png')).toBeUndefined();
});

test('ids are replaced wherever they stand, and unknown ones stay', () => {
  const slide = { url: mediaName(one), link: { kind: 'slide', slideId: one }, other: two, text: 'no id' };
  expect(withIds(slide, new Map([[one, two]]))).toEqual({
    url: mediaName(two),
    link: { kind: 'slide', slideId: two },
    other: two,
    text: 'no id',
  });
});

test('an address that was given out for a file is stored as the name of the file, and no other is changed', () => {
  const id = '0198c0de-0000-7000-8000-000000000001';
  const path = `/web-api/portrait/courseware/media/${id}`;
  expect(storedAddress(`${path}?expires=1&sign=x`)).toBe(mediaName(id));
  for (const url of [mediaName(id), `https://elsewhere.example${path}`, `${path}/more`, 'https://a.b/c.png'])
    expect(storedAddress(url)).toBe(url);
});
