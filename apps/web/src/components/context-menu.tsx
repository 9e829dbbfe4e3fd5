import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type Action, divider, type MenuEntry } from '../lib/actions.ts';
import { closeMenu, type OpenMenu, zoneEntries } from '../lib/context-menu.ts';
import { menuSize, placeMenu } from '../lib/menu-place.ts';
import styles from './context-menu.module.css';
import { fieldAt, selectionEntries, textEntries, type TextMenuTexts } from './text-menu.ts';

export type ContextMenuTexts = TextMenuTexts & { readonly menu: string };

/** What the menu of an element holds: that of a text field, of its zone, or of what is selected. */
export function entriesAt(target: Element, texts: ContextMenuTexts): readonly MenuEntry[] {
  const field = fieldAt(target);
  if (field) return textEntries(field, texts);
  const entries = zoneEntries(target);
  return entries.length > 0 ? entries : selectionEntries(texts);
}

export type ContextMenuProps = { menu: OpenMenu; label: string };

/** The open menu. It closes on a press outside, on any scroll, on resize, Escape, Tab, and when something is chosen. */
export function ContextMenu({ menu, label }: ContextMenuProps) {
  const { entries, origin, byKeyboard } = menu;
  const box = useRef<HTMLDivElement>(null);
  const place = placeOf(menu);

  const leave = useCallback(() => {
    closeMenu();
    if (origin?.isConnected) origin.focus({ preventScroll: true });
  }, [origin]);
  useEffect(() => {
    if (byKeyboard) itemsOf(box.current)[0]?.focus();
    else box.current?.focus();
    return watchEnds(box.current, leave);
  }, [byKeyboard, leave]);

  const run = (action: Action) => {
    leave();
    action.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      event.stopPropagation();
      leave();
    } else moveFocus(box.current, event);
  };
  return createPortal(
    <div
      ref={box}
      className={styles.menu}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      style={{ left: place.x, top: place.y }}
      onKeyDown={onKeyDown}
    >
      {entries.map((entry, index) =>
        entry === divider ? (
          // Lines have nothing but their place to be known by.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={styles.divider} role="separator" />
        ) : (
          <MenuItem key={entry.name} action={entry} onRun={() => run(entry)} />
        ),
      )}
    </div>,
    document.body,
  );
}

function MenuItem({ action, onRun }: { action: Action; onRun: () => void }) {
  const { label, icon: Icon, shortcut, danger = false } = action;
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={styles.item}
      data-danger={danger}
      title={label}
      onClick={onRun}
    >
      {Icon ? <Icon size={16} stroke={1.6} aria-hidden="true" /> : null}
      <span className={styles.label}>{label}</span>
      {shortcut === undefined ? null : <span className={styles.shortcut}>{shortcut}</span>}
    </button>
  );
}

function placeOf({ x, y, entries }: OpenMenu) {
  const dividers = entries.filter((entry) => entry === divider).length;
  const byTouch = window.matchMedia('(pointer: coarse)').matches;
  const size = menuSize(entries.length - dividers, dividers, byTouch);
  return placeMenu({ x, y }, size, { width: window.innerWidth, height: window.innerHeight });
}

const itemsOf = (box: HTMLElement | null) => [
  ...(box?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

function moveFocus(box: HTMLElement | null, event: KeyboardEvent): void {
  const items = itemsOf(box);
  const now = items.indexOf(document.activeElement as HTMLElement);
  const targets: Record<string, number> = {
    ArrowDown: now + 1,
    ArrowUp: now === -1 ? items.length - 1 : now - 1,
    Home: 0,
    End: items.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined || items.length === 0) return;
  event.preventDefault();
  items[(target + items.length) % items.length]?.focus();
}

function watchEnds(box: HTMLElement | null, leave: () => void): () => void {
  const end = new AbortController();
  const listen = { capture: true, signal: end.signal };
  const unlessInside =
    (close: () => void) =>
    ({ target }: Event) => {
      if (!(target instanceof Node && box?.contains(target))) close();
    };
  // The press itself decides where the focus goes.
  window.addEventListener('pointerdown', unlessInside(closeMenu), listen);
  // A long menu may be scrolled itself.
  window.addEventListener('scroll', unlessInside(leave), listen);
  window.addEventListener('resize', leave, listen);
  return () => end.abort();
}
