import { eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import type { ReadPage } from '../../providers/answer/port.ts';
import { cutPageTable, passageTable } from './tables.ts';

/** A page that was cut: of which revision, by which cutter, whether what it means was read, and under which name. */
export type CutNote = Pick<
  typeof cutPageTable.$inferSelect,
  'pageId' | 'revision' | 'cutter' | 'edition' | 'isMeant'
>;

export function createPassageStore(db: Executor) {
  return {
    async notesOf(pageIds: readonly string[]): Promise<CutNote[]> {
      const { pageId, revision, cutter, edition, isMeant } = cutPageTable;
      return db
        .select({ pageId, revision, cutter, edition, isMeant })
        .from(cutPageTable)
        .where(inArray(pageId, [...pageIds]));
    },

    /** Keeps what a page was cut into, unless somebody has kept as good a cut of the same page, or one of a newer page. */
    async put(note: CutNote, { passages, words: ofTitle, ...page }: ReadPage): Promise<boolean> {
      const { pageId, revision, cutter, isMeant } = cutPageTable;
      const row = { ...note, ...page, ...ofTitle };
      const kept = await db
        .insert(cutPageTable)
        .values(row)
        .onConflictDoUpdate({
          target: pageId,
          set: row,
          setWhere: sql`(${cutter}, ${revision}, ${isMeant}) < (${note.cutter}, ${note.revision}, ${note.isMeant}::boolean)`,
        })
        .returning({ pageId });
      if (kept.length === 0) return false;
      await db.delete(passageTable).where(eq(passageTable.pageId, note.pageId));
      // One value, however many passages: PostgreSQL takes them apart.
      const rows = passages.map(({ words: own, cut, ...passage }, place) => ({
        ...passage,
        ...own,
        sentence: cut,
        place,
      }));
      await db.execute(sql`
        insert into ${passageTable} (page_id, place, kind, text, element_id, depth, sentence, terms, told, meaning)
        select ${note.pageId}::uuid, place, kind, text, "elementId", depth, sentence, terms, told, meaning
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row
          (place int, kind text, text text, "elementId" text, depth int, sentence jsonb, terms text, told text, meaning text)`);
      return true;
    },

    async forget(pageIds: readonly string[]): Promise<void> {
      await db.delete(cutPageTable).where(inArray(cutPageTable.pageId, [...pageIds]));
    },

    /** Cut pages as JSON in the shape of `CutPage`; one that is gone is left out. */
    async editions(names: readonly string[]): Promise<{ edition: string; page: string }[]> {
      const cut = cutPageTable;
      const { place, kind, text, elementId, depth, sentence, terms, told, meaning, pageId } = passageTable;
      const passage = sql`jsonb_build_object('kind', ${kind}, 'text', ${text}, 'elementId', ${elementId}, 'depth', ${depth},
        'cut', ${sentence}, 'meaning', ${meaning}, 'words', jsonb_build_object('terms', ${terms}, 'told', ${told}))`;
      const passages = sql`(select coalesce(jsonb_agg(jsonb_strip_nulls(${passage}) order by ${place}), '[]')
        from ${passageTable} where ${pageId} = ${cut.pageId})`;
      return db
        .select({
          edition: cut.edition,
          page: sql<string>`jsonb_build_object('title', ${cut.title}, 'language', ${cut.language}, 'words',
            jsonb_build_object('terms', ${cut.terms}, 'told', ${cut.told}), 'passages', ${passages},
            'grids', ${cut.grids})::text`,
        })
        .from(cut)
        .where(inArray(cut.edition, [...names]));
    },
  };
}
