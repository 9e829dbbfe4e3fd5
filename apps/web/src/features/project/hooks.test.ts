// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readListView, writeListView } from './hooks.ts';

const read = (query: string) => readListView(new URLSearchParams(query));

test('a list begins with my projects, the last changed first, as a grid', () => {
  expect(read('')).toEqual({
    tab: 'mine',
    find: '',
    orderBy: 'updatedAt',
    orderDir: 'desc',
    layout: 'grid',
  });
});

test('an address says what differs, and the way back gives the same view', () => {
  const view = { ...read(''), tab: 'collection', find: '太阳', orderBy: 'name', layout: 'list' } as const;
  const written = writeListView(new URLSearchParams('keep=1'), view);
  expect(Object.fromEntries(written)).toEqual({
    keep: '1',
    tab: 'collection',
    find: '太阳',
    orderBy: 'name',
    layout: 'list',
  });
  expect(readListView(written)).toEqual(view);
});

test('what is broken in an address is as at first', () => {
  expect(read('tab=others&orderBy=colour&orderDir=up&layout=pile')).toEqual(read(''));
});
