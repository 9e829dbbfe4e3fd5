import { expect, test } from 'vitest';
import { operateStatus, settleLook } from './operate-status.ts';

test.each([
  [0, 'image-upload'],
  [1, 'style-generation'],
  [2, 'style-generation-complete'],
  [3, 'model-complete'],
  [4, 'initial'],
  [5, 'custom-image-upload'],
] as const)('operate status %i is %s, both ways', (code, name) => {
  expect(operateStatus.decode(code)).toBe(name);
  expect(operateStatus.encode(name)).toBe(code);
});

test('there are no other operate statuses', () => {
  expect(operateStatus.names).toHaveLength(6);
});

test('style-generation with a style image list moves to style-generation-complete', () => {
  expect(settleLook({ operateStatus: 'style-generation', styleImageList: ['a.png'] })).toEqual({
    operateStatus: 'style-generation-complete',
    styleImageList: ['a.png'],
  });
});

test('style-generation without images goes on', () => {
  expect(settleLook({ operateStatus: 'style-generation', styleImageList: [] })).toEqual({
    operateStatus: 'style-generation',
    styleImageList: [],
  });
});

test('image-upload clears the list', () => {
  expect(settleLook({ operateStatus: 'image-upload', styleImageList: ['a.png', 'b.png'] })).toEqual({
    operateStatus: 'image-upload',
    styleImageList: [],
  });
});

test.each(['style-generation-complete', 'model-complete', 'initial', 'custom-image-upload'] as const)(
  '%s stays and keeps its images',
  (now) => {
    const look = { operateStatus: now, styleImageList: ['a.png'] };
    expect(settleLook(look)).toEqual(look);
  },
);
