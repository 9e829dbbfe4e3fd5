import { queryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { uploadFile } from '../../lib/resumable.ts';
import { createUploadQueue, isMoving } from '../../lib/upload-queue.ts';
import { libraryKeys, storageKey } from './api.ts';

/** The files on their way. It outlives the screen: uploads go on while people look elsewhere. */
export const libraryQueue = createUploadQueue(async (file, options) => {
  // The row of the file says what went wrong.
  await uploadFile({ file, ...options, inPlace: true });
  await Promise.all(
    [libraryKeys.all, storageKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
});

// Whoever logs out takes along what was not sent yet.
useSession.subscribe(({ tokens }) => {
  if (tokens.user === '') libraryQueue.clear();
});

// The browser asks before it throws an upload away.
window.addEventListener('beforeunload', (event) => {
  if (libraryQueue.store.getState().files.some(isMoving)) event.preventDefault();
});
