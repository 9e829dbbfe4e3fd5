import { IconCheck } from '@tabler/icons-react';
import { useTexts } from '../../../lib/texts.ts';
import { outlineTexts as texts } from '../messages.ts';
import styles from './wizard.module.css';

type Props = { current: 1 | 2 | 3; reachable: readonly number[]; onStep: (step: 1 | 2 | 3) => void };

const names = [texts.stepMaterial, texts.stepOutline, texts.stepCanvas];

/** Where one is between material and deck. */
export function Stepper({ current, reachable, onStep }: Props) {
  const { t } = useTexts();
  return (
    <nav className={styles.stepper} aria-label={t(texts.steps)}>
      <ol>
        {names.map((name, place) => {
          const step = (place + 1) as 1 | 2 | 3;
          const isDone = step < current;
          return (
            <li key={name.key} data-state={step === current ? 'now' : isDone ? 'done' : 'later'}>
              <button
                type="button"
                aria-current={step === current ? 'step' : undefined}
                disabled={!reachable.includes(step)}
                onClick={() => onStep(step)}
              >
                <span className={styles.number} aria-hidden="true">
                  {isDone ? <IconCheck size={14} stroke={2.4} /> : step}
                </span>
                {t(name)}
                {isDone ? <span className="only-for-readers">{t(texts.stepDone)}</span> : null}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
