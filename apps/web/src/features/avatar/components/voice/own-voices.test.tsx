// @vitest-environment jsdom
import { speechRoutes } from '@app/contract/speech/routes.ts';
import { voiceRoutes } from '@app/contract/voice/routes.ts';
import { voiceMessages } from '@app/contract/voice/messages.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../../lib/language.ts';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { show } from '../../../../testing/show.tsx';
import { OwnVoices } from './own-voices.tsx';

const server = fakeServer();
const hear = vi.fn();
const id = '01930000-0000-7000-8000-0000000000aa';
const voice = (changes: object = {}) => ({
  id,
  ttsId: `own-${id}`,
  name: '我的声音',
  state: 'ready',
  kind: 'match',
  engine: 'embedded',
  language: 'zh-CN',
  taskId: null,
  progress: 100,
  reason: '',
  match: { parts: [{ ttsId: 'qinghe', percent: 100 }], hertz: 231, pitchOff: 0.2 },
  createdAt: '2026-11-17T20:00:00.000Z',
  ...changes,
});
const has = (...list: object[]) =>
  server.on(voiceRoutes.list, { data: { list, maker: { kind: 'match', engine: 'embedded' } } });
const open = () =>
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <OwnVoices heard={undefined} onHear={hear} />
    </QueryClientProvider>,
  );
beforeEach(() => {
  setLanguage('zh-CN');
  const sampleText = { zh: '大家好', en: 'Hello' };
  const qinghe = { ttsId: 'qinghe', name: { zh: '清禾', en: 'Qinghe' }, sex: 'female', age: 'adult' };
  const engine = { name: 'embedded', state: 'ready', hint: { zh: '', en: '' } };
  const known = {
    languages: ['zh-CN'],
    sampleText,
    character: null,
    about: { zh: '', en: '' },
    isFavourite: false,
  };
  const own = { ...qinghe, ttsId: `own-${id}`, name: { zh: '我的声音', en: '我的声音' } };
  const list = [own, qinghe].map((one) => ({ ...one, ...known }));
  server.on(speechRoutes.voices, { data: { list, engine } });
});

test('before and after it is said that the voice is close, and no copy', async () => {
  has(voice());
  open();
  expect(await screen.findByText(/不是你声音的复制。/)).toBeDefined();
  expect(await screen.findByText(/由清禾 100%调成，接近你的音高（231 Hz），不是你声音的复制/)).toBeDefined();
});

test('a voice of one’s own can be heard where it is kept', async () => {
  has(voice());
  open();
  await userEvent.click(await screen.findByRole('button', { name: '试听：我的声音' }));
  expect(hear).toHaveBeenCalledWith(expect.objectContaining({ ttsId: `own-${id}` }));
});

test('what is left of the pitch is told where it can be heard', async () => {
  has(voice({ match: { ...voice().match, pitchOff: -2.4 } }));
  open();
  expect(await screen.findByText(/音高还差 2.4 个半音/)).toBeDefined();
});

test('a voice that failed says why, and is tried again', async () => {
  has(voice({ state: 'failed', match: null, reason: '背景太嘈杂' }));
  server.on(voiceRoutes.again, { data: voice({ state: 'making', match: null }) });
  open();
  expect(await screen.findByText(/背景太嘈杂/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /重试/ }));
  await waitFor(() => expect(server.asked.some((call) => call.path === voiceRoutes.again.path)).toBe(true));
});

test('who deletes a voice reads who speaks with it and what they get instead', async () => {
  has(voice());
  const using = { ...voiceRoutes.using, path: `/web-api/portrait/voice/using/${id}` } as const;
  const project = { id: '01930000-0000-7000-8000-0000000000bb', title: '第一课' };
  server.on(using, { data: { avatars: [], projects: [project], instead: 'qinghe' } });
  open();
  await userEvent.click(await screen.findByRole('button', { name: '删除：我的声音' }));
  expect(await screen.findByText(/有 1 处在用它，会改用“清禾”/)).toBeDefined();
  expect(screen.getByText('第一课')).toBeDefined();
});

test('a text that is called .wav is refused with a sentence, and nothing is sent', async () => {
  has();
  open();
  await userEvent.click(await screen.findByRole('button', { name: '录制自己的声音' }));
  expect(await screen.findByText(/今天天气很好/)).toBeDefined();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(input!, new File(['hello, this is no sound'], 'voice.wav'));
  expect(await screen.findByText(voiceMessages.unreadable.zh)).toBeDefined();
  expect(server.asked.some((call) => call.path === voiceRoutes.add.path)).toBe(false);
});
