import type { Owned } from '../../../platform/owned.ts';
import type { FileService } from '../../file/service.ts';
import { useOfSentence } from '../rules.ts';
import { createBroadcastStore } from '../store.ts';

/** The sentences that were spoken for an account. */
export const ownSentences = ({ files }: { files: FileService }): Owned => ({
  count: async () => [],
  async remove(tx, { userId }) {
    const store = createBroadcastStore(tx);
    const ids = await store.sentenceIdsOf(userId);
    const contents: string[] = [];
    for (const id of ids) contents.push(...(await files.removeUses(tx, useOfSentence(id))));
    await store.deleteSentences(ids);
    return contents;
  },
});
