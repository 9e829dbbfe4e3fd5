// @vitest-environment jsdom
import { userRoutes } from '@app/contract/user/routes.ts';
import { usualLevels } from '@app/contract/user/states/level.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setLanguage } from '../../../lib/language.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import { CreditMeter } from './credit-meter.tsx';

const server = fakeServer();
beforeEach(() => setLanguage('zh-CN'));

test.each([
  ['that is ordinary', false, usualLevels.ordinary.projects],
  ['that administrates', true, 125],
])(
  'credits of an account %s promise no more projects than it may have',
  async (_who, administrator, count) => {
    const data = {
      administrator,
      level: 'ordinary',
      rights: usualLevels.ordinary,
      balances: { credits: 10_000, 'helper-uses': 1, interactions: 1, storage: 0 },
      storage: { usedBytes: 0, limitBytes: 1 },
    };
    server.on(userRoutes.permission, { data });
    show(
      <QueryClientProvider client={new QueryClient()}>
        <CreditMeter />
      </QueryClientProvider>,
      '/project',
    );
    expect(await screen.findByText(`约可新建 ${count} 个项目`)).toBeDefined();
  },
);
