import { uploadLimits } from '@app/contract/upload/limits.ts';
import { type Upload, uploadNameSchema } from '@app/contract/upload/schema.ts';
import { uploadRoutes } from '@app/contract/upload/routes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useCheckedForm } from '../../../components/use-checked-form.ts';
import { call } from '../../../lib/api.ts';
import { schemaErrors } from '../../../lib/schema-errors.ts';
import { useTexts } from '../../../lib/texts.ts';
import { libraryKeys } from '../api.ts';
import { libraryMessages as texts } from '../messages.ts';

function useRenameFile(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => call(uploadRoutes.rename, { body: { id, name } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: libraryKeys.all }),
  });
}

const nameForm = z.object({ name: uploadNameSchema });

export function RenameFile({ file, onClose }: { file: Upload; onClose: () => void }) {
  const { t } = useTexts();
  const rename = useRenameFile(file.id);
  const form = useCheckedForm({
    initial: { name: file.name },
    check: (values) => schemaErrors(nameForm, values),
    send: ({ name }) => rename.mutateAsync(name.trim()),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t(texts.renameTitle)}
      submitLabel={t(texts.save)}
      form={form}
      texts={{
        close: t(texts.close),
        cancel: t(texts.cancel),
        loseTitle: t(texts.loseTitle),
        loseText: t(texts.loseText),
        lose: t(texts.lose),
        keep: t(texts.keep),
      }}
      onClose={onClose}
    >
      <TextField label={t(texts.name)} maxLength={uploadLimits.nameLength} {...form.field('name')} />
    </FormDialog>
  );
}
