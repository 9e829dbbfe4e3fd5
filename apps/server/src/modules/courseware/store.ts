import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PageFacts, PageStatus } from '@app/contract/courseware/states/page-status.ts';
import { deckVersion } from '@app/deck/migrate/migrate.ts';
import { storedBackground, storedElement, storedScript, storedStaging } from '@app/deck/schema/stored.ts';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { arrangePages } from './store/arrange-pages.ts';
import { findWords } from './store/find-words.ts';
import { keepDesign } from './store/keep-design.ts';
import { keepMedia, keepRemainders } from './store/keep-files.ts';
import { keepVoice } from './store/keep-voice.ts';
import { readPlayed } from './store/read-played.ts';
import { designTable, type ElementRow, elementTable, mediaTable, type PageRow, pageTable } from './tables.ts';

/** What is known of a page without reading its slide. */
export type PageBrief = PageFacts & { projectId: string; imageKey: string | null };

/** A page as it is stored, its script and its elements not yet parsed. */
export type PageJson = Pick<PageRow, 'id' | 'projectId' | 'draft' | 'layoutId' | 'revision'> & {
  deckVersion: number;
  script: string | null;
  /** A list of `{ body, version }`. */
  elements: string;
};

/** How a page stands. The script is cut to whether there is one. */
export type StandingRow = Pick<PageRow, 'id' | 'index' | 'status' | 'content' | 'revision' | 'hidden'>;

/** How a page must stand for its state to be changed. */
export type StandsAt = { status?: PageStatus };

const inOrder = [asc(pageTable.index), asc(pageTable.id)];
/** What the owner has. */
const kept = and(eq(pageTable.draft, false), isNull(pageTable.removedAt));
/** What everybody else has: talks, covers, numbers of pages, broadcasts, prices and answers are of these alone. */
const played = and(kept, eq(pageTable.hidden, false));

const pageFrom = ({
  deckVersion: version,
  removedAt: _stays,
  ...row
}: typeof pageTable.$inferSelect): PageRow => ({
  ...row,
  script: storedScript(row.script, version),
  background: row.background === null ? null : storedBackground(row.background, version),
  staging: storedStaging(row.staging, version),
});

/** Nothing for an element that cannot be read: it stays in its row and is not shown. */
function elementFrom({ deckVersion: version, ...row }: typeof elementTable.$inferSelect): ElementRow[] {
  const body = storedElement(row.body, version);
  return body ? [{ ...row, body }] : [];
}

export function createCoursewareStore(db: Executor) {
  return {
    ...readPages(db),
    ...readTexts(db),
    ...readPlayed(db, played),
    ...writePages(db),
    ...writeWords(db),
    ...arrangePages(db),
    ...keepRemainders(db),
    ...keepMedia(db),
    ...keepDesign(db),
    ...keepVoice(db),
    ...findWords(db),
  };
}

function readPages(db: Executor) {
  return {
    async pagesOf(projectId: string, which: 'kept' | 'played'): Promise<PageRow[]> {
      const rows = await db
        .select()
        .from(pageTable)
        .where(and(eq(pageTable.projectId, projectId), which === 'kept' ? kept : played))
        .orderBy(...inOrder);
      return rows.map(pageFrom);
    },

    async firstPageOf(projectId: string): Promise<PageRow | undefined> {
      const rows = await db
        .select()
        .from(pageTable)
        .where(and(eq(pageTable.projectId, projectId), played))
        .orderBy(...inOrder)
        .limit(1);
      return rows.map(pageFrom)[0];
    },

    async findPage(projectId: string, id: string): Promise<PageRow | undefined> {
      const rows = await db
        .select()
        .from(pageTable)
        .where(and(eq(pageTable.projectId, projectId), eq(pageTable.id, id), kept));
      return rows.map(pageFrom)[0];
    },

    async pageById(id: string): Promise<PageRow | undefined> {
      const rows = await db
        .select()
        .from(pageTable)
        .where(and(eq(pageTable.id, id), kept));
      return rows.map(pageFrom)[0];
    },

    async standingsOf(projectId: string): Promise<StandingRow[]> {
      const { id, index, status, content, revision, hidden } = pageTable;
      return db
        .select({ id, index, status, revision, hidden, content: sql<string>`left(btrim(${content}), 1)` })
        .from(pageTable)
        .where(and(eq(pageTable.projectId, projectId), kept))
        .orderBy(...inOrder);
    },

    /** What is said on the pages that are played, in their order. */
    async spokenTextsOf(projectId: string): Promise<{ id: string; content: string }[]> {
      const { id, content } = pageTable;
      return db
        .select({ id, content })
        .from(pageTable)
        .where(and(eq(pageTable.projectId, projectId), played))
        .orderBy(...inOrder);
    },

    async elementsOf(pageIds: readonly string[]): Promise<ElementRow[]> {
      if (pageIds.length === 0) return [];
      const rows = await db
        .select()
        .from(elementTable)
        .where(inArray(elementTable.pageId, [...pageIds]))
        .orderBy(asc(elementTable.index), asc(elementTable.id));
      // The driver has just parsed them; with a large page others have their turn before they are checked.
      await nextTurn();
      return rows.flatMap(elementFrom);
    },

    /** The pages of several projects in their order, without their slides. The script is cut to whether there is one. */
    async briefsOf(projectIds: readonly string[]): Promise<PageBrief[]> {
      if (projectIds.length === 0) return [];
      return db
        .select({
          projectId: pageTable.projectId,
          status: pageTable.status,
          content: sql<string>`left(btrim(${pageTable.content}), 1)`,
          imageKey: pageTable.imageKey,
        })
        .from(pageTable)
        .where(and(inArray(pageTable.projectId, [...projectIds]), played))
        .orderBy(...inOrder);
    },
  };
}

