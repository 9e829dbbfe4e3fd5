// @vitest-environment jsdom
import { rightsOf } from '@app/contract/user/states/level.ts';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../lib/language.ts';
import { show } from '../../../testing/show.tsx';
import { RightsUse } from './rights-use.tsx';

afterEach(() => setLanguage('zh-CN'));

const permission = (administrator: boolean) => ({
  administrator,
  level: 'ordinary' as const,
  rights: rightsOf('ordinary'),
  balances: { credits: 100, 'helper-uses': 0, interactions: 100, storage: 0 },
  storage: { usedBytes: 512 * 1024 * 1024, limitBytes: rightsOf('ordinary').storageBytes },
});
const nothing = { permission: undefined, error: null, onRetry: () => undefined };

test('each thing that is counted has a meter with its number in words', () => {
  setLanguage('en-US');
  show(<RightsUse {...nothing} permission={permission(false)} />);
  const bars = screen.getAllByRole('progressbar');
  expect(bars.map((bar) => [bar.getAttribute('aria-label'), bar.getAttribute('aria-valuenow')])).toEqual([
    ['Credits · 100 left', '50'],
    ['AI helper uses · 0 left', '0'],
    ['Interactions · 100 left', '100'],
    ['Storage · 512 MB of 1 GB used', '50'],
  ]);
  expect(screen.queryByText('Administrator accounts are not limited by their balance.')).toBeNull();
});

test('an administrator is told that nothing runs short', () => {
  show(<RightsUse {...nothing} permission={permission(true)} />);
  expect(screen.getByText('管理员账号不受余额限制。')).not.toBeNull();
});

test('while it loads the place is busy, and a failure can be tried again', () => {
  const { unmount } = show(<RightsUse {...nothing} />);
  expect(screen.getByLabelText('我的用量').getAttribute('aria-busy')).toBe('true');
  unmount();
  const onRetry = vi.fn<() => void>();
  show(<RightsUse {...nothing} error={new Error('网络连接失败')} onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toContain('网络连接失败');
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
