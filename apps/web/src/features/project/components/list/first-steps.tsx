import { creditRewards } from '@app/contract/credit/limits.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { IconCircle, IconCircleCheckFilled, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../../../../components/icon-button.tsx';
import { localStore } from '../../../../lib/storage.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { firstSteps } from '../../rules.ts';
import styles from './first-steps.module.css';
import { listTexts as texts } from './messages.ts';

const hiddenKey = 'firstStepsHidden';
const heardKey = 'firstStepsHeard';

type Props = { projects: readonly Project[]; onDeck: () => void };

/** What somebody new does first, until it is done or put away. */
export function FirstSteps({ projects, onDeck }: Props) {
  const { t, language } = useTexts();
  const [isHidden, setIsHidden] = useState(() => localStore.get(hiddenKey) !== null);
  const { sample, made, isMade, isSpoken } = firstSteps(projects, language);
  if (isHidden || isSpoken) return null;
  const hide = () => {
    localStore.set(hiddenKey, '1');
    setIsHidden(true);
  };
  const steps = [
    {
      words: t(texts.stepHear),
      isDone: localStore.get(heardKey) !== null,
      to: sample && `/edit-project?id=${sample}&play=1`,
      onGo: () => localStore.set(heardKey, '1'),
    },
    {
      words: t(texts.stepDeck),
      more: t(texts.stepReward, { credits: creditRewards['first-project'].credits }),
      isDone: isMade,
      to: undefined,
      onGo: onDeck,
    },
    { words: t(texts.stepTalk), isDone: false, to: made && `/edit-project?id=${made}`, onGo: onDeck },
  ];
  return (
    <section className={styles.steps} aria-label={t(texts.firstSteps)}>
      <h2>{t(texts.firstSteps)}</h2>
      <ol>
        {steps.map(({ words, more, isDone, to, onGo }) => (
          <li key={words} data-done={isDone}>
            {isDone ? (
              <IconCircleCheckFilled size={20} aria-label={t(texts.stepDone)} />
            ) : (
              <IconCircle size={20} stroke={1.6} aria-hidden="true" />
            )}
            {to === undefined ? (
              <button type="button" onClick={onGo}>
                {words}
              </button>
            ) : (
              <Link to={to} {...(to.includes('play=1') ? { onClick: onGo } : {})}>
                {words}
              </Link>
            )}
            {more && !isDone ? <small>{more}</small> : null}
          </li>
        ))}
      </ol>
      <IconButton label={t(texts.stepsHide)} icon={IconX} size="small" onClick={hide} />
    </section>
  );
}
