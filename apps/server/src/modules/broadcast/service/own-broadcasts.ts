import type { Owned } from '../../../platform/owned.ts';
import type { FileService } from '../../file/service.ts';
import { useOfPage, useOfSentence } from '../rules.ts';
import { createBroadcastStore } from '../store.ts';

/** What was spoken for an account: its pages and the sentences they were made of. */
export const ownBroadcasts = ({ files }: { files: FileService }): Owned => ({
  count: async () => [],
  async remove(tx, { userId }) {
    const store = createBroadcastStore(tx);
    const ids = await store.sentenceIdsOf(userId);
    const contents: string[] = [];
    for (const id of ids) contents.push(...(await files.removeUses(tx, useOfSentence(id))));
    for (const pageId of await store.pageIdsOf(userId)) {
      contents.push(...(await files.removeUses(tx, useOfPage(pageId))));
    }
    await store.deleteSentences(ids);
    return contents;
  },
});
