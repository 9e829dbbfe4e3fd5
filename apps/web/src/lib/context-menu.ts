import { create } from 'zustand';
import { type MenuEntry, shownEntries } from './actions.ts';

/** The one menu that can be open, and where. */
export type OpenMenu = {
  readonly x: number;
  readonly y: number;
  readonly entries: readonly MenuEntry[];
  /** Gets the focus back when the menu closes. */
  readonly origin: HTMLElement | undefined;
  readonly byKeyboard: boolean;
};

export const useContextMenu = create<{ open: OpenMenu | undefined }>(() => ({ open: undefined }));

/** Opens a menu; one without anything to do stays closed. */
export function openMenu(menu: OpenMenu): void {
  const entries = shownEntries(menu.entries);
  useContextMenu.setState({ open: entries.length === 0 ? undefined : { ...menu, entries } });
}

export const closeMenu = (): void => useContextMenu.setState({ open: undefined });

/** Opens a menu under a button, as a press or a key asked for it. */
export function openMenuBelow(button: HTMLElement, entries: readonly MenuEntry[], byKeyboard: boolean): void {
  const { left, bottom } = button.getBoundingClientRect();
  openMenu({ x: left, y: bottom + 4, entries, origin: button, byKeyboard });
}

const zones = new WeakMap<Element, () => readonly MenuEntry[]>();

/** Gives an element a context menu; use it as a `ref`. What the menu holds is asked when it opens. */
export const contextZone = (entriesOf: () => readonly MenuEntry[]) => (element: Element | null) => {
  if (!element) return undefined;
  zones.set(element, entriesOf);
  return () => void zones.delete(element);
};

/** The menu of the innermost zone around an element. */
export function zoneEntries(start: Element | null): readonly MenuEntry[] {
  for (let element = start; element; element = element.parentElement) {
    const entriesOf = zones.get(element);
    if (entriesOf) return entriesOf();
  }
  return [];
}