/** What a deck says, without parsing it here. */
function readTexts(db: Executor) {
  return {
    /** Which pages there are, how they stand, the revision of each and that of the design: the same text means the same deck. */
    async stampOf(projectId: string): Promise<string> {
      const { id, revision, status, index, presenterLayout } = pageTable;
      const each = sql`${id} || ':' || ${revision} || ':' || ${status} || ':' || coalesce(${presenterLayout}, '')`;
      const look = sql`(select ${designTable.revision} from ${designTable}
        where ${designTable.projectId} = ${projectId} and not ${designTable.draft})`;
      const all = sql`string_agg(${each}, ',' order by ${index}, ${id})`;
      const rows = await db
        .select({ stamp: sql<string>`md5(concat(${all}, ' ', ${look}))` })
        .from(pageTable)
        .where(and(eq(pageTable.projectId, projectId), played));
      return rows[0]?.stamp ?? '';
    },

    /** The avatars that pages have of their own, always in the same order. */
    async presentersOf(projectId: string): Promise<string[]> {
      const rows = await db
        .selectDistinct({ id: pageTable.avatarId })
        .from(pageTable)
        .where(and(eq(pageTable.projectId, projectId), played, isNotNull(pageTable.avatarId)))
        .orderBy(pageTable.avatarId);
      return rows.flatMap(({ id }) => id ?? []);
    },

    /** The avatar that the page with this number has of its own. */
    async presenterAt(projectId: string, page: number): Promise<string | null> {
      const rows = await db
        .select({ id: pageTable.avatarId })
        .from(pageTable)
        .where(and(eq(pageTable.projectId, projectId), played))
        .orderBy(...inOrder)
        .offset(page - 1)
        .limit(1);
      return rows[0]?.id ?? null;
    },

    /** The pages that are played, in their order. */
    async placesOf(projectId: string): Promise<Pick<PageRow, 'id' | 'revision' | 'status'>[]> {
      const { id, revision, status } = pageTable;
      return db
        .select({ id, revision, status })
        .from(pageTable)
        .where(and(eq(pageTable.projectId, projectId), played))
        .orderBy(...inOrder);
    },

    /** Which projects these pages are of; those that are gone are not in it. */
    async projectsOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const { id, projectId } = pageTable;
      const rows = await db
        .select({ id, projectId })
        .from(pageTable)
        .where(and(inArray(id, [...ids]), kept));
      return new Map(rows.map((row) => [row.id, row.projectId]));
    },

    /** The projects with pages that an avatar presents in the place of the project's own. */
    async projectsPresentedBy(avatarId: string): Promise<string[]> {
      const { projectId } = pageTable;
      const presented = and(eq(pageTable.avatarId, avatarId), kept);
      const rows = await db.selectDistinct({ projectId }).from(pageTable).where(presented);
      return rows.map((row) => row.projectId);
    },

    /** A page with its JSON as text, which is for others to parse; of its elements the first that fit into so many bytes. */
    async textOf(pageId: string, mostBytes: number): Promise<PageJson | undefined> {
      const { body, deckVersion: version, index, id } = elementTable;
      const sized = sql`select ${body} as body, ${version} as version, ${index} as place, ${id} as id,
        sum(octet_length(${body}::text)) over (order by ${index}, ${id}) as bytes
        from ${elementTable} where ${elementTable.pageId} = ${pageId}`;
      const rows = await db
        .select({
          id: pageTable.id,
          projectId: pageTable.projectId,
          draft: pageTable.draft,
          revision: pageTable.revision,
          layoutId: pageTable.layoutId,
          deckVersion: pageTable.deckVersion,
          script: sql<string | null>`${pageTable.script}::text`,
          elements: sql<string>`(select coalesce(json_agg(json_build_object('body', body, 'version', version) order by place, id), '[]')::text
            from (${sized}) as sized where bytes <= ${mostBytes})`,
        })
        .from(pageTable)
        .where(eq(pageTable.id, pageId));
      return rows[0];
    },
  };
}

