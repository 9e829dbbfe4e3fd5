// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { DataTable } from './data-table.tsx';
import { FilterSelect } from './filter-select.tsx';
import { useTableView } from './use-table-view.ts';

type Row = { id: string; name: string; size: number };

const texts = {
  find: 'Find',
  sortBy: 'Sort by',
  direction: 'Direction',
  nothingFound: 'Nothing found',
  actionsOf: (name: string) => `More for ${name}`,
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  pageOf: (page: number, pages: number) => `${page}/${pages}`,
  errorTitle: 'It did not load',
  retry: 'Try again',
  errorCode: (code: string) => `Error ${code}`,
};
const rows: Row[] = ['banana', 'apple', 'cherry'].map((name, index) => ({ id: name, name, size: 3 - index }));
const onRetry = vi.fn();

function Scene(props: { rows: Row[] | undefined; error?: Error; total?: number }) {
  const [view, setView] = useTableView({ sort: 'size', isDescending: true });
  return (
    <DataTable
      label="Fruit"
      columns={[
        { key: 'name', title: 'Name', sortBy: ({ name }) => name, cell: ({ name }) => name },
        { key: 'size', title: 'Size', sortBy: ({ size }) => size, cell: ({ size }) => size },
      ]}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      view={view}
      onView={setView}
      pageSize={2}
      onRetry={onRetry}
      empty={<p>Nothing yet</p>}
      actionsOf={({ name }) => [{ name: 'eat', label: `Eat ${name}`, run: () => undefined }]}
      texts={texts}
      {...props}
    />
  );
}

const byColour = { sort: 'name', isDescending: false, filters: { colour: '' } };

function Filtered() {
  const [view, setView] = useTableView(byColour);
  return (
    <DataTable
      label="Fruit"
      columns={[{ key: 'name', title: 'Name', cell: ({ name }) => name }]}
      rows={rows}
      total={9}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      view={view}
      onView={setView}
      pageSize={2}
      empty={null}
      filters={
        <FilterSelect
          label="Colour"
          all="All"
          value={view.filters?.['colour'] ?? ''}
          options={[['red', 'Red']]}
          onChange={(colour) => setView({ filters: { colour } })}
        />
      }
      texts={texts}
    />
  );
}

const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

test('rows come sorted and in pages, and the address says how', async () => {
  const user = userEvent.setup();
  const { router } = show(<Scene rows={rows} />);
  expect(names()).toEqual(['banana', 'apple']);
  await user.click(screen.getByLabelText('Next'));
  expect(names()).toEqual(['cherry']);
  expect(router.state.location.search).toBe('?page=2');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(names()).toEqual(['apple', 'banana']);
  expect(router.state.location.search).toBe('?sort=name');
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(names()).toEqual(['cherry', 'banana']);
});

test('an address shows the view it was made from', () => {
  show(<Scene rows={rows} />, '/?sort=name&find=an');
  expect(names()).toEqual(['banana']);
  expect(screen.getByLabelText<HTMLInputElement>('Find').value).toBe('an');
});

test('what is not there is said, and the search stays', async () => {
  const user = userEvent.setup();
  show(<Scene rows={rows} />);
  await user.type(screen.getByLabelText('Find'), 'zzz');
  expect(screen.getByText('Nothing found')).toBeDefined();
});

test('the key "/" leads to the search', async () => {
  const user = userEvent.setup();
  show(<Scene rows={rows} />);
  await user.keyboard('/');
  expect(document.activeElement).toBe(screen.getByLabelText('Find'));
});

test('a page of the server is shown as it came', () => {
  show(<Scene rows={rows.slice(0, 2)} total={9} />);
  expect(names()).toEqual(['banana', 'apple']);
  expect(screen.getByText('1/5')).toBeDefined();
});

test('without anything the empty state stands in its place', () => {
  show(<Scene rows={[]} />);
  expect(screen.getByText('Nothing yet')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

test('an error says what happened and can be tried again', async () => {
  const user = userEvent.setup();
  show(<Scene rows={undefined} error={new Error('The network is down')} />);
  expect(screen.getByRole('alert').textContent).toContain('The network is down');
  await user.click(screen.getByText('Try again'));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('rows that are here stay although a refresh failed', () => {
  show(<Scene rows={rows} error={new Error('The network is down')} />);
  expect(names()).toEqual(['banana', 'apple']);
});

test('a search that the server answered with nothing leaves the search standing', () => {
  show(<Scene rows={[]} total={0} />, '/?find=zzz');
  expect(screen.getByText('Nothing found')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Find').value).toBe('zzz');
  expect(screen.queryByText('Nothing yet')).toBeNull();
});

test('a filter is kept in the address and begins on the first page', async () => {
  const user = userEvent.setup();
  const { router } = show(<Filtered />, '/?page=2');
  await user.selectOptions(screen.getByLabelText('Colour'), 'red');
  expect(router.state.location.search).toBe('?colour=red');
  await user.selectOptions(screen.getByLabelText('Colour'), 'All');
  expect(router.state.location.search).toBe('');
});

test('a filter of the address that nobody offers chooses nothing', () => {
  show(<Filtered />, '/?colour=%3Cscript%3E');
  expect(screen.getByLabelText<HTMLSelectElement>('Colour').value).toBe('');
});
