// @vitest-environment jsdom
import { usualLevels } from '@app/contract/user/states/level.ts';
import { screen } from '@testing-library/react';
import { onTestFinished, expect, test } from 'vitest';
import { useServer } from '../../../lib/server-settings.ts';
import { show } from '../../../testing/show.tsx';
import { levelText } from '../../billing/rules.ts';
import { LevelCards } from './level-cards.tsx';

test('the cards show the numbers of this server', () => {
  const before = useServer.getState();
  onTestFinished(() => useServer.setState(before));
  const vip1 = { ...usualLevels.vip1, credits: 4321 };
  useServer.setState({
    settings: {
      version: '1',
      deviceGuard: false,
      showcase: false,
      mailReachesPeople: true,
      samples: [],
      levels: { ...usualLevels, vip1 },
    },
  });
  show(<LevelCards />);
  expect(screen.getByText(/4,321/)).toBeTruthy();
});

test('the free level is called as everywhere else', () => {
  show(<LevelCards />);
  expect(screen.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe(levelText('ordinary', 'zh-CN'));
});
