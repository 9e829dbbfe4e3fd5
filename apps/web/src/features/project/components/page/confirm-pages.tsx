import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { StateChip } from '../../../../components/state-chip.tsx';
import { notify } from '../../../../lib/notices.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { useConfirm } from '../../api.ts';
import { projectTexts } from '../../messages.ts';
import { confirmPlan, pageLook, problemsFirst } from '../../rules.ts';
import type { ScriptDesk } from '../../store.ts';
import styles from './confirm-pages.module.css';
import { pageTexts as texts } from './messages.ts';
import problem from './problem.module.css';

type Props = {
  project: Project;
  pages: readonly CoursewarePage[];
  desk: ScriptDesk;
  onChooseAvatar: () => void;
  onClose: () => void;
};

/** Which pages are to be spoken; those with problems stand on top. */
export function ConfirmPages({ project, pages, desk, onChooseAvatar, onClose }: Props) {
  const { t } = useTexts();
  const confirm = useConfirm(project.id);
  const isUnsaved = useUnsaved(desk);
  const plan = confirmPlan(pages);
  const numberOf = new Map(pages.map(({ id }, index) => [id, index + 1]));
  const hasAvatar = project.avatarsId !== null;
  const written = [...plan.changed, ...plan.confirmed];

  async function start(chosen: readonly CoursewarePage[]) {
    try {
      const { pages: count } = await confirm.mutateAsync(chosen.map(({ id }) => id));
      notify('success', count > 0 ? t(texts.confirmStarted, { count }) : t(texts.confirmNothing));
      onClose();
    } catch {
      // The call has said what went wrong; the dialog stays.
    }
  }
  const only = plan.confirmed.length > 0 ? texts.confirmChanged : texts.confirmWritten;
  // Where all pages wait and all have words, one button says it all.
  const isWritten = plan.missing.length === 0 && plan.silent.length === 0;
  const isWhole = plan.confirmed.length === 0 && isWritten;
  return (
    <Dialog
      title={t(texts.confirmTitle)}
      closeLabel={t(projectTexts.close)}
      onClose={onClose}
      actions={
        hasAvatar ? (
          <>
            {plan.confirmed.length > 0 && isWritten ? (
              <Button variant="default" disabled={confirm.isPending} onClick={() => void start(written)}>
                {t(texts.confirmAll, { count: written.length })}
              </Button>
            ) : null}
            {plan.changed.length > 0 ? (
              <Button
                color="spot"
                data-autofocus
                loading={confirm.isPending}
                onClick={() => void start(plan.changed)}
              >
                {t(isWhole ? texts.confirmAll : only, { count: plan.changed.length })}
              </Button>
            ) : null}
          </>
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

/** What was typed is sent before it is spoken; answers whether something is still not saved after that. */
function useUnsaved(desk: ScriptDesk): boolean {
  const [isSent, setIsSent] = useState(false);
  useEffect(() => {
    void desk.flushAll().then(() => setIsSent(true));
  }, [desk]);
  const hasUnsent = useStore(desk.store, ({ scripts }) =>
    Object.values(scripts).some(({ state }) => state !== 'saved'),
  );
  return isSent && hasUnsent;
}
