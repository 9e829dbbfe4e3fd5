// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { useGuidance, useHelperTarget } from './hooks.ts';
import { setHelperStatus, setMuted, showTargetAgain, useHelper } from './store.ts';

const scrolled = vi.fn<(options?: ScrollIntoViewOptions | boolean) => void>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => {
  vi.useRealTimers();
  scrolled.mockReset();
  localStorage.clear();
  useHelper.setState({ status: undefined, isAsked: false, muted: [] });
});

function Targets() {
  const scene = useHelperTarget('sceneSelection');
  const pages = useHelperTarget('artboardPages');
  return (
    <>
      <div data-testid="scene" {...scene.props} />
      <div data-testid="pages" {...pages.props} />
      {scene.tip}
      {pages.tip}
    </>
  );
}
const Screen = () => {
  useGuidance('artboardPages');
  return <Targets />;
};

const isLit = (name: string) => screen.getByTestId(name).dataset['helperLit'] === 'true';
const tips = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('the element of the status is scrolled into view and lit with its tip for 10 s, the others are not', async () => {
  show(<Targets />);
  expect([isLit('scene'), isLit('pages'), tips()]).toEqual([false, false, []]);
  act(() => setHelperStatus('sceneSelection'));
  expect([isLit('scene'), isLit('pages')]).toEqual([true, false]);
  expect(scrolled.mock.contexts).toEqual([screen.getByTestId('scene')]);
  expect(tips()).toEqual(['选择讲解场景，讲稿会随之调整。']);
  const described = screen.getByTestId('scene').getAttribute('aria-describedby');
  expect(document.getElementById(described!)?.textContent).toBe('选择讲解场景，讲稿会随之调整。');
  await wait(9_999);
  expect(isLit('scene')).toBe(true);
  await wait(1);
  expect([isLit('scene'), tips()]).toEqual([false, []]);
  expect(screen.getByTestId('scene').hasAttribute('aria-describedby')).toBe(false);
});

test('the next status takes the light along', () => {
  show(<Targets />);
  act(() => setHelperStatus('sceneSelection'));
  act(() => setHelperStatus('artboardPages'));
  expect([isLit('scene'), isLit('pages'), tips().length]).toEqual([false, true, 1]);
});

test('it can be asked for again, for another 10 s', async () => {
  show(<Targets />);
  act(() => setHelperStatus('sceneSelection'));
  await wait(10_000);
  act(() => showTargetAgain());
  expect(isLit('scene')).toBe(true);
  await wait(10_000);
  expect(isLit('scene')).toBe(false);
});

test('a muted step is lit only when it is asked for', () => {
  setMuted('sceneSelection', true);
  show(<Targets />);
  act(() => setHelperStatus('sceneSelection'));
  expect(isLit('scene')).toBe(false);
  act(() => showTargetAgain());
  expect(isLit('scene')).toBe(true);
});

test('a screen guides as long as it is there', () => {
  const { unmount } = show(<Screen />);
  expect(isLit('pages')).toBe(true);
  unmount();
  expect(useHelper.getState().status).toBeUndefined();
});
