import type { VoiceChoice } from '@app/contract/speech/schema.ts';
import type { PageVoice } from '@app/contract/speech/states/voice-choice.ts';
import { statusAfterSaving } from '@app/contract/courseware/states/page-status.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { pageTable } from '../tables.ts';

/** How pages are spoken, and whether that is still what can be heard. */
export function keepVoice(db: Executor) {
  const { id, avatarId, voice, projectId, status } = pageTable;
  const chose = (ttsId: string) => sql`${voice} ->> 'ttsId' = ${ttsId}`;
  return {
    async setVoice(pageId: string, choice: VoiceChoice | null): Promise<void> {
      await db.update(pageTable).set({ voice: choice }).where(eq(id, pageId));
    },

    async projectsWithVoice(ttsId: string): Promise<string[]> {
      const rows = await db
        .selectDistinct({ projectId })
        .from(pageTable)
        .where(chose(ttsId))
        .orderBy(projectId);
      return rows.map((row) => row.projectId);
    },

    async replaceVoice(project: string, ttsId: string, instead: string): Promise<void> {
      await db
        .update(pageTable)
        .set({ voice: sql`jsonb_set(${voice}, '{ttsId}', to_jsonb(${instead}::text))` })
        .where(and(eq(projectId, project), chose(ttsId)));
    },

    /** The pages that can be heard, removed ones too: they may come back. Those that are being spoken follow by themselves. */
    async spokenPages(project: string): Promise<(PageVoice & { id: string })[]> {
      return db
        .select({ id, avatarId, voice })
        .from(pageTable)
        .where(and(eq(projectId, project), eq(status, 'confirmed')));
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
