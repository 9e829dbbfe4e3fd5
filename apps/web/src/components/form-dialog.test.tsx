// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { currentLanguage, setLanguage } from '../lib/language.ts';
import { show } from '../testing/show.tsx';
import { FormDialog } from './form-dialog.tsx';
import { TextField } from './text-field.tsx';
import { useCheckedForm } from './use-checked-form.ts';

const texts = {
  close: 'Close',
  cancel: 'Cancel',
  loseTitle: 'Leave without saving?',
  loseText: 'Not saved',
  lose: 'Leave',
  keep: 'Keep typing',
};
const send = vi.fn<(values: { name: string; mail: string }) => Promise<void>>(() => Promise.resolve());
afterEach(() => {
  send.mockReset();
  setLanguage('zh-CN');
});

const needed = () => (currentLanguage() === 'zh-CN' ? '必填' : 'needed');

function Rename({ onClose }: { onClose: () => void }) {
  const form = useCheckedForm({
    initial: { name: '', mail: '' },
    check: ({ name, mail }) => ({
      name: name === '' ? needed() : undefined,
      mail: mail === '' ? needed() : undefined,
    }),
    send,
    onDone: onClose,
  });
  return (
    <FormDialog title="Rename" submitLabel="Rename it" form={form} texts={texts} onClose={onClose}>
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Mail" {...form.field('mail')} />
    </FormDialog>
  );
}

function Scene() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        open
      </button>
      {isOpen ? <Rename onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

async function opened() {
  const user = userEvent.setup();
  show(<Scene />);
  await user.click(screen.getByText('open'));
  await screen.findByRole('dialog', { name: 'Rename' });
  return user;
}
const dialog = () => screen.queryByRole('dialog');

test('the first field has the focus, Escape closes it, and the focus returns', async () => {
  const user = await opened();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  await user.keyboard('{Escape}');
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(screen.getByText('open'));
});

test('Tab stays inside', async () => {
  const user = await opened();
  const stops = [];
  for (let press = 0; press < 5; press++) {
    await user.tab();
    stops.push(
      document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label') || 'field',
    );
  }
  expect(stops).toEqual(['field', 'Cancel', 'Rename it', 'Close', 'field']);
});

test('Escape asks when something was typed: keep typing keeps it', async () => {
  const user = await opened();
  await user.type(screen.getByLabelText('Name'), 'abc');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog', { name: texts.loseTitle })).toBeDefined();
  await user.click(screen.getByText(texts.keep));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('abc');
});

test('and leaving throws it away', async () => {
  const user = await opened();
  await user.type(screen.getByLabelText('Name'), 'abc');
  await user.keyboard('{Escape}');
  await user.click(screen.getByText(texts.lose));
  await waitFor(() => expect(dialog()).toBeNull());
});

test('Escape in the question closes only the question', async () => {
  const user = await opened();
  await user.type(screen.getByLabelText('Name'), 'abc');
  await user.keyboard('{Escape}{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(dialog()).not.toBeNull();
});

test('the button always works: it shows what is wrong and leads to the first error', async () => {
  const user = await opened();
  await user.type(screen.getByLabelText('Mail'), 'a@b.cn');
  await user.click(screen.getByText('Rename it'));
  const name = screen.getByLabelText('Name');
  expect(document.activeElement).toBe(name);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  const described = (name.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('必填');
  expect(send).not.toHaveBeenCalled();
});

test('an error follows the language', async () => {
  const user = await opened();
  await user.click(screen.getByText('Rename it'));
  expect(screen.getAllByText('必填')).toHaveLength(2);
  act(() => setLanguage('en-US'));
  expect(screen.getAllByText('needed')).toHaveLength(2);
});

test('a refusal stands above the fields, and what was typed stays', async () => {
  send.mockRejectedValueOnce(new Error('taken'));
  const user = await opened();
  await user.type(screen.getByLabelText('Name'), 'abc');
  await user.type(screen.getByLabelText('Mail'), 'a@b.cn');
  await user.click(screen.getByText('Rename it'));
  expect((await screen.findByRole('alert')).textContent).toBe('taken');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('abc');
});

test('when it is done it closes', async () => {
  const user = await opened();
  await user.type(screen.getByLabelText('Name'), 'abc');
  await user.type(screen.getByLabelText('Mail'), 'a@b.cn');
  await user.click(screen.getByText('Rename it'));
  await waitFor(() => expect(dialog()).toBeNull());
  expect(send).toHaveBeenCalledWith({ name: 'abc', mail: 'a@b.cn' });
});
