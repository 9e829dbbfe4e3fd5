import type { Upload } from '@app/contract/upload/schema.ts';
import { Suspense } from 'react';
import { later } from '../../../lib/later.ts';

const FilePreview = later(async () => (await import('./file-preview.tsx')).FilePreview);
const RenameFile = later(async () => (await import('./rename-file.tsx')).RenameFile);
const DeleteFile = later(async () => (await import('./delete-file.tsx')).DeleteFile);

/** What somebody wants to do with a file. */
export type FileWish = { readonly what: 'open' | 'rename' | 'delete'; readonly file: Upload };

/** The dialog for what somebody wants to do with a file; it comes when it is needed. */
export function FileDialogs({ wish, onClose }: { wish: FileWish | undefined; onClose: () => void }) {
  if (!wish) return null;
  const Dialog = { open: FilePreview, rename: RenameFile, delete: DeleteFile }[wish.what];
  return (
    <Suspense fallback={null}>
      <Dialog file={wish.file} onClose={onClose} />
    </Suspense>
  );
}
