import type { Project } from '@app/contract/project/schema.ts';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { useCopyProject } from '../../project/api.ts';
import { outlineTexts as texts } from '../messages.ts';
import styles from './wizard.module.css';

type Props = { project: Project; onConfirm: () => Promise<unknown>; onClose: () => void };

/** New slides take the place of those that are there, which can be kept as a project of their own. */
export function MakeAgainDialog({ project, onConfirm, onClose }: Props) {
  const { t } = useTexts();
  const copy = useCopyProject();
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
    </ConfirmDialog>
  );
}
