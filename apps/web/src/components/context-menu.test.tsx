// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { divider } from '../lib/actions.ts';
import { closeMenu, contextZone } from '../lib/context-menu.ts';
import { show } from '../testing/show.tsx';
import { ContextMenuHost } from './context-menu-host.tsx';

const texts = {
  menu: 'menu',
  cut: 'Cut',
  copy: 'Copy',
  paste: 'Paste',
  selectAll: 'Select all',
  pasteRefused: 'Press Ctrl+V',
};
const rename = vi.fn();

function Scene() {
  const entries = [
    { name: 'open', label: 'Open', run: () => undefined },
    { name: 'rename', label: 'Rename', run: rename },
    divider,
    { name: 'delete', label: 'Delete', danger: true, run: () => undefined },
  ] as const;
  return (
    <>
      <button type="button" ref={contextZone(() => entries)}>
        row
      </button>
      <p>elsewhere</p>
      <input aria-label="field" defaultValue="some text" />
      <ContextMenuHost texts={texts} />
    </>
  );
}

beforeEach(() => void show(<Scene />));
afterEach(() => {
  closeMenu();
  rename.mockReset();
});

const menu = () => screen.queryByRole('menu');
const opened = () => screen.findByRole('menu');
const itemNames = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

describe('a right click', () => {
  test('opens the menu of the zone instead of the browser’s', async () => {
    const isBrowserMenu = fireEvent.contextMenu(screen.getByText('row'), { clientX: 40, clientY: 50 });
    expect(isBrowserMenu).toBe(false);
    expect((await opened()).style).toMatchObject({ left: '40px', top: '50px' });
    expect(itemNames()).toEqual(['Open', 'Rename', 'Delete']);
    expect(screen.getAllByRole('separator')).toHaveLength(1);
  });

  test('opens nothing where there is no menu, the browser’s neither', async () => {
    expect(fireEvent.contextMenu(screen.getByText('elsewhere'))).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(menu()).toBeNull();
  });

  test('in a text field offers what can be done with text', async () => {
    const field = screen.getByLabelText<HTMLInputElement>('field');
    field.setSelectionRange(0, 4);
    fireEvent.contextMenu(field);
    await opened();
    expect(itemNames()).toEqual(expect.arrayContaining(['Cut', 'Copy', 'Select all']));
  });

  test('in a text field without a selection offers nothing to cut', async () => {
    fireEvent.contextMenu(screen.getByLabelText('field'));
    await opened();
    expect(itemNames()).not.toContain('Cut');
  });
});

describe('by keyboard', () => {
  test.each([
    ['Shift+F10', { key: 'F10', shiftKey: true }],
    ['the menu key', { key: 'ContextMenu' }],
  ])('%s opens the menu of what has the focus, on its first item', async (_, key) => {
    screen.getByText('row').focus();
    fireEvent.keyDown(screen.getByText('row'), key);
    await opened();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Open'));
  });

  test('arrows, Home and End go round, Enter chooses, and the focus returns', async () => {
    const user = userEvent.setup();
    screen.getByText('row').focus();
    fireEvent.keyDown(screen.getByText('row'), { key: 'ContextMenu' });
    await opened();
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Delete');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Open');
    await user.keyboard('{End}{Home}{ArrowDown}{Enter}');
    expect(rename).toHaveBeenCalledOnce();
    expect(menu()).toBeNull();
    expect(document.activeElement).toBe(screen.getByText('row'));
  });

  test('Escape closes it and gives the focus back', async () => {
    const user = userEvent.setup();
    screen.getByText('row').focus();
    fireEvent.keyDown(screen.getByText('row'), { key: 'ContextMenu' });
    await opened();
    await user.keyboard('{Escape}');
    expect(menu()).toBeNull();
    expect(document.activeElement).toBe(screen.getByText('row'));
  });
});

describe('it closes', () => {
  test.each([
    ['on a press outside', () => fireEvent.pointerDown(document.body)],
    ['on any scroll', () => fireEvent.scroll(document.body)],
    ['when the window changes its size', () => fireEvent(window, new Event('resize'))],
  ])('%s', async (_, happen) => {
    fireEvent.contextMenu(screen.getByText('row'));
    await opened();
    happen();
    await waitFor(() => expect(menu()).toBeNull());
  });

  test('but not on a press inside', async () => {
    fireEvent.contextMenu(screen.getByText('row'));
    fireEvent.pointerDown(await opened());
    expect(menu()).not.toBeNull();
  });
});
