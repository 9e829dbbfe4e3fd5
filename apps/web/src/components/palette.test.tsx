// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { Palette, type PaletteItem } from './palette.tsx';

const run = vi.fn();
const onClose = vi.fn();
const item = (label: string, word: string, isPossible = true): PaletteItem => ({
  action: { name: label, label, when: () => isPossible, run: () => run(label) },
  group: 'Go to',
  words: [word],
});
const items = [item('文件', 'Files'), item('统计', 'Statistics'), item('退出', 'Log out', false)];
const texts = {
  title: 'Palette',
  find: 'Find',
  nothing: 'Nothing',
  move: 'Move',
  choose: 'Open',
  close: 'Close',
};

beforeEach(() => {
  run.mockReset();
  onClose.mockReset();
  show(<Palette items={items} texts={texts} onClose={onClose} />);
});
const labels = () => screen.getAllByRole('option').map((option) => option.textContent);
const chosen = () => screen.getByRole('option', { selected: true }).textContent;

test('what can be done is listed, and typing goes into the search', () => {
  expect(labels()).toEqual(['文件', '统计']);
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
});

test('it is found by its word in the other language', async () => {
  await userEvent.setup().keyboard('stat{Enter}');
  expect(run).toHaveBeenCalledWith('统计');
  expect(onClose).toHaveBeenCalledOnce();
});

test('arrows choose, and readers hear which', async () => {
  const user = userEvent.setup();
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toBe('统计');
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toBe('文件');
  const named = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  expect(document.getElementById(named ?? '')?.textContent).toBe('文件');
});

test('Escape closes it and does nothing', async () => {
  await userEvent.setup().keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(run).not.toHaveBeenCalled();
});

test('a word that fits nothing says so', async () => {
  await userEvent.setup().keyboard('zzzz{Enter}');
  expect(screen.getByText('Nothing')).toBeDefined();
  expect(run).not.toHaveBeenCalled();
});
