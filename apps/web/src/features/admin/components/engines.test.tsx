// @vitest-environment jsdom
import { adminRoutes } from '@app/contract/admin/routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { currentLanguage, setLanguage } from '../../../lib/language.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import { Engines } from './engines.tsx';

const server = fakeServer();
beforeEach(() => setLanguage('zh-CN'));

test('what the server says of the engines is said in the language that was switched to', async () => {
  server.on(adminRoutes.engines, () => {
    const detail = currentLanguage() === 'zh-CN' ? '工作正常' : 'Works';
    const engine = { name: 'database', provider: 'embedded', state: 'ready', detail };
    return { data: { list: [{ ...engine, checkedAt: '2026-11-15T08:00:00.000Z' }] } };
  });
  show(
    <QueryClientProvider client={new QueryClient()}>
      <Engines title="引擎" />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('工作正常')).toBeTruthy();
  act(() => setLanguage('en-US'));
  expect(await screen.findByText('Works')).toBeTruthy();
});

test('several language models have a card each', async () => {
  const model = { name: 'languageModel', state: 'ready', checkedAt: '2026-11-15T08:00:00.000Z' };
  const list = ['tiny', 'house'].map((provider) => ({
    ...model,
    provider,
    detail: `用于对话（${provider}）`,
  }));
  server.on(adminRoutes.engines, () => ({ data: { list } }));
  show(
    <QueryClientProvider client={new QueryClient()}>
      <Engines title="引擎" />
    </QueryClientProvider>,
  );
  expect(await screen.findAllByRole('heading', { name: '语言模型' })).toHaveLength(2);
  expect(screen.getByText('用于对话（house）')).toBeTruthy();
});
