import { deckRoutes } from '@app/contract/deck/routes.ts';
import { uploadRoutes } from '@app/contract/upload/routes.ts';
import type { Upload } from '@app/contract/upload/schema.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { UsedIn } from '../../../components/used-in.tsx';
import { call } from '../../../lib/api.ts';
import { notify } from '../../../lib/notices.ts';
import { useTexts } from '../../../lib/texts.ts';
import { libraryKeys, storageKey } from '../api.ts';
import { libraryMessages as texts } from '../messages.ts';

/** Which of my projects use a file. */
function useUses(id: string) {
  return useQuery({
    queryKey: ['file-uses', id],
    queryFn: async ({ signal }) =>
      (await call(deckRoutes.using, { params: { id }, signal, silent: true })).list,
    staleTime: 0,
  });
}

function useDeleteFile() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(uploadRoutes.delete, { params: { id } }),
    onSuccess: () =>
      Promise.all([libraryKeys.all, storageKey].map((queryKey) => cache.invalidateQueries({ queryKey }))),
  });
}

/** Asks before a file goes, and says which projects use it. */
export function DeleteFile({ file, onClose }: { file: Upload; onClose: () => void }) {
  const { t } = useTexts();
  const deletion = useDeleteFile();
  const { data: uses = [] } = useUses(file.id);
  const { name } = file;
  return (
    <ConfirmDialog
      danger
      title={t(texts.deleteTitle, { name })}
      text={t(texts.deleteText)}
      confirmLabel={t(texts.delete)}
      cancelLabel={t(texts.cancel)}
      closeLabel={t(texts.close)}
      onConfirm={async () => {
        await deletion.mutateAsync(file.id);
        notify('success', t(texts.deleted, { name }));
      }}
      onClose={onClose}
    >
      <UsedIn
        uses={uses}
        lead={(count) => t(texts.usedIn, { count })}
        more={(count) => t(texts.usedMore, { count })}
      />
    </ConfirmDialog>
  );
}
