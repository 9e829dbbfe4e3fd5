import type { ComponentType } from 'react';

/** An icon of Tabler, or anything that draws like one. */
export type ActionIcon = ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: 'true' }>;

/** Something that can be done. Menus, the context menu, the palette and shortcuts all take this. */
export type Action = {
  /** Unique among the actions it is shown with. */
  readonly name: string;
  /** What the user reads, in the current language. */
  readonly label: string;
  readonly icon?: ActionIcon;
  /** Absent means always. An action that cannot be done is not shown. */
  readonly when?: () => boolean;
  readonly run: () => void;
  /** As it is written on keyboards, such as `Ctrl+K`. */
  readonly shortcut?: string;
  /** It destroys something. */
  readonly danger?: boolean;
};

/** A line between two groups of a menu. */
export const divider = 'divider';

/** A menu from top to bottom. */
export type MenuEntry = Action | typeof divider;

/** What of a menu is shown: only what can be done now, and lines only between two of them. */
export function shownEntries(entries: readonly MenuEntry[]): MenuEntry[] {
  const shown: MenuEntry[] = [];
  for (const entry of entries) {
    if (entry !== divider && entry.when?.() === false) continue;
    if (entry === divider && (shown.length === 0 || shown.at(-1) === divider)) continue;
    shown.push(entry);
  }
  if (shown.at(-1) === divider) shown.pop();
  return shown;
}
