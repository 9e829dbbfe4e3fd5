import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { embeddedEngine } from '@app/contract/engine/schema.ts';
import { outlineErrors } from '@app/contract/outline/errors.ts';
import { outlineLimits } from '@app/contract/outline/limits.ts';
import type { outlineRoutes } from '@app/contract/outline/routes.ts';
import type { Outline, OutlinePage, Redrawn } from '@app/contract/outline/schema.ts';
import { projectErrors } from '@app/contract/project/errors.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Once } from '../../../platform/http/once.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { BranchDrawer } from '../../../providers/outline/port.ts';
import type { CreditService } from '../../credit/service.ts';
import type { HelperService } from '../../helper/service.ts';
import type { ProjectService } from '../../project/service.ts';
import { sceneOf } from '../rules.ts';
import { createOutlineStore } from '../store.ts';

type Deps = {
  db: Database;
  newId: () => string;
  helper: HelperService;
  credits: CreditService;
  projects: ProjectService;
  branchDrawer: BranchDrawer;
};

/** The pages below a node; undefined where there is no such node. */
function pagesBelow({ children }: Outline, id: string): OutlinePage[] | undefined {
  for (const node of children) {
    if (node.kind === 'page') {
      if (node.id === id) return [node];
      continue;
    }
    if (node.id === id) return node.children;
    const page = node.children.find((each) => each.id === id);
    if (page) return [page];
  }
  return undefined;
}

const wordsOf = (pages: readonly OutlinePage[]) =>
  JSON.stringify(pages.map(({ children }) => children.map(({ text }) => text).toSorted()));

/** One at a time for each user, and few in all: somebody waits for each, and none should slow down the others. */
function takeTurns() {
  const drawing = new Set<string>();
  return async <T>(userId: string, work: () => Promise<T>): Promise<T> => {
    if (drawing.has(userId)) throw new AppError(outlineErrors.redrawUnderWay);
    if (drawing.size >= outlineLimits.redraws.atOnce) throw new AppError(outlineErrors.redrawBusy);
    drawing.add(userId);
    try {
      return await work();
    } finally {
      drawing.delete(userId);
    }
  };
}

/** Offers something else for a part of an outline, and stores nothing: its owner puts it in place, or does not. */
export function redrawBranch({ db, newId, helper, credits, projects, branchDrawer }: Deps) {
  const inTurn = takeTurns();

  async function redraw(
    visitor: UserVisitor,
    { projectId, nodeId }: BodyOf<typeof outlineRoutes.redraw>,
    { once, signal }: { once: Once; signal: AbortSignal },
  ): Promise<Redrawn> {
    const project = await projects.requireWorkable(visitor, projectId);
    const { userId } = project;
    const row = await createOutlineStore(db).find(projectId);
    if (!row?.outline || !row.source) throw new AppError(projectErrors.outlineMissing);
    const pages = pagesBelow(row.outline, nodeId);
    if (!pages) throw new AppError(commonErrors.notFound);
    const { source, name } = row;
    await credits.currentBalances(userId, visitor.level);
    const cause = { kind: 'project', id: projectId } as const;
    const use = { userId, work: 'branch', key: `branch:${newId()}`, cause } as const;
    const draw = () =>
      inTurn(userId, async () => {
        await helper.hold(use);
        const drawn = await branchDrawer.redraw(pages, source, { name, scene: sceneOf(project), signal });
        if (wordsOf(drawn) === wordsOf(pages)) throw new AppError(outlineErrors.nothingElse);
        return drawn;
      });
    try {
      // Before the transaction. What was given before is neither held nor drawn again.
      const ready = once.isReplay ? undefined : await draw();
      return await once.do(async (tx) => {
        const drawn = ready ?? (await draw());
        await helper.use(tx, use);
        return { pages: drawn, engine: embeddedEngine };
      });
    } finally {
      await helper.drop(use.key).catch(() => undefined);
    }
  }
  return { redraw };
}
