import { describe, expect, test } from 'vitest';
import { arrange, isNarrowed, pageOf, pagesOf, readView, type TableView, writeView } from './table-view.ts';

const first: TableView = { sort: 'date', isDescending: true, find: '', page: 1 };
const read = (query: string) => readView(new URLSearchParams(query), first);

describe('a view in the address', () => {
  test('is as at first when there is none', () => {
    expect(read('')).toEqual(first);
  });

  test('says column, direction, what is looked for and the page', () => {
    expect(read('sort=-size&find=%E8%AF%BE&page=3')).toEqual({
      sort: 'size',
      isDescending: true,
      find: '课',
      page: 3,
    });
    expect(read('sort=name')).toMatchObject({ sort: 'name', isDescending: false });
  });

  test.each([['page=0'], ['page=-2'], ['page=x'], ['page=1.5'], ['sort=%3Cscript%3E']])(
    'survives %s',
    (query) => {
      expect(read(query)).toEqual(first);
    },
  );

  test('comes back as it was written, beside what else stands there', () => {
    const view: TableView = { sort: 'name', isDescending: false, find: 'a b', page: 2 };
    const written = writeView(new URLSearchParams('tab=mine'), view, first);
    expect(written.get('tab')).toBe('mine');
    expect(readView(written, first)).toEqual(view);
    expect(writeView(written, first, first).toString()).toBe('tab=mine');
  });
});

describe('filters in the address', () => {
  const narrow: TableView = { ...first, filters: { level: '', state: 'waiting' } };
  const readNarrow = (query: string) => readView(new URLSearchParams(query), narrow);

  test('are as at first when there are none, and what is not a filter is none', () => {
    expect(readNarrow('other=1').filters).toEqual({ level: '', state: 'waiting' });
    expect(read('level=vip1').filters).toBeUndefined();
  });

  test('come back as they were written, the cleared ones too', () => {
    const view: TableView = { ...narrow, filters: { level: 'vip1', state: '' } };
    const written = writeView(new URLSearchParams(), view, narrow);
    expect(written.toString()).toBe('level=vip1&state=');
    expect(readView(written, narrow)).toEqual(view);
    expect(writeView(written, narrow, narrow).toString()).toBe('');
  });

  test.each([
    [{ ...first }, false],
    [{ ...first, find: '  ' }, false],
    [{ ...first, find: 'a' }, true],
    [{ ...first, filters: { level: '' } }, false],
    [{ ...first, filters: { level: 'vip1' } }, true],
  ])('%j leaves rows out: %s', (view, narrowed) => {
    expect(isNarrowed(view)).toBe(narrowed);
  });
});

describe('rows', () => {
  const rows = [
    { name: '第 10 课', size: 1 },
    { name: '第 2 课', size: 3 },
    { name: 'Intro', size: 2 },
  ];
  const namesBy = (view: Partial<TableView>, sort?: 'name' | 'size') =>
    arrange(
      rows,
      { ...first, isDescending: false, ...view },
      ({ name }) => name,
      sort && ((row) => row[sort]),
    ).map(({ name }) => name);

  test('keep their order without a column to sort by', () => {
    expect(namesBy({})).toEqual(['第 10 课', '第 2 课', 'Intro']);
  });

  test('are sorted by number, and by name as people count', () => {
    expect(namesBy({}, 'size')).toEqual(['第 10 课', 'Intro', '第 2 课']);
    expect(namesBy({ isDescending: true }, 'size')).toEqual(['第 2 课', 'Intro', '第 10 课']);
    expect(namesBy({ find: '课' }, 'name')).toEqual(['第 2 课', '第 10 课']);
  });

  test('are found whatever the case', () => {
    expect(namesBy({ find: ' INT ' })).toEqual(['Intro']);
    expect(namesBy({ find: 'nothing' })).toEqual([]);
  });

  test('come in pages', () => {
    expect(pagesOf(0, 2)).toBe(1);
    expect(pagesOf(3, 2)).toBe(2);
    expect(pageOf(rows, 2, 2).map(({ name }) => name)).toEqual(['Intro']);
    expect(pageOf(rows, 9, 2)).toEqual(pageOf(rows, 2, 2));
  });
});
