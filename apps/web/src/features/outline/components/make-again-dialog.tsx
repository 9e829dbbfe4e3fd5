import { projectErrors } from '@app/contract/project/errors.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { useState } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Refusal } from '../../../components/refusal.tsx';
import { CallError } from '../../../lib/call-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useUpgradePath } from '../../../lib/upgrade-path.ts';
import { useCopyProject } from '../../project/api.ts';
import { outlineTexts as texts } from '../messages.ts';
import styles from './wizard.module.css';

type Props = { project: Project; onConfirm: () => Promise<unknown>; onClose: () => void };

/** New slides take the place of those that are there, which can be kept as a project of their own. */
export function MakeAgainDialog({ project, onConfirm, onClose }: Props) {
  const { t } = useTexts();
  const copy = useCopyProject({ inPlace: true });
  const [keeps, setKeeps] = useState(true);
  return (
    <ConfirmDialog
      danger
      title={t(texts.makeAgainTitle)}
      text={t(texts.makeAgainText, { pages: project.pages })}
      confirmLabel={t(texts.makeAgain)}
      cancelLabel={t(texts.cancel)}
      closeLabel={t(texts.close)}
      onConfirm={async () => {
        if (keeps) await copy.mutateAsync(project.id);
        await onConfirm();
      }}
      onClose={onClose}
    >
      <label className={styles.keepCopy}>
        <input
          type="checkbox"
          checked={keeps}
          onChange={({ currentTarget }) => setKeeps(currentTarget.checked)}
        />
        {t(texts.keepCopy)}
      </label>
      {keeps && copy.error ? <NotKept error={copy.error} /> : null}
    </ConfirmDialog>
  );
}

/** Why there is no copy, and what can be done about it. */
function NotKept({ error }: { error: Error }) {
  const { t } = useTexts();
  const upgradePath = useUpgradePath();
  const isFull = error instanceof CallError && error.code === projectErrors.tooMany.code;
  return (
    <div className={styles.notKept}>
      <Refusal>{error.message}</Refusal>
      {isFull ? (
        <>
          <p className={styles.hint}>{t(texts.orReplace)}</p>
          <div className={styles.actions}>
            <ButtonLink to="/project" variant="default">
              {t(texts.toProjects)}
            </ButtonLink>
            <ButtonLink to={upgradePath} variant="default">
              {t(texts.upgrade)}
            </ButtonLink>
          </div>
        </>
      ) : null}
    </div>
  );
}
