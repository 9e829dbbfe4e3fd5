// @vitest-environment jsdom
import { avatarRoutes } from '@app/contract/avatar/routes.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { setLanguage } from '../../../../lib/language.ts';
import { avatarSent } from '../../../../testing/avatars.ts';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { show } from '../../../../testing/show.tsx';
import { LookStep } from './look-step.tsx';

const server = fakeServer();
const { id } = avatarSent(1);
const get = { ...avatarRoutes.get, path: `/web-api/portrait/avatars/get/${id}` } as const;
/** The server has it, with its drawing at this address. */
const drawnAt = (rigUrl: string) =>
  server.on(get, { data: avatarSent(1, { isTemplate: false, modelType: 'drawn', rigUrl }) });
const open = () =>
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LookStep title="外貌" id={id} />
    </QueryClientProvider>,
  );
beforeEach(() => setLanguage('zh-CN'));

test('a drawing whose address has expired is said to be so, and is tried again at a new address', async () => {
  const { code, message } = uploadErrors.linkExpired;
  drawnAt('/old');
  server.on({ ...avatarRoutes.rig, path: '/old' }, { code, msg: message.zh });
  open();
  expect((await screen.findByRole('alert')).textContent).toContain(message.zh);
  drawnAt('/new');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await expect.poll(() => server.asked.map(({ path }) => path)).toContain('/new');
});

test('a drawing that never came because the connection was lost is said so in a sentence', async () => {
  drawnAt('/nowhere');
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('网络连接失败');
});
