import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';
import styles from './fields.module.css';

type Props = {
  label: string;
  /** What the button shows. */
  face: ReactNode;
  className?: string | undefined;
  disabled?: boolean;
  /** Made only while it is open; `close` shuts it. */
  children: (close: () => void) => ReactNode;
};

const gap = 6;

/** A button with something that opens below it, or above where there is no room. The browser shuts it on Escape and on a press elsewhere. */
export function Popover({ label, face, className, disabled = false, children }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => document.getElementById(id)?.hidePopover();
  const place = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    setIsOpen(newState === 'open');
    const [from, box] = [button.current?.getBoundingClientRect(), panel.current];
    if (newState !== 'open' || !from || !box) return;
    // Its size is known in the next frame, when its content stands.
    requestAnimationFrame(() => {
      const { width, height } = box.getBoundingClientRect();
      const below = from.bottom + gap;
      const top = below + height < innerHeight ? below : Math.max(gap, from.top - gap - height);
      const left = Math.max(gap, Math.min(from.left, innerWidth - width - gap));
      Object.assign(box.style, { top: `${top}px`, left: `${left}px` });
      // Who opened it by keys goes on in it by keys.
      if (button.current?.matches(':focus-visible'))
        box.querySelector<HTMLElement>('button:not(:disabled), input, select, textarea')?.focus();
    });
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className ?? styles.opener}
        disabled={disabled}
        popoverTarget={id}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={label}
      >
        {face}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={styles.popover}
        onToggle={place}
      >
        {isOpen ? children(close) : null}
      </div>
    </>
  );
}
