import { expect, test } from 'vitest';
import { isPressed, keyMap, shownKeys } from './key-map.ts';

const none = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };

test.each([
  ['Mod+Z', { key: 'z', code: 'KeyZ', ctrlKey: true }, false, true],
  ['Mod+Z', { key: 'z', code: 'KeyZ', ctrlKey: true }, true, false],
  ['Mod+Z', { key: 'z', code: 'KeyZ', metaKey: true }, true, true],
  ['Mod+Z', { key: 'Z', code: 'KeyZ', ctrlKey: true, shiftKey: true }, false, false],
  ['Mod+Shift+]', { key: '}', code: 'BracketRight', ctrlKey: true, shiftKey: true }, false, true],
  ['Alt+Shift+ArrowLeft', { key: 'ArrowLeft', code: 'ArrowLeft', altKey: true, shiftKey: true }, false, true],
  ['T', { key: 't', code: 'KeyT' }, false, true],
  ['T', { key: 't', code: 'KeyT', ctrlKey: true }, false, false],
])('%s and %o (Mac: %s): %s', (shortcut, event, mac, expected) => {
  expect(isPressed({ ...none, ...event }, shortcut, mac)).toBe(expected);
});

test('no keys do two things', () => {
  const all = keyMap.flatMap(({ keys }) => keys);
  expect(new Set(all).size).toBe(all.length);
});

test('keys are written as on keyboards', () => {
  expect(shownKeys('Mod+Shift+ArrowUp')).toBe('Ctrl+Shift+↑');
});
