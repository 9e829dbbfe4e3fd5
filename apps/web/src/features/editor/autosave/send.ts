import type { CoursewarePage, PageStanding, ProjectDesign } from '@app/contract/courseware/schema.ts';
import type { Command } from '@app/deck/commands/command.ts';
import type { Slide } from '@app/deck/slide.ts';
import type { SaveOperation } from './operations.ts';
import type { ServerState } from './server-state.ts';

/** The calls that save. */
export type SaveCalls = {
  patch(id: string, revision: number, commands: readonly Command[]): Promise<PageStanding>;
  add(slide: Slide, index: number): Promise<readonly PageStanding[]>;
  remove(id: string): Promise<readonly PageStanding[]>;
  restore(id: string, index: number): Promise<readonly PageStanding[]>;
  move(id: string, from: number, to: number): Promise<readonly PageStanding[]>;
  patchDesign(revision: number, commands: readonly Command[]): Promise<ProjectDesign>;
  /** Which pages there are, and in which order. */
  standings(): Promise<readonly PageStanding[]>;
  /** The page as the server has it now; undefined when it is gone. */
  fetchPage(id: string): Promise<CoursewarePage | undefined>;
};

async function standingsAfter(
  operation: Extract<SaveOperation, { kind: 'add' | 'remove' | 'move' }>,
  calls: SaveCalls,
  server: ServerState,
): Promise<readonly PageStanding[]> {
  const { slideId } = operation;
  if (operation.kind === 'add') {
    const { slide, index } = operation;
    const list = server.wasRemoved(slideId)
      ? await calls.restore(slideId, index)
      : await calls.add(slide, index);
    server.put(slide, 0);
    return list;
  }
  if (operation.kind === 'move') return calls.move(slideId, server.order().indexOf(slideId), operation.index);
  const list = await calls.remove(slideId);
  server.removed(slideId);
  return list;
}

/** Tells the server one thing and remembers what it has then; answers how pages stand. */
export async function send(
  operation: SaveOperation,
  calls: SaveCalls,
  server: ServerState,
): Promise<readonly PageStanding[]> {
  if (operation.kind === 'design') {
    server.designed((await calls.patchDesign(server.design(), operation.commands)).revision);
    return [];
  }
  if (operation.kind === 'patch') {
    const { slideId, commands } = operation;
    const standing = await calls.patch(slideId, server.page(slideId)?.revision ?? 0, commands);
    server.patched(slideId, commands, standing);
    return [standing];
  }
  const list = await standingsAfter(operation, calls, server);
  server.standings(list);
  return list;
}