/** PostgreSQL takes at most 65,535 values with one command. */
const rowsAtOnce = 1_000;
const inParts = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, part) =>
    rows.slice(part * rowsAtOnce, (part + 1) * rowsAtOnce),
  );

function writePages(db: Executor) {
  async function insertElements(elements: readonly ElementRow[]): Promise<void> {
    for (const some of inParts(elements))
      await db.insert(elementTable).values(some.map((element) => ({ ...element, deckVersion })));
  }

  return {
    async insertPage(page: PageRow, elements: readonly ElementRow[]): Promise<void> {
      await db.insert(pageTable).values({ ...page, deckVersion });
      await insertElements(elements);
    },

    insertElements,

    /** Writes and deletes elements of a page; false where an id is taken elsewhere. */
    async writeElements(
      pageId: string,
      written: readonly ElementRow[],
      gone: readonly string[],
    ): Promise<boolean> {
      const { id } = elementTable;
      const ofPage = eq(elementTable.pageId, pageId);
      if (gone.length > 0) await db.delete(elementTable).where(and(ofPage, inArray(id, [...gone])));
      for (const some of inParts(written)) {
        const rows = await db
          .insert(elementTable)
          .values(some.map((element) => ({ ...element, deckVersion })))
          .onConflictDoUpdate({
            target: id,
            set: { index: sql`excluded.index`, body: sql`excluded.body`, deckVersion },
            setWhere: ofPage,
          })
          .returning({ id });
        if (rows.length < some.length) return false;
      }
      return true;
    },

    /** Writes a page unless somebody else did since `revision`; undefined then. */
    async updatePage(
      page: PageRow,
      revision: number,
      values: Partial<Omit<PageRow, 'id' | 'revision'>>,
    ): Promise<PageRow | undefined> {
      const { id, script, background, staging } = page;
      const rows = await db
        .update(pageTable)
        // What the row holds of the slide is written as a whole: it is all of one version.
        .set({ script, background, staging, deckVersion, ...values, revision: revision + 1 })
        .where(and(eq(pageTable.id, id), eq(pageTable.revision, revision)))
        .returning();
      return rows.map(pageFrom)[0];
    },

    async setPresenterLayout(id: string, presenterLayout: PageRow['presenterLayout']): Promise<void> {
      await db.update(pageTable).set({ presenterLayout }).where(eq(pageTable.id, id));
    },

    /** A change that is no edit of anybody. True when the page stood as it must. */
    async setStatus(id: string, status: PageStatus, standing: StandsAt): Promise<boolean> {
      const rows = await db
        .update(pageTable)
        .set({ status })
        .where(
          and(
            eq(pageTable.id, id),
            standing.status === undefined ? undefined : eq(pageTable.status, standing.status),
          ),
        )
        .returning({ id: pageTable.id });
      return rows.length > 0;
    },

    async deletePages(projectId: string, draft: boolean): Promise<void> {
      await db.delete(pageTable).where(and(eq(pageTable.projectId, projectId), eq(pageTable.draft, draft)));
    },

    async showDrafts(projectId: string): Promise<void> {
      await db.update(pageTable).set({ draft: false }).where(eq(pageTable.projectId, projectId));
      await db.update(mediaTable).set({ draft: false }).where(eq(mediaTable.projectId, projectId));
    },
  };
}

function writeWords(db: Executor) {
  return {
    async forgetAvatar(avatarId: string): Promise<void> {
      await db.update(pageTable).set({ avatarId: null }).where(eq(pageTable.avatarId, avatarId));
    },

    /** The script of a page that has none yet, drafts too. */
    async writeScript(
      projectId: string,
      id: string,
      values: Pick<PageRow, 'script' | 'content' | 'scriptEngine'>,
    ): Promise<void> {
      const { revision } = pageTable;
      await db
        .update(pageTable)
        .set({ ...values, deckVersion, revision: sql`${revision} + 1` })
        .where(and(eq(pageTable.id, id), eq(pageTable.projectId, projectId), eq(pageTable.content, '')));
    },
  };
}
