import type { Message } from '@app/contract/base/messages.ts';
import { keyTexts as texts } from './messages.ts';

/**
 * One thing that keys do. `Mod` is Ctrl, or Cmd on a Mac. `where`: keys of the canvas count while it has the focus, those
 * of the editor wherever nothing is being written, the others always.
 */
export type KeyRow = {
  readonly action: keyof typeof texts;
  readonly keys: readonly string[];
  readonly message: Message;
  readonly where: 'canvas' | 'editor' | 'anywhere';
};

const row = (
  action: keyof typeof texts,
  keys: readonly string[],
  where: KeyRow['where'] = 'canvas',
): KeyRow => ({ action, keys, message: texts[action], where });

/** All keys of the canvas; the help lists them in this order. */
export const keyMap: readonly KeyRow[] = [
  row('undo', ['Mod+Z'], 'editor'),
  row('redo', ['Mod+Shift+Z', 'Ctrl+Y'], 'editor'),
  row('duplicate', ['Mod+D']),
  row('remove', ['Delete', 'Backspace']),
  row('chooseAll', ['Mod+A']),
  row('group', ['Mod+G']),
  row('ungroup', ['Mod+Shift+G']),
  row('forward', ['Mod+]', 'Mod+ArrowUp']),
  row('backward', ['Mod+[', 'Mod+ArrowDown']),
  row('front', ['Mod+Shift+]', 'Mod+Shift+ArrowUp']),
  row('back', ['Mod+Shift+[', 'Mod+Shift+ArrowDown']),
  row('lock', ['Mod+L']),
  row('hide', ['Mod+Shift+H']),
  row('nudge', ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']),
  row('nudgeFar', ['Shift+ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowUp', 'Shift+ArrowDown']),
  row('resize', ['Alt+Shift+ArrowLeft', 'Alt+Shift+ArrowRight', 'Alt+Shift+ArrowUp', 'Alt+Shift+ArrowDown']),
  row('write', ['Enter', 'F2']),
  row('next', ['Tab']),
  row('previous', ['Shift+Tab']),
  row('leave', ['Escape']),
  row('drawText', ['T']),
  row('drawRectangle', ['R']),
  row('drawOval', ['O']),
  row('drawLine', ['L']),
  row('newSlide', ['Ctrl+M'], 'editor'),
  row('previousSlide', ['PageUp'], 'editor'),
  row('nextSlide', ['PageDown'], 'editor'),
  row('zoomIn', ['Mod+='], 'editor'),
  row('zoomOut', ['Mod+-'], 'editor'),
  row('zoomFit', ['Mod+0'], 'editor'),
  row('script', ['Mod+Alt+S'], 'editor'),
  // The browser reloads on F5.
  row('play', ['Mod+Shift+Enter'], 'anywhere'),
  row('nextRegion', ['F6'], 'anywhere'),
  row('previousRegion', ['Shift+F6'], 'anywhere'),
];

const isMac = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '');

/** Signs that stand elsewhere on other keyboards are known by their place. */
const codes: Readonly<Record<string, string>> = {
  ']': 'BracketRight',
  '[': 'BracketLeft',
  '=': 'Equal',
  '-': 'Minus',
  '0': 'Digit0',
};

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Whether keys were pressed; `mac` is said by tests. */
export function isPressed(event: Pressed, shortcut: string, mac = isMac): boolean {
  const parts = shortcut.split('+');
  const name = parts.at(-1) ?? '';
  const code = codes[name];
  const wantsMod = parts.includes('Mod');
  return (
    (code ? event.code === code : event.key.toLowerCase() === name.toLowerCase()) &&
    event.shiftKey === parts.includes('Shift') &&
    event.altKey === parts.includes('Alt') &&
    event.ctrlKey === (parts.includes('Ctrl') || (wantsMod && !mac)) &&
    event.metaKey === (wantsMod && mac)
  );
}

/** The row of pressed keys. */
export const rowOf = (event: Pressed): KeyRow | undefined =>
  keyMap.find(({ keys }) => keys.some((each) => isPressed(event, each)));

const signs: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  Mod: 'Ctrl',
};

/** A shortcut as it is written on keyboards. */
export const shownKeys = (shortcut: string): string =>
  shortcut
    .split('+')
    .map((key) => signs[key] ?? key)
    .join('+');

/** The first shortcut of an action as it is written on keyboards. */
export const shortcutOf = (action: KeyRow['action']): string | undefined => {
  const first = keyMap.find((each) => each.action === action)?.keys[0];
  return first === undefined ? undefined : shownKeys(first);
};
