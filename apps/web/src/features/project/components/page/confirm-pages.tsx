import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { useStore } from 'zustand';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { StateChip } from '../../../../components/state-chip.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { projectTexts } from '../../messages.ts';
import { confirmPlan, pageLook, problemsFirst } from '../../rules.ts';
import type { ScriptDesk } from '../../store.ts';
import styles from './confirm-pages.module.css';
import { pageTexts as texts } from './messages.ts';
import problem from './problem.module.css';
import { useStart } from './use-start.ts';

type Props = {
  project: Project;
  pages: readonly CoursewarePage[];
  desk: ScriptDesk;
  onChooseAvatar: () => void;
  onClose: () => void;
};

/** What stands in the way of some pages: they are left out, or the dialog is left to mend them. */
export function ConfirmPages({ project, pages, desk, onChooseAvatar, onClose }: Props) {
  const { t } = useTexts();
  const { start, isStarting } = useStart(project.id);
  const isUnsaved = useStore(desk.store, desk.hasUnsent);
  const plan = confirmPlan(pages);
  const numberOf = new Map(pages.map(({ id }, index) => [id, index + 1]));
  const hasAvatar = project.avatarsId !== null;
  const left = plan.missing.length + plan.silent.length;
  const count = plan.changed.length;
  return (
    <Dialog
      title={t(texts.confirmTitle)}
      closeLabel={t(projectTexts.close)}
      onClose={onClose}
      actions={
        hasAvatar ? (
          count > 0 && (
            <Button
              color="spot"
              data-autofocus
              loading={isStarting}
              onClick={() => void start(plan.changed).then((hasBegun) => hasBegun && onClose())}
            >
              {left > 0 ? t(texts.confirmWritten, { count, left }) : t(texts.confirmAll, { count })}
            </Button>
          )
        ) : (
          <Button
            data-autofocus
            onClick={() => {
              onClose();
              onChooseAvatar();
            }}
          >
            {t(texts.chooseAvatar)}
          </Button>
        )
      }
    >
      <p>{t(texts.confirmText)}</p>
      <Problems plan={plan} hasAvatar={hasAvatar} isUnsaved={isUnsaved} />
      <ul className={styles.pages}>
        {problemsFirst(pages).map((page) => {
          const { kind, label, moving = false } = pageLook(page);
          return (
            <li key={page.id}>
              <b>{numberOf.get(page.id)}</b>
              <span>{page.content}</span>
              <StateChip kind={kind} label={t(label)} moving={moving} />
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

type ProblemsProps = { plan: ReturnType<typeof confirmPlan>; hasAvatar: boolean; isUnsaved: boolean };

function Problems({ plan, hasAvatar, isUnsaved }: ProblemsProps) {
  const { t } = useTexts();
  const lines = [
    hasAvatar ? '' : t(texts.problemNoAvatar),
    isUnsaved ? t(texts.problemUnsaved) : '',
    plan.missing.length > 0 ? t(texts.problemMissing, { count: plan.missing.length }) : '',
    plan.silent.length > 0 ? t(texts.problemSilent, { count: plan.silent.length }) : '',
    plan.forbidden.length > 0 ? t(texts.problemForbidden, { count: plan.forbidden.length }) : '',
    plan.failed.length > 0 ? t(texts.problemFailed, { count: plan.failed.length }) : '',
  ].filter((line) => line !== '');
  if (lines.length === 0) return null;
  return (
    <div className={problem.problem} data-kind="warn">
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
