import type { VoiceChoice } from '@app/contract/speech/schema.ts';
import type { PageVoice } from '@app/contract/speech/states/voice-choice.ts';
import { statusAfterSaving } from '@app/contract/courseware/states/page-status.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { pageTable } from '../tables.ts';

/** How pages are spoken, and whether that is still what can be heard. */
export function keepVoice(db: Executor) {
  const { id, avatarId, voice, projectId, status } = pageTable;
  return {
    async setVoice(pageId: string, choice: VoiceChoice | null): Promise<void> {
      await db.update(pageTable).set({ voice: choice }).where(eq(id, pageId));
    },

    /** The pages that were or are being spoken, removed ones too: they may come back. */
    async spokenPages(project: string): Promise<(PageVoice & { id: string })[]> {
      return db
        .select({ id, avatarId, voice })
        .from(pageTable)
        .where(and(eq(projectId, project), inArray(status, ['confirmed', 'confirming'])));
    },

    /** Whatever was spoken of these pages has to be spoken anew. Nobody's edit can be lost by it, so revisions stay. */
    async unconfirm(pageIds: readonly string[]): Promise<void> {
      if (pageIds.length === 0) return;
      await db
        .update(pageTable)
        .set({ status: statusAfterSaving })
        .where(inArray(id, [...pageIds]));
    },
  };
}
