import type { HelperStep } from '@app/contract/helper/states/guidance.ts';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../../lib/texts.ts';
import { stepTexts } from '../messages.ts';
import { onNextFrame } from './frames.ts';
import styles from './target-tip.module.css';

type Props = { id: string; element: HTMLElement; status: HelperStep };

const gap = 12;
const edge = 16;
const widest = 280;
/** Room that the tip needs below the element; otherwise it stands above. */
const room = 72;

function besideOf(element: HTMLElement) {
  const { top, bottom, left, width } = element.getBoundingClientRect();
  const isAbove = bottom + gap + room > window.innerHeight && top > room;
  const half = Math.min(widest, window.innerWidth - 2 * edge) / 2 + edge;
  const middle = Math.max(half, Math.min(left + width / 2, window.innerWidth - half));
  return { top: isAbove ? top - gap : bottom + gap, left: middle, isAbove };
}

/** What the helper says about the element that it has lit up. It goes along when the page scrolls. */
export function TargetTip({ id, element, status }: Props) {
  const { t } = useTexts();
  const [place, setPlace] = useState(() => besideOf(element));
  useLayoutEffect(() => onNextFrame(['scroll', 'resize'], () => setPlace(besideOf(element))), [element]);
  const { top, left, isAbove } = place;
  return createPortal(
    <div className={styles.tip} style={{ top, left }} data-above={isAbove} data-no-print>
      <div id={id} role="status" className={styles.card}>
        {t(stepTexts[status])}
      </div>
    </div>,
    document.body,
  );
}
