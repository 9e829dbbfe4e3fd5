import { uploadLimits } from '@app/contract/upload/limits.ts';
import { type Upload, uploadNameSchema } from '@app/contract/upload/schema.ts';
import { uploadRoutes } from '@app/contract/upload/routes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RenameDialog } from '../../../components/rename-dialog.tsx';
import { call } from '../../../lib/api.ts';
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

export function RenameFile({ file, onClose }: { file: Upload; onClose: () => void }) {
  const { t } = useTexts();
  const rename = useRenameFile(file.id);
  return (
    <RenameDialog
      name={file.name}
      schema={uploadNameSchema}
      maxLength={uploadLimits.nameLength}
      title={t(texts.renameTitle)}
      label={t(texts.name)}
      submitLabel={t(texts.save)}
      texts={{
        close: t(texts.close),
        cancel: t(texts.cancel),
        loseTitle: t(texts.loseTitle),
        loseText: t(texts.loseText),
        lose: t(texts.lose),
        keep: t(texts.keep),
      }}
      onRename={(name) => rename.mutateAsync(name)}
      onClose={onClose}
    />
  );
}
