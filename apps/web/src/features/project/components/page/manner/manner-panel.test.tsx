// @vitest-environment jsdom
import { deckRoutes } from '@app/contract/deck/routes.ts';
import { speechRoutes } from '@app/contract/speech/routes.ts';
import { defaultDesign } from '@app/deck/default-design.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { aDesk, avatar, hint, id } from '../../../../../testing/project-desk.tsx';
import { pageSent } from '../../../../../testing/projects.ts';

const { server, has, open } = aDesk(defaultDesign);
const usual = { pace: 1, intonation: 1, volume: 1, emotion: 'general' };
const pages = (more: object = {}) => [
  pageSent(0, { avatarId: avatar.id, ...more }),
  pageSent(1, { avatarId: avatar.id }),
];

beforeEach(() => {
  const voice = (ttsId: string, zh: string, more: object) => ({
    ttsId,
    name: { zh, en: ttsId },
    languages: ['zh-CN'],
    sex: 'male',
    age: 'adult',
    character: null,
    about: { zh: '', en: '' },
    isFavourite: false,
    sampleText: { zh: '你好', en: 'Hello' },
    ...more,
  });
  const list = [voice('mingyuan', '明远', {}), voice('xiaoman', '小满', { age: 'child' })];
  server.on(speechRoutes.voices, { data: { list, engine: { name: 'kokoro', state: 'ready', hint } } });
  server.on(deckRoutes.voice, { data: { list: [] } });
  has({}, ...pages());
});

/** The panel; the choice of whom it is for is told from the others on the desk. */
async function panel() {
  const pace = await screen.findByRole('slider', { name: '语速' });
  return within(pace.closest<HTMLElement>('section, article, [data-keep-clear]')!);
}

test('a pull at a slider is seen at once, and saved for the deck when it rests', async () => {
  open();
  const pace = await screen.findByRole<HTMLInputElement>('slider', { name: '语速' });
  for (const value of ['1.2', '1.4', '1.5']) fireEvent.change(pace, { target: { value } });
  expect(pace.getAttribute('aria-valuetext')).toBe('150%');
  await waitFor(() =>
    expect(server.sentTo(deckRoutes.voice)).toEqual([
      { projectId: id, settings: { ...usual, ttsId: null, pace: 1.5 } },
    ]),
  );
});

test('an emotion is chosen for the deck, which keeps its voice and whatever else was set', async () => {
  has({ ttsId: 'mingyuan', voiceSettings: { ...usual, volume: 0.5 } }, ...pages());
  open();
  await userEvent.click((await panel()).getByRole('radio', { name: '喜悦' }));
  const settings = { ttsId: 'mingyuan', ...usual, volume: 0.5, emotion: 'joy' };
  await waitFor(() => expect(server.sentTo(deckRoutes.voice)).toEqual([{ projectId: id, settings }]));
});

test('one page gets a voice of its own, is marked for it, and goes back to the deck’s', async () => {
  open();
  const form = await panel();
  await userEvent.click(form.getByRole('radio', { name: '只这一页' }));
  expect(form.getByText('这一页和整份课件说得一样。')).toBeTruthy();
  const [page] = pages();
  const own = { ...usual, ttsId: 'xiaoman' };
  has({}, ...pages({ voice: own }));
  await userEvent.selectOptions(form.getByRole('combobox'), '小满');
  await waitFor(() =>
    expect(server.sentTo(deckRoutes.voice)).toEqual([{ projectId: id, pageId: page!.id, settings: own }]),
  );
  expect(await screen.findByRole('button', { name: /^第 1 页.*有自己的说话方式$/ })).toBeTruthy();
  has({}, ...pages());
  await userEvent.click(form.getByRole('button', { name: '恢复为课件的设置' }));
  await waitFor(() =>
    expect(server.sentTo(deckRoutes.voice)[1]).toEqual({ projectId: id, pageId: page!.id, settings: null }),
  );
  expect(await form.findByText('这一页和整份课件说得一样。')).toBeTruthy();
});

test('what is set is heard with a sentence of the page', async () => {
  vi.stubGlobal(
    'Audio',
    class extends EventTarget {
      play = async () => undefined;
      pause = () => undefined;
    },
  );
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  );
  server.on(speechRoutes.say, { data: { audio: '', durationMs: 1, words: [], visemes: [] } });
  has({ voiceSettings: { ...usual, volume: 0.5 } }, ...pages());
  open();
  const form = await panel();
  await userEvent.click(await form.findByRole('button', { name: '听一句' }));
  expect(server.sentTo(speechRoutes.say)).toMatchObject([
    { ttsId: avatar.ttsId, text: '第 1 页的讲稿。', settings: { ...usual, volume: 0.5 } },
  ]);
  await userEvent.click(await form.findByRole('button', { name: '停止试听' }));
  expect(form.getByRole('button', { name: '听一句' })).toBeTruthy();
});

test('a page of signs alone has nothing to hear, and a child’s voice is called a child’s', async () => {
  has({}, pageSent(0, { avatarId: avatar.id, content: '……' }));
  open();
  const form = await panel();
  expect(form.queryByRole('button', { name: '听一句' })).toBeNull();
  expect(await screen.findByRole('radio', { name: /^小满.*童声/ })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: /^小满.*男声/ })).toBeNull();
});
