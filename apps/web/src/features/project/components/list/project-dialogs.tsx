import { projectLimits } from '@app/contract/project/limits.ts';
import { projectTitleSchema, type Project } from '@app/contract/project/schema.ts';
import * as z from 'zod/mini';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useCheckedForm } from '../../../../components/use-checked-form.ts';
import { schemaErrors } from '../../../../lib/schema-errors.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { useChangeProject } from '../../api.ts';
import { projectTexts } from '../../messages.ts';
import { listTexts as texts } from './messages.ts';

type Props = { project: Project; onClose: () => void };

const titleForm = z.object({ title: projectTitleSchema });

export function RenameDialog({ project, onClose }: Props) {
  const { t } = useTexts();
  const change = useChangeProject(project.id);
  const form = useCheckedForm({
    initial: { title: project.title },
    check: (values) => schemaErrors(titleForm, values),
    send: ({ title }) => change.mutateAsync({ title: title.trim() }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t(texts.renameTitle)}
      submitLabel={t(texts.save)}
      form={form}
      texts={{
        close: t(projectTexts.close),
        cancel: t(projectTexts.cancel),
        loseTitle: t(texts.loseTitle),
        loseText: t(texts.loseText),
        lose: t(texts.lose),
        keep: t(texts.keep),
      }}
      onClose={onClose}
    >
      <TextField label={t(texts.title)} maxLength={projectLimits.title.max} {...form.field('title')} />
    </FormDialog>
  );
}
