// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type MenuWish, watchMenuWishes } from './menu-wishes.ts';

let wishes: MenuWish[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  document.body.innerHTML = '<button>row</button>';
  wishes = [];
  stop = watchMenuWishes((wish) => wishes.push(wish));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const row = () => document.querySelector('button')!;
function pointer(name: string, place: { clientX?: number; clientY?: number; pointerType?: string } = {}) {
  const event = new MouseEvent(name, { bubbles: true, cancelable: true, ...place });
  Object.assign(event, { pointerType: place.pointerType ?? 'touch', isPrimary: true });
  row().dispatchEvent(event);
  return event;
}

describe('a long press', () => {
  test('of 500 ms asks for the menu, and its release is no click', () => {
    pointer('pointerdown', { clientX: 10, clientY: 20 });
    vi.advanceTimersByTime(499);
    expect(wishes).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(wishes).toMatchObject([{ target: row(), x: 10, y: 20, byKeyboard: false }]);
    pointer('pointerup');
    expect(pointer('click').defaultPrevented).toBe(true);
    expect(pointer('click').defaultPrevented).toBe(false);
  });

  test('that moves is a scroll', () => {
    pointer('pointerdown', { clientX: 10, clientY: 20 });
    pointer('pointermove', { clientX: 10, clientY: 40 });
    vi.advanceTimersByTime(600);
    expect(wishes).toHaveLength(0);
  });

  test('that the browser takes for a scroll is none', () => {
    pointer('pointerdown', { clientX: 10, clientY: 20 });
    pointer('pointercancel');
    vi.advanceTimersByTime(600);
    expect(wishes).toHaveLength(0);
  });

  test('goes on while the page moves by itself, as when an image above it arrives', () => {
    pointer('pointerdown', { clientX: 10, clientY: 20 });
    document.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(600);
    expect(wishes).toHaveLength(1);
  });

  test('may wobble a little', () => {
    pointer('pointerdown', { clientX: 10, clientY: 20 });
    pointer('pointermove', { clientX: 14, clientY: 22 });
    vi.advanceTimersByTime(600);
    expect(wishes).toHaveLength(1);
  });

  test('that ends early is a tap', () => {
    pointer('pointerdown');
    vi.advanceTimersByTime(300);
    pointer('pointerup');
    vi.advanceTimersByTime(600);
    expect(wishes).toHaveLength(0);
    expect(pointer('click').defaultPrevented).toBe(false);
  });

  test('with a mouse is nothing', () => {
    pointer('pointerdown', { pointerType: 'mouse' });
    vi.advanceTimersByTime(600);
    expect(wishes).toHaveLength(0);
  });

  test('and the event that Android sends for it are one wish', () => {
    pointer('pointerdown');
    vi.advanceTimersByTime(500);
    pointer('contextmenu');
    expect(wishes).toHaveLength(1);
  });
});

test('the browser’s own menu never opens, wherever the click was', () => {
  expect(pointer('contextmenu').defaultPrevented).toBe(true);
});

test('without a focus the menu key asks for nothing', () => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ContextMenu', bubbles: true }));
  expect(wishes).toHaveLength(0);
});
