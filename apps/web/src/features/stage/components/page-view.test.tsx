// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { aPage } from '../../../testing/talks.ts';
import { PageView } from './page-view.tsx';

const box = { left: 0, top: 0, width: 100, height: 50, rotate: 0 };
const button = {
  ...box,
  id: 'button',
  type: 'shape' as const,
  name: '到最后',
  geometry: { kind: 'preset' as const, name: 'rect' },
  link: { kind: 'slide' as const, slideId: 'last' },
};
const page = { ...aPage(0), elements: [button] };
const viewport = { width: 1000, height: 562.5 };

test('a shape that leads to another slide takes the talk there', async () => {
  const onJump = vi.fn();
  show(<PageView page={page} viewport={viewport} width={500} onJump={onJump} />);
  await userEvent.click(screen.getByRole('link', { name: '到最后' }));
  expect(onJump).toHaveBeenCalledWith('last');
});

test('in a small picture of the page it leads nowhere', () => {
  show(<PageView page={page} viewport={viewport} width={100} />);
  expect(screen.queryByRole('link')).toBeNull();
});
