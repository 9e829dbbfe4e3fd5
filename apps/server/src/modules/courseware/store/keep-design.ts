import type { ProjectDesign } from '@app/contract/courseware/schema.ts';
import { defaultDesign } from '@app/deck/default-design.ts';
import type { Design } from '@app/deck/design.ts';
import { deckVersion } from '@app/deck/migrate/migrate.ts';
import { storedDesign } from '@app/deck/schema/stored.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { designTable } from '../tables.ts';

/** A design is the project's own, or a draft that waits for the end of an import. */
export function keepDesign(db: Executor) {
  const of = (projectId: string, draft: boolean) =>
    and(eq(designTable.projectId, projectId), eq(designTable.draft, draft));

  async function designRevision(projectId: string): Promise<number> {
    const [row] = await db
      .select({ revision: designTable.revision })
      .from(designTable)
      .where(of(projectId, false));
    return row?.revision ?? 0;
  }

  async function designOf(projectId: string, draft = false): Promise<ProjectDesign> {
    const [row] = await db.select().from(designTable).where(of(projectId, draft));
    return row
      ? { design: storedDesign(row.design, row.deckVersion), revision: row.revision }
      : { design: defaultDesign, revision: 0 };
  }

  async function deleteDesign(projectId: string, draft: boolean): Promise<void> {
    await db.delete(designTable).where(of(projectId, draft));
  }

  /** Its revision is the next one, so that whoever still has an older one is told. */
  async function putDesign(projectId: string, design: Design, draft = false): Promise<ProjectDesign> {
    const values = { design, deckVersion };
    const [row] = await db
      .insert(designTable)
      .values({ projectId, draft, revision: 1, ...values })
      .onConflictDoUpdate({
        target: [designTable.projectId, designTable.draft],
        set: { ...values, revision: sql`${designTable.revision} + 1` },
      })
      .returning({ revision: designTable.revision });
    return { design, revision: row?.revision ?? 1 };
  }

  return { designRevision, designOf, putDesign, deleteDesign };
}
