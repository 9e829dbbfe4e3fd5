import type { HelperStep } from '@app/contract/helper/states/guidance.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../../lib/texts.ts';
import { stepTexts } from '../messages.ts';
import { onNextFrame } from './frames.ts';
import styles from './target-tip.module.css';
import { tipPlace } from './tip-place.ts';

type Props = { id: string; element: HTMLElement; status: HelperStep };

// What one reads or presses beside an element. Slides are content, too.
const readMarks = 'h1, h2, h3, p, figure, label, [role="status"], [id$="-about"]';
const pressedMarks = 'button, a, input';
/** Before it is drawn: two lines of it. */
const usual = { width: 280, height: 64 };

function besideOf(element: HTMLElement, tip: HTMLElement | null) {
  const boxesOf = (marks: string) =>
    Array.from(document.querySelectorAll<HTMLElement>(marks))
      .filter((other) => !other.contains(element) && !element.contains(other) && !tip?.contains(other))
      .map((other) => other.getBoundingClientRect());
  return tipPlace(
    element.getBoundingClientRect(),
    tip?.getBoundingClientRect() ?? usual,
    { read: boxesOf(readMarks), pressed: boxesOf(pressedMarks) },
    { width: window.innerWidth, height: window.innerHeight },
  );
}

/** Outside the window. */
const nowhere = { top: 0, left: '-200vw' };

/** What the helper says about the element that it has lit up. It goes along when the page scrolls. */
export function TargetTip({ id, element, status }: Props) {
  const { t } = useTexts();
  const card = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(() => besideOf(element, null));
  useLayoutEffect(() => {
    const update = () => setPlace(besideOf(element, card.current));
    update();
    const stop = onNextFrame(['scroll', 'resize'], update);
    // What comes in later moves the element, and what stands around it.
    const watch = new ResizeObserver(update);
    watch.observe(element);
    watch.observe(document.body);
    return () => {
      watch.disconnect();
      stop();
    };
  }, [element]);
  return createPortal(
    // Without a place it is not seen, but measured for the next one, and read out.
    <div ref={card} className={styles.tip} style={place ?? nowhere} data-no-print>
      <div id={id} role="status" className={styles.card}>
        {t(stepTexts[status])}
      </div>
    </div>,
    document.body,
  );
}
