import { IconX } from '@tabler/icons-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import styles from './dialog.module.css';
import { focusInside, keepTabInside } from './focus-trap.ts';
import { IconButton } from './icon-button.tsx';
import { useReturnedFocus } from './use-returned-focus.ts';

export type DialogProps = {
  /** A question or a verb. */
  title: string;
  closeLabel: string;
  /** Escape, the cross and a press outside; who holds unsaved things may ask first. */
  onClose: () => void;
  children: ReactNode;
  /** The buttons; the last one is what the dialog is for. */
  actions?: ReactNode;
  isAlert?: boolean;
};

let open = 0;

/** The page behind stays where it is. A class does it: the content policy refuses inline style sheets. */
function usePageLock(): void {
  useLayoutEffect(() => {
    const bar = window.innerWidth - document.documentElement.clientWidth;
    if (++open === 1) {
      document.body.classList.add(styles.locked ?? '');
      // Where the scroll bar was, so that nothing jumps.
      document.body.style.paddingInlineEnd = bar > 0 ? `${bar}px` : '';
    }
    return () => {
      if (--open > 0) return;
      document.body.classList.remove(styles.locked ?? '');
      document.body.style.paddingInlineEnd = '';
    };
  }, []);
}

/** The dialogs that are open, the uppermost last. */
const layers: HTMLElement[] = [];

/** What had the focus may go away, as a button does that was pressed; Escape closes all the same. */
function useLostEscape(box: RefObject<HTMLDivElement | null>, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const layer = box.current;
    if (!layer) return undefined;
    layers.push(layer);
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || layers.at(-1) !== layer) return;
      if (document.activeElement !== document.body) return;
      event.preventDefault();
      close.current();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      document.removeEventListener('keydown', onKey);
    };
  }, [box]);
}

/** Something that has to be answered before the page goes on. On a phone it is a sheet at the bottom. */
export function Dialog({ title, closeLabel, onClose, children, actions, isAlert = false }: DialogProps) {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  usePageLock();
  useReturnedFocus(box);
  useLostEscape(box, onClose);
  useEffect(() => {
    if (box.current) focusInside(box.current);
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Events of a dialog opened by this one come through here too; they are its own business.
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    } else if (event.key === 'Tab' && box.current) keepTabInside(box.current, event);
  };
  return createPortal(
    <div
      className={styles.backdrop}
      role="presentation"
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div
        ref={box}
        className={styles.dialog}
        role={isAlert ? 'alertdialog' : 'dialog'}
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <IconButton label={closeLabel} icon={IconX} onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {actions ? <div className={styles.foot}>{actions}</div> : null}
      </div>
    </div>,
    document.body,
  );
}
