import type { Transaction } from '../../../platform/db/database.ts';
import type { Events } from '../../../platform/events.ts';
import { createUploadStore } from '../store.ts';

/** How much an account stores: its uploads, and what others keep for it that is not among them. */
export const countStorage =
  (events: Events) =>
  async (tx: Transaction, userId: string): Promise<number> => {
    const uploads = createUploadStore(tx);
    const bytes = [await uploads.bytesOf(userId)];
    await events.emit(tx, 'storage.asked', { userId, uploaded: await uploads.keysOf(userId), bytes });
    return bytes.reduce((sum, part) => sum + part, 0);
  };
