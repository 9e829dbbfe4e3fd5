// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { guardDevice, isToolsKey, onBeforeRestriction } from './device-guard.ts';

const ctrl = { ctrlKey: true };
const ctrlShift = { ctrlKey: true, shiftKey: true };
const mac = { metaKey: true, altKey: true };
const press = (code: string, keys: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { code, ...keys });

describe('the keys of spec section 2 ask for the developer tools', () => {
  test.each([
    ['F12', press('F12')],
    ['Shift+F12', press('F12', { shiftKey: true })],
    ['Ctrl+Shift+I', press('KeyI', ctrlShift)],
    ['Ctrl+Shift+J', press('KeyJ', ctrlShift)],
    ['Ctrl+Shift+C', press('KeyC', ctrlShift)],
    ['Ctrl+U', press('KeyU', ctrl)],
    ['Cmd+Option+I', press('KeyI', mac)],
    ['Cmd+Option+J', press('KeyJ', mac)],
    ['Cmd+Option+C', press('KeyC', mac)],
    ['Cmd+Option+U', press('KeyU', mac)],
    ['Ctrl+Shift+I while an input method is on', press('KeyI', { ...ctrlShift, key: 'Process' })],
    ['Ctrl+U on a Cyrillic keyboard', press('KeyU', { ...ctrl, key: 'г' })],
  ])('%s', (_name, event) => expect(isToolsKey(event)).toBe(true));
});

describe('keys that people need pass', () => {
  test.each([
    ['Ctrl+C', press('KeyC', ctrl)],
    ['Ctrl+Shift+Z', press('KeyZ', ctrlShift)],
    ['Ctrl+Z', press('KeyZ', ctrl)],
    ['Ctrl+I', press('KeyI', ctrl)],
    ['Ctrl+K', press('KeyK', ctrl)],
    ['Ctrl+Shift+U', press('KeyU', ctrlShift)],
    ['u', press('KeyU')],
    ['Shift+C', press('KeyC', { shiftKey: true })],
    ['Cmd+C', press('KeyC', { metaKey: true })],
    ['Ctrl+Alt+Shift+I', press('KeyI', { ...ctrlShift, altKey: true })],
    ['F11', press('F11')],
  ])('%s', (_name, event) => expect(isToolsKey(event)).toBe(false));
});

test('in a rich-text box Ctrl+U underlines, and everything else is as outside', () => {
  const box = document.createElement('div');
  // jsdom knows no editing.
  Object.defineProperty(box, 'isContentEditable', { value: true });
  const inBox = (event: KeyboardEvent) => {
    let asked = false;
    box.addEventListener('keydown', (pressed) => (asked = isToolsKey(pressed)), { once: true });
    box.dispatchEvent(event);
    return asked;
  };
  expect(inBox(press('KeyU', ctrl))).toBe(false);
  expect(inBox(press('F12'))).toBe(true);
});

describe('an attempt', () => {
  const stops: (() => void)[] = [];
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    vi.useRealTimers();
  });
  const guard = () => {
    const restrict = vi.fn<() => void>();
    stops.push(guardDevice(restrict));
    return restrict;
  };
  const attempt = () => {
    const event = new KeyboardEvent('keydown', { code: 'F12', cancelable: true });
    window.dispatchEvent(event);
    return event;
  };

  test('does not reach the browser, and replaces the page once what was typed is saved', async () => {
    const order: string[] = [];
    const restrict = guard();
    restrict.mockImplementation(() => void order.push('replaced'));
    stops.push(
      onBeforeRestriction(async () => {
        await Promise.resolve();
        order.push('saved');
      }),
    );
    expect(attempt().defaultPrevented).toBe(true);
    await vi.waitFor(() => expect(order).toEqual(['saved', 'replaced']));
  });

  test('a saver that fails does not keep the page open', async () => {
    const restrict = guard();
    stops.push(
      onBeforeRestriction(() => {
        throw new Error('disk full');
      }),
    );
    attempt();
    await vi.waitFor(() => expect(restrict).toHaveBeenCalledTimes(1));
  });

  test('a saver that hangs gets one second', async () => {
    vi.useFakeTimers();
    const restrict = guard();
    stops.push(onBeforeRestriction(() => new Promise(() => undefined)));
    attempt();
    await vi.advanceTimersByTimeAsync(999);
    expect(restrict).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(restrict).toHaveBeenCalledTimes(1);
  });

  test('a saver that went away is not asked', async () => {
    const restrict = guard();
    const save = vi.fn<() => void>();
    onBeforeRestriction(save)();
    attempt();
    await vi.waitFor(() => expect(restrict).toHaveBeenCalled());
    expect(save).not.toHaveBeenCalled();
  });

  test('is none once the guard is off', async () => {
    const restrict = vi.fn<() => void>();
    guardDevice(restrict)();
    expect(attempt().defaultPrevented).toBe(false);
    expect(restrict).not.toHaveBeenCalled();
  });
});
