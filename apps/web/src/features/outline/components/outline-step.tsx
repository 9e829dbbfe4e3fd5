import { outlineGuidance } from '@app/contract/helper/states/guidance.ts';
import type { OutlineState } from '@app/contract/outline/schema.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Refusal } from '../../../components/refusal.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { useGuidance } from '../../helper/api.ts';
import { useDraw } from '../api.ts';
import { outlineTexts as texts } from '../messages.ts';
import { wayOf, workOf } from '../rules.ts';
import { OutlineEditor } from './outline-editor.tsx';
import { Drawing, Making } from './working.tsx';

type Props = {
  project: Project;
  outline: OutlineState;
  credits: number | undefined;
  onStep: (step: 1 | 2) => void;
};

/** Step 2: the outline while it is drawn, when it failed, and to be edited. */
export function OutlineStep({ project, outline, credits, onStep }: Props) {
  useGuidance(outlineGuidance);
  const work = workOf(outline);
  if (work === 'drawing') return <Drawing projectId={project.id} outline={outline} />;
  if (work === 'making') return <Making outline={outline} />;
  if (outline.outline === null) return <NoOutline project={project} outline={outline} onStep={onStep} />;
  return (
    <OutlineEditor
      project={project}
      state={outline}
      outline={outline.outline}
      credits={credits}
      onStep={onStep}
    />
  );
}

type NoneProps = { project: Project; outline: OutlineState; onStep: (step: 1 | 2) => void };

/** There is none: why, and how there will be one. */
function NoOutline({ project, outline, onStep }: NoneProps) {
  const { t } = useTexts();
  const draw = useDraw(project.id);
  const way = wayOf(project);
  const hasFailed = outline.status === 'error';
  return (
    <EmptyState
      title={t(hasFailed ? texts.titleFailed : texts.titleNone)}
      text={hasFailed && outline.reason !== '' ? outline.reason : t(texts.none)}
    >
      {hasFailed && outline.needsOther ? (
        <Button onClick={() => onStep(1)}>{t(way === 'text' ? texts.otherText : texts.otherFile)}</Button>
      ) : (
        <>
          <Button variant="default" onClick={() => onStep(1)}>
            {t(texts.back)}
          </Button>
          <Button loading={draw.isPending} onClick={() => draw.mutate()}>
            {t(hasFailed ? texts.retry : texts.draw)}
          </Button>
        </>
      )}
      {draw.error ? <Refusal>{draw.error.message}</Refusal> : null}
    </EmptyState>
  );
}
