import { IconArrowLeft, IconArrowRight, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { avatarTexts as texts } from '../../messages.ts';
import { isOptional, type Step, stepAddress, stepsOf } from '../../rules.ts';
import styles from './step-frame.module.css';

const labels = {
  picture: texts.stepLook,
  style: texts.stepStyle,
  setStyle: texts.stepVoice,
  greetings: texts.stepGreeting,
  knowledge: texts.stepKnowledge,
  'knowledge-question': texts.stepQuestions,
};

type Props = {
  title: string;
  step: Step;
  /** Absent until the avatar is there: then the steps can be walked freely. */
  id: string | undefined;
  /** A photo has a step more. */
  hasStyles: boolean;
  /** Not every step can be entered while a look is being made. */
  canEnter?: (step: Step) => boolean;
  /** Saves what this step holds and answers with the id of the avatar; nothing when that could not be done. */
  onLeave: () => Promise<string | undefined>;
  /** Goes on, after what this step holds was saved. */
  onNext: (id: string) => void;
  /** What the button that goes on says, where it does more than that; null where there is nothing to go on to yet. */
  nextLabel?: string | null | undefined;
  isSaving: boolean;
  /** Without it the step has the whole width. */
  preview?: ReactNode;
  children: ReactNode;
};

/** One step of making an avatar: whom one makes on the left, what there is to choose beside it. */
export function StepFrame(props: Props) {
  const { title, step, id, hasStyles, canEnter, onLeave, preview, children } = props;
  const { t } = useTexts();
  const navigate = useNavigate();
  const leaveTo = async (go: (saved: string) => void) => {
    const saved = await onLeave();
    if (saved !== undefined) go(saved);
  };
  const all = stepsOf(hasStyles);
  const at = all.indexOf(step);
  const isOpen = (one: Step) => one !== step && id !== undefined && (canEnter?.(one) ?? true);
  return (
    <>
      <PageHeader title={title}>
        <Link to="/avatars" className={styles.back}>
          <IconArrowLeft size={18} stroke={1.6} aria-hidden="true" />
          {t(texts.back)}
        </Link>
      </PageHeader>
      <nav aria-label={t(texts.steps)}>
        <ol className={styles.steps}>
          {all.map((one, index) => (
            <li key={one} data-state={index < at ? 'done' : index === at ? 'now' : 'next'}>
              <span className={styles.number} aria-hidden="true">
                {index < at ? <IconCheck size={14} stroke={2.4} /> : index + 1}
              </span>
              {isOpen(one) ? (
                <Link
                  to={stepAddress(one, id)}
                  onClick={(event) => {
                    event.preventDefault();
                    void leaveTo(() => void navigate(stepAddress(one, id)));
                  }}
                >
                  {t(labels[one])}
                </Link>
              ) : (
                <span aria-current={one === step ? 'step' : undefined}>{t(labels[one])}</span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.work} data-wide={preview === undefined}>
        {preview === undefined ? null : <div className={styles.preview}>{preview}</div>}
        <div className={styles.choices}>
          {children}
          <Foot {...props} leaveTo={leaveTo} />
        </div>
      </div>
    </>
  );
}

type FootProps = Props & { leaveTo: (go: (saved: string) => void) => Promise<void> };

function Foot({ step, id, hasStyles, canEnter, onNext, nextLabel, isSaving, leaveTo }: FootProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const all = stepsOf(hasStyles);
  const at = all.indexOf(step);
  const before = all.slice(0, at).findLast((one) => canEnter?.(one) ?? true);
  const after = all[at + 1];
  // What comes after it may be left out: then this is the end, with a way on.
  const isLast = after === undefined || (isOptional(after) && !isOptional(step));
  const goTo = (one: Step) => () => void leaveTo(() => void navigate(stepAddress(one, id)));
  return (
    <div className={styles.foot} data-keep-clear="true">
      {before && id !== undefined ? (
        <Button variant="default" disabled={isSaving} onClick={goTo(before)}>
          {t(texts.previous)}
        </Button>
      ) : null}
      {isLast && after ? (
        <Button variant="default" disabled={isSaving} onClick={goTo(after)}>
          {t(texts.nextNamed, { step: t(labels[after]) })}
        </Button>
      ) : null}
      {nextLabel === null ? null : (
        <Button
          loading={isSaving}
          rightSection={isLast ? null : <IconArrowRight size={18} stroke={1.6} />}
          onClick={() => void leaveTo(onNext)}
        >
          {nextLabel ?? t(isLast ? texts.done : texts.next)}
        </Button>
      )}
    </div>
  );
}
