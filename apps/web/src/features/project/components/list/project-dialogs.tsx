import { projectLimits } from '@app/contract/project/limits.ts';
import { projectTitleSchema, type Project } from '@app/contract/project/schema.ts';
import { RenameDialog } from '../../../../components/rename-dialog.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { useChangeProject } from '../../api.ts';
import { projectTexts } from '../../messages.ts';
import { listTexts as texts } from './messages.ts';

export function RenameProject({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useTexts();
  const change = useChangeProject(project.id);
  return (
    <RenameDialog
      name={project.title}
      schema={projectTitleSchema}
      maxLength={projectLimits.title.max}
      title={t(texts.renameTitle)}
      label={t(texts.title)}
      submitLabel={t(texts.save)}
      texts={{
        close: t(projectTexts.close),
        cancel: t(projectTexts.cancel),
        loseTitle: t(texts.loseTitle),
        loseText: t(texts.loseText),
        lose: t(texts.lose),
        keep: t(texts.keep),
      }}
      onRename={(title) => change.mutateAsync({ title })}
      onClose={onClose}
    />
  );
}
