import type { AvatarTab } from '@app/contract/avatar/states/tab.ts';
import { eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { type Page, type PageOf, readPage } from '../../platform/db/page.ts';
import { type AvatarRow, avatarTable } from './tables.ts';

const { userId, id, updatedAt } = avatarTable;
const isTemplate = isNull(userId);

/** What a file may change of its row. */
const told = {
  name: avatarTable.name,
  nameEn: avatarTable.nameEn,
  modelTypes: avatarTable.modelTypes,
  voices: avatarTable.voices,
  image: avatarTable.image,
  wholeImage: avatarTable.wholeImage,
  rigUrl: avatarTable.rigUrl,
  styleSex: avatarTable.styleSex,
  greetings: avatarTable.greetings,
  greetingsEn: avatarTable.greetingsEn,
  persona: avatarTable.persona,
  personaEn: avatarTable.personaEn,
  templateVersion: avatarTable.templateVersion,
};
/** A template as its file says; what else a row has is not the file's. */
export type TemplateRow = Pick<AvatarRow, 'id' | keyof typeof told> & { templateVersion: number };

const sent = (column: { name: string }): SQL => sql`excluded.${sql.identifier(column.name)}`;
const listed = (columns: readonly SQL[]): SQL => sql.join([...columns], sql`, `);
const kept = listed(Object.values(told).map((column) => sql`${column}`));
const read = listed(Object.values(told).map(sent));

/** One's own with the newest change first, then the templates as they are numbered. */
const inOrder = sql`${isTemplate}, case when ${isTemplate} then ${id} end, ${updatedAt} desc, ${id}`;

export function createAvatarStore(db: Executor) {
  return {
    async find(wanted: string): Promise<AvatarRow | undefined> {
      return (await db.select().from(avatarTable).where(eq(id, wanted)))[0];
    },

    /** The template that is offered first. */
    async firstTemplate(): Promise<AvatarRow | undefined> {
      return (await db.select().from(avatarTable).where(isTemplate).orderBy(inOrder).limit(1))[0];
    },

    pageOf(tab: AvatarTab, owner: string | null, page: Page): Promise<PageOf<AvatarRow>> {
      const mine = owner === null ? sql`false` : eq(userId, owner);
      const where = { mine, template: isTemplate, all: or(mine, isTemplate) }[tab];
      return readPage(db, avatarTable, { where, orderBy: inOrder, page });
    },

    /**
     * Makes the rows of templates, or brings them up to what their files say. A process that is older than the row
     * changes nothing, so those of two versions may start in any order.
     */
    async keepTemplates(rows: readonly TemplateRow[], at: Date): Promise<void> {
      if (rows.length === 0) return;
      await db
        .insert(avatarTable)
        .values(
          rows.map((row) => ({
            ...row,
            status: 'ready' as const,
            operateStatus: 'model-complete' as const,
            createdAt: at,
            updatedAt: at,
          })),
        )
        .onConflictDoUpdate({
          target: id,
          set: {
            ...Object.fromEntries(Object.entries(told).map(([key, column]) => [key, sent(column)])),
            updatedAt: at,
          },
          setWhere: sql`${isTemplate} and ${told.templateVersion} <= ${sent(told.templateVersion)} and (${kept}) is distinct from (${read})`,
        });
    },
  };
}
