import { IconList, IconListNumbers, IconTextDecrease, IconTextIncrease } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../../../lib/texts.ts';
import { ColorButton } from '../fields/color-field.tsx';
import { Toggle } from '../fields/toggle.tsx';
import { LinkButton } from '../kinds/text/link-field.tsx';
import { LookSwitches } from '../kinds/text/look-switches.tsx';
import { textPanelTexts as texts } from '../kinds/text/messages.ts';
import { useTextTarget } from '../kinds/text/use-text-target.ts';
import styles from './floating-bar.module.css';
import { step, toggleList } from './look-actions.ts';
import type { TextTarget } from './text-target.ts';
import { useFloatingPlace } from './use-floating-place.ts';
import { backToText } from './writing-text.ts';

/** The looks that are wanted most, beside words that were chosen while writing; Alt+F10 leads there. */
export function FloatingBar() {
  const { t } = useTexts();
  const target = useTextTarget();
  const { bar, isShown } = useFloatingPlace();
  if (!target || !isShown) return null;
  return createPortal(
    <div
      ref={bar}
      className={styles.bar}
      role="toolbar"
      aria-label={t(texts.bar)}
      tabIndex={-1}
      // The words keep the focus, except where something is typed.
      onPointerDown={(event) => event.target === event.currentTarget && event.preventDefault()}
      onKeyDown={walk}
    >
      <Looks target={target} />
    </div>,
    document.body,
  );
}

/** Arrows go from button to button, Escape back to the words. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const { target, currentTarget } = event;
  // A palette or a field that is open has its own keys.
  if (event.nativeEvent.isComposing || !(target instanceof HTMLElement) || target.closest('[popover]'))
    return;
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>('button')].filter(
    (each) => !each.closest('[popover]'),
  );
  const at = buttons.findIndex((each) => each === target);
  const goals: Readonly<Record<string, number>> = {
    ArrowRight: (at + 1) % buttons.length,
    ArrowLeft: (at - 1 + buttons.length) % buttons.length,
    Home: 0,
    End: buttons.length - 1,
  };
  const goal = goals[event.key];
  if (goal !== undefined) buttons[goal]?.focus();
  // Where a palette is open, Escape shuts that first.
  else if (event.key === 'Escape' && target.ariaExpanded !== 'true') backToText();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function Looks({ target }: { target: TextTarget }) {
  const { t } = useTexts();
  const { run, seenRun, seenParagraph } = target;
  const bullet = seenParagraph.bullet?.kind;
  return (
    <>
      <LookSwitches target={target} names={['bold', 'italic', 'underline']} />
      <ColorButton
        label={t(texts.color)}
        value={run.color ?? seenRun.color}
        onChange={(color) => {
          target.changeWords({ color });
          backToText();
        }}
      />
      <span className={styles.gap} />
      <Toggle
        label={t(texts.smaller)}
        icon={IconTextDecrease}
        isOn={false}
        onChange={() => step(target, -1)}
      />
      <output className={styles.size} aria-label={t(texts.size)}>
        {seenRun.size === undefined ? '–' : Math.round(seenRun.size * 10) / 10}
      </output>
      <Toggle label={t(texts.larger)} icon={IconTextIncrease} isOn={false} onChange={() => step(target, 1)} />
      <span className={styles.gap} />
      <Toggle
        label={t(texts.bullets)}
        icon={IconList}
        isOn={bullet === 'character'}
        onChange={() => toggleList(target, 'character')}
      />
      <Toggle
        label={t(texts.numbers)}
        icon={IconListNumbers}
        isOn={bullet === 'number'}
        onChange={() => toggleList(target, 'number')}
      />
      <LinkButton target={target} />
    </>
  );
}
