import type { Project } from '@app/contract/project/schema.ts';
import { useEffect } from 'react';
import { LoadError } from '../../../components/load-error.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { flushUnsaved } from '../../../lib/unsaved.ts';
import { useChangeMaterial, useOutline } from '../api.ts';
import { outlineTexts as texts } from '../messages.ts';
import { shownStep, stepAt, workOf } from '../rules.ts';
import { MaterialStep } from './material/material-step.tsx';
import { OutlineStep } from './outline-step.tsx';
import { Stepper } from './stepper.tsx';
import styles from './wizard.module.css';

type Props = { project: Project; credits: number | undefined };

/** From material to an outline, and from an outline to a deck. When the deck is there, the project opens it. */
export function OutlineWizard({ project, credits }: Props) {
  const { t } = useTexts();
  const { data: outline, error, refetch } = useOutline(project.id);
  const change = useChangeMaterial(project.id);
  const step = outline && shownStep(project, outline);
  // Each step begins at its top.
  useEffect(() => {
    if (step !== undefined) document.documentElement.scrollTop = 0;
  }, [step]);
  if (error && !outline) {
    return (
      <LoadError
        error={error}
        texts={{
          errorTitle: t(texts.loadFailed),
          retry: t(texts.retry),
          errorCode: (code: string) => t(texts.errorCode, { code }),
        }}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!outline) return <Skeleton height={420} />;
  const work = workOf(outline);
  const go = (to: 1 | 2 | 3) => void flushUnsaved().then(() => change.mutate({ step: stepAt(project, to) }));
  const reached = [
    1,
    ...(outline.outline === null ? [] : [2]),
    ...(project.coursewareId === null ? [] : [3]),
  ];
  const reachable = work === undefined ? reached : [];
  const parts = { project, outline, credits, onStep: go };
  return (
    <div className={styles.wizard}>
      <Stepper current={work === 'making' ? 3 : (step ?? 1)} reachable={reachable} onStep={go} />
      {step === 1 ? <MaterialStep {...parts} /> : <OutlineStep {...parts} />}
    </div>
  );
}
