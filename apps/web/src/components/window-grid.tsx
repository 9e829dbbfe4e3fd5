import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { type Drawn, movedInGrid, stretchesOf } from './row-window.ts';
import { useRowWindow } from './use-row-window.ts';
import styles from './window-grid.module.css';

/** Where an item stands in the whole list. Only one of them is in the walk by Tab; arrow keys lead to the others. */
export type Place = { position: number; isEntry: boolean };

type Props = {
  /** How many there are, drawn or not. */
  total: number;
  drawn: Drawn;
  onDrawn: (drawn: Drawn) => void;
  className: string;
  layout: string;
  /** The item of a place as `<li {...placed(position, total)}>`, with a key; what it leads to has `data-card`. */
  children: (place: Place) => ReactNode;
};

/** What an item of the grid says about itself. */
export const placed = (position: number, total: number) => ({
  'data-position': position,
  'aria-posinset': position + 1,
  'aria-setsize': total,
});

/** A grid of thousands: those near the window are in the page, and room for the others, so that the bar tells the truth. */
export function WindowGrid({ total, drawn, onDrawn, className, layout, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const measures = useRowWindow(list, { total, layout, drawn, onDrawn });
  // The place that Tab leads to is the one that is held.
  const entry = Math.min(drawn.held, total - 1);
  const { onFocus, onBlur, goTo } = useKeptFocus(list, entry);

  function walk(event: KeyboardEvent<HTMLUListElement>): void {
    const target = event.target as HTMLElement;
    if (!target.matches('[data-card], [data-position]')) return;
    const moved = movedInGrid(positionOf(target) ?? 0, event.key, measures.columns, total);
    if (moved === undefined) return;
    event.preventDefault();
    onDrawn({ ...drawn, held: moved });
    goTo(moved);
  }

  const items: ReactNode[] = [];
  for (const { room, from, to } of stretchesOf(measures, { ...drawn, held: entry }, total)) {
    if (room > 0)
      items.push(
        <li key={`room ${from}`} className={styles.room} style={{ height: room }} aria-hidden="true" />,
      );
    for (let position = from; position < to; position += 1)
      items.push(children({ position, isEntry: position === entry }));
  }
  return (
    // Arrow keys walk over the links inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={list}
      className={className}
      data-layout={layout}
      onKeyDown={walk}
      onBlur={onBlur}
      onFocus={(event) => {
        const held = positionOf(event.target) ?? entry;
        if (held !== drawn.held) onDrawn({ ...drawn, held });
        onFocus(event);
      }}
    >
      {items}
    </ul>
  );
}

function positionOf(element: Element): number | undefined {
  const item = element.closest<HTMLElement>('[data-position]');
  return item ? Number(item.dataset['position']) : undefined;
}

/** Keeps the focus in the list: on the way to an item that is not there yet, and when the item that had it is gone. */
function useKeptFocus(list: RefObject<HTMLUListElement | null>, entry: number) {
  const focused = useRef<Element>(undefined);
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    const isGone = focused.current?.isConnected === false && document.activeElement === document.body;
    const position = wanted.current ?? (isGone ? entry : undefined);
    if (position === undefined) return;
    const item = list.current?.querySelector<HTMLElement>(`[data-position="${position}"]`);
    const card = item?.querySelector<HTMLElement>('[data-card]');
    // Its content is still on its way: the place itself is held, and left for the content.
    (card ?? item)?.focus();
    wanted.current = card ? undefined : position;
  });
  return {
    goTo: (position: number) => void (wanted.current = position),
    onFocus({ target }: FocusEvent) {
      focused.current = target;
      if (positionOf(target) !== wanted.current) wanted.current = undefined;
    },
    // Not called for what leaves the page.
    onBlur: () => void (focused.current = undefined),
  };
}
