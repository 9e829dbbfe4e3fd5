// @vitest-environment jsdom
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { useNotices } from './notices.ts';
import { guardUnsaved, saveFirst } from './unsaved.ts';
import { unsavedMessages } from './unsaved-messages.ts';

afterEach(() => useNotices.setState({ notices: [] }));

const guarded = (isSaved: boolean) =>
  onTestFinished(guardUnsaved({ hasUnsent: () => !isSaved, flush: () => Promise.resolve(isSaved) }));
const said = () => useNotices.getState().notices.map(({ text }) => text);

test('work begins once the server has everything', async () => {
  guarded(true);
  await saveFirst();
  expect(said()).toEqual([]);
});

test('what cannot be saved stops the work, and is said', async () => {
  guarded(true);
  guarded(false);
  await expect(saveFirst()).rejects.toThrow(unsavedMessages.notSaved.zh);
  expect(said()).toEqual([unsavedMessages.notSaved.zh]);
});

test('who shows the sentence in its place has no notice beside it', async () => {
  guarded(false);
  await expect(saveFirst({ inPlace: true })).rejects.toThrow(unsavedMessages.notSaved.zh);
  expect(said()).toEqual([]);
});
