import type { StyleSex } from '@app/contract/avatar/states/look.ts';
import type { AvatarTab } from '@app/contract/avatar/states/tab.ts';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { type Page, type PageOf, readPage } from '../../platform/db/page.ts';
import { contains } from '../../platform/db/search.ts';
import { type AvatarRow, avatarTable } from './tables.ts';

/** `owner` is null for who has no account. */
type AvatarQuery = { tab: AvatarTab; owner: string | null; search: string };

const { userId, id, updatedAt } = avatarTable;
const isTemplate = isNull(userId);

/** What a file may change of its row. */
const told = {
  name: avatarTable.name,
  nameEn: avatarTable.nameEn,
  modelTypes: avatarTable.modelTypes,
  modelType: avatarTable.modelType,
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

/** Fields to write; an undefined one stays as it is. */
export type AvatarChange = { [K in keyof AvatarRow]?: AvatarRow[K] | undefined };

const sent = (column: { name: string }): SQL => sql`excluded.${sql.identifier(column.name)}`;
const listed = (columns: readonly SQL[]): SQL => sql.join([...columns], sql`, `);
const kept = listed(Object.values(told).map((column) => sql`${column}`));
const read = listed(Object.values(told).map(sent));

const hasVoice = (voice: string): SQL => sql`${avatarTable.voices}::text like ${`%"${voice}"%`}`;

/** One's own with the newest change first, then the templates as they are numbered. */
const inOrder = sql`${isTemplate}, case when ${isTemplate} then ${id} end, ${updatedAt} desc, ${id}`;

export function createAvatarStore(db: Executor) {
  return {
    async find(wanted: string): Promise<AvatarRow | undefined> {
      return (await db.select().from(avatarTable).where(eq(id, wanted)))[0];
    },

    /** The template that is offered first, of all or of women or men. */
    async firstTemplate(sex?: StyleSex): Promise<AvatarRow | undefined> {
      const wanted = sex ? and(isTemplate, eq(avatarTable.styleSex, sex)) : isTemplate;
      return (await db.select().from(avatarTable).where(wanted).orderBy(inOrder).limit(1))[0];
    },

    async templateNamed(name: string): Promise<AvatarRow | undefined> {
      const wanted = and(isTemplate, eq(avatarTable.name, name));
      return (await db.select().from(avatarTable).where(wanted).orderBy(inOrder).limit(1))[0];
    },

    /** The row, kept from changes by others until the transaction ends. */
    async lock(wanted: string): Promise<AvatarRow | undefined> {
      return (await db.select().from(avatarTable).where(eq(id, wanted)).for('update'))[0];
    },

    /** The row, kept from being deleted until the transaction ends. */
    async hold(wanted: string): Promise<AvatarRow | undefined> {
      return (await db.select().from(avatarTable).where(eq(id, wanted)).for('key share'))[0];
    },

    async insert(row: AvatarRow): Promise<void> {
      await db.insert(avatarTable).values(row);
    },

    async update(wanted: string, change: AvatarChange): Promise<AvatarRow | undefined> {
      return (await db.update(avatarTable).set(change).where(eq(id, wanted)).returning())[0];
    },

    async delete(wanted: string): Promise<void> {
      await db.delete(avatarTable).where(eq(id, wanted));
    },

    async idsOf(owner: string): Promise<string[]> {
      return (await db.select({ id }).from(avatarTable).where(eq(userId, owner))).map((row) => row.id);
    },

    async namesOf(owner: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (ids.length === 0) return new Map();
      const { name } = avatarTable;
      const where = and(eq(userId, owner), inArray(id, [...ids]));
      const rows = await db.select({ id, name }).from(avatarTable).where(where);
      return new Map(rows.map((row) => [row.id, row.name]));
    },

    countOf: (owner: string): Promise<number> => db.$count(avatarTable, eq(userId, owner)),

    /** Those of an account that speak with a voice, in any language; kept from changes by others. */
    speakingWith: (owner: string, voice: string): Promise<AvatarRow[]> =>
      db
        .select()
        .from(avatarTable)
        .where(and(eq(userId, owner), or(eq(avatarTable.ttsId, voice), hasVoice(voice))))
        .orderBy(id)
        .for('update'),

    pageOf({ tab, owner, search }: AvatarQuery, page: Page): Promise<PageOf<AvatarRow>> {
      const mine = owner === null ? sql`false` : eq(userId, owner);
      const shown = { mine, template: isTemplate, all: or(mine, isTemplate) }[tab];
      const named = search === '' ? undefined : contains(search, avatarTable.name, avatarTable.nameEn);
      return readPage(db, avatarTable, { where: and(shown, named), orderBy: inOrder, page });
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
