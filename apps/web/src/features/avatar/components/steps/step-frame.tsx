import { IconArrowLeft, IconArrowRight, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { avatarTexts as texts } from '../../messages.ts';
import { type Step, stepAddress, steps } from '../../rules.ts';
import styles from './step-frame.module.css';

const labels = { picture: texts.stepLook, setStyle: texts.stepVoice, greetings: texts.stepGreeting };

type Props = {
  title: string;
  step: Step;
  /** Absent until the avatar is there: then the steps can be walked freely. */
  id: string | undefined;
  /** Saves what this step holds and answers with the id of the avatar; nothing when that could not be done. */
  onLeave: () => Promise<string | undefined>;
  /** Goes on, after what this step holds was saved. */
  onNext: (id: string) => void;
  isSaving: boolean;
  preview: ReactNode;
  children: ReactNode;
};

/** One step of making an avatar: whom one makes on the left, what there is to choose beside it. */
export function StepFrame(props: Props) {
  const { title, step, id, onLeave, onNext, isSaving, preview, children } = props;
  const { t } = useTexts();
  const navigate = useNavigate();
  const at = steps.indexOf(step);
  const [before, after] = [steps[at - 1], steps[at + 1]];
  const leaveTo = async (go: (saved: string) => void) => {
    const saved = await onLeave();
    if (saved !== undefined) go(saved);
  };
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
          {steps.map((one, index) => (
            <li key={one} data-state={index < at ? 'done' : index === at ? 'now' : 'next'}>
              <span className={styles.number} aria-hidden="true">
                {index < at ? <IconCheck size={14} stroke={2.4} /> : index + 1}
              </span>
              {one === step || id === undefined ? (
                <span aria-current={one === step ? 'step' : undefined}>{t(labels[one])}</span>
              ) : (
                <Link
                  to={stepAddress(one, id)}
                  onClick={(event) => {
                    event.preventDefault();
                    void leaveTo(() => void navigate(stepAddress(one, id)));
                  }}
                >
                  {t(labels[one])}
                </Link>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.work}>
        <div className={styles.preview}>{preview}</div>
        <div className={styles.choices}>
          {children}
          <div className={styles.foot} data-keep-clear="true">
            {before ? (
              <Button
                variant="default"
                disabled={isSaving}
                onClick={() => void leaveTo(() => void navigate(stepAddress(before, id)))}
              >
                {t(texts.previous)}
              </Button>
            ) : null}
            <Button
              loading={isSaving}
              rightSection={after ? <IconArrowRight size={18} stroke={1.6} /> : null}
              onClick={() => void leaveTo(onNext)}
            >
              {t(after ? texts.next : texts.done)}
            </Button>
          </div>
        </div>
      </div>
    </>
  );
}
