import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { useEngine, useStage } from '../hooks.ts';
import { stageMessages as texts } from '../messages.ts';
import { rates } from '../rules.ts';
import styles from './speed-menu.module.css';

/** How fast the talk goes. It opens inside the stage, so that it is there in full screen too. */
export function SpeedMenu() {
  const { t } = useTexts();
  const rate = useStage((state) => state.rate);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  usePressOutside(box, isOpen, () => setOpen(false));
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <span ref={box} className={styles.speed}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={t(texts.speedNow, { rate })}
        title={t(texts.speed)}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={onKeyDown}
      >
        {`${rate}×`}
      </button>
      {isOpen ? <Speeds id={id} rate={rate} onClose={close} onLeave={() => setOpen(false)} /> : null}
    </span>
  );
}

type SpeedsProps = {
  id: string;
  rate: number;
  /** Something was chosen, or nothing is wanted. */
  onClose: () => void;
  /** The focus goes elsewhere. */
  onLeave: () => void;
};

const itemsOf = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitemradio"]') ?? []),
];

function Speeds({ id, rate, onClose, onLeave }: SpeedsProps) {
  const { t } = useTexts();
  const engine = useEngine();
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const items = itemsOf(menu.current);
    (items.find((item) => item.getAttribute('aria-checked') === 'true') ?? items[0])?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return onLeave();
    if (event.key === 'Escape') onClose();
    else if (!moveFocus(itemsOf(menu.current), event.key)) return;
    // The arrows would change the volume otherwise.
    event.preventDefault();
  };
  // A speed that was kept may be another than these.
  const offered = rates.some((each) => each === rate) ? rates : [...rates, rate].sort((a, b) => a - b);
  return (
    <div
      ref={menu}
      id={id}
      className={styles.menu}
      role="menu"
      aria-label={t(texts.speed)}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {offered.toReversed().map((each) => (
        <button
          key={each}
          type="button"
          role="menuitemradio"
          aria-checked={each === rate}
          tabIndex={-1}
          onClick={() => {
            engine.likes.setRate(each);
            onClose();
          }}
        >
          {`${each}×`}
        </button>
      ))}
    </div>
  );
}

/** Walks through the items in a circle; whether the key is one for that. */
function moveFocus(items: readonly HTMLElement[], key: string): boolean {
  const now = items.findIndex((item) => item === document.activeElement);
  const places: Record<string, number> = {
    ArrowDown: now + 1,
    ArrowUp: now - 1,
    Home: 0,
    End: items.length - 1,
  };
  const to = places[key];
  if (to === undefined) return false;
  items[(to + items.length) % items.length]?.focus();
  return true;
}

function usePressOutside(box: RefObject<HTMLElement | null>, isOpen: boolean, onPress: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = ({ target }: Event) => {
      if (!(target instanceof Node && box.current?.contains(target))) onPress();
    };
    window.addEventListener('pointerdown', press, { capture: true });
    return () => window.removeEventListener('pointerdown', press, { capture: true });
  });
}
