// @vitest-environment jsdom
import { factorRoutes } from '@app/contract/factor/routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../../lib/language.ts';
import { keepToken } from '../../../../lib/session.ts';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { show } from '../../../../testing/show.tsx';
import { FactorCard } from './factor-card.tsx';

const server = fakeServer();
beforeEach(() => {
  setLanguage('zh-CN');
  keepToken('user', 'mine');
  server.on(factorRoutes.state, {
    data: { on: false, since: null, recoveryCodesLeft: 0, demanded: false },
  });
});
const open = () =>
  show(
    <QueryClientProvider client={new QueryClient()}>
      <FactorCard />
    </QueryClientProvider>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('two-step verification is set up by password and code, and its recovery codes are shown once', async () => {
  const recoveryCodes = Array.from({ length: 10 }, (_, index) => `abcde-fghj${index}`);
  server.on(factorRoutes.begin, {
    data: { secret: 'MZXW6YTBOI234567', address: 'otpauth://totp/Rostrum:a@b.cn?secret=MZXW6YTBOI234567' },
  });
  server.on(factorRoutes.confirm, { data: { recoveryCodes } });
  open();
  await userEvent.click(await screen.findByRole('button', { name: '启用两步验证' }));
  await userEvent.type(screen.getByLabelText('当前密码'), 'secret{Enter}');
  expect(await screen.findByRole('img', { name: '验证器应用的二维码' })).toBeDefined();
  expect(screen.getByText('MZXW 6YTB OI23 4567')).toBeDefined();
  await userEvent.type(screen.getByLabelText('应用显示的 6 位动态码'), '123456{Enter}');
  const list = await screen.findByRole('list', { name: '恢复码' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(10);
  await press('我已保存，继续');
  expect(screen.queryByRole('list', { name: '恢复码' })).toBeNull();
});

test('switching it off asks for password and code', async () => {
  server.on(factorRoutes.state, {
    data: { on: true, since: '2026-11-01T08:00:00.000Z', recoveryCodesLeft: 2, demanded: true },
  });
  server.on(factorRoutes.end, { data: null });
  open();
  expect(await screen.findByText('恢复码快用完了，建议重新生成一组。')).toBeDefined();
  await press('关闭两步验证');
  expect(screen.getByText(/管理员必须启用两步验证/)).toBeDefined();
  await userEvent.type(screen.getByLabelText('当前密码'), 'secret');
  await userEvent.type(screen.getByLabelText('动态码或恢复码'), '123456{Enter}');
  await vi.waitFor(() =>
    expect(server.sentTo(factorRoutes.end)).toEqual([{ password: 'secret', code: '123456' }]),
  );
});
