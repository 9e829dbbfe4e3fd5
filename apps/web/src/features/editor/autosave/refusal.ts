import { commonErrors } from '@app/contract/base/common-errors.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import type { CoursewarePage, ProjectDesign } from '@app/contract/courseware/schema.ts';
import { apply } from '@app/deck/commands/apply.ts';
import { CommandMisfit } from '@app/deck/commands/command.ts';
import { overlap, touchedBetween } from '@app/deck/commands/slide-changes.ts';
import type { Slide } from '@app/deck/slide.ts';
import { CallError, newestOf } from '../../../lib/call-error.ts';
import { slideOfPage } from '../rules.ts';
import type { SaveOperation } from './operations.ts';
import type { SaveQueue } from './queue.ts';
import type { SaveCalls } from './send.ts';
import type { ServerState } from './server-state.ts';

/** Who is told when the server does not take something as it is. */
export type RefusalEvents = {
  /** Both versions of a page fit together: this is the page now. `isSeen`: others changed more than its script. */
  onMerged: (slide: Slide, isSeen: boolean) => void;
  /** The server does not take a change and never will: the page is as the server has it (undefined: gone). */
  onRefused: (slideId: string, slide: Slide | undefined, reason: string) => void;
  /** The server does not take a page that came, went or moved: these are the pages and their order now. */
  onArranged: (slides: readonly Slide[], reason: string) => void;
  onDesignRefused: (reason: string, newest: ProjectDesign | undefined) => void;
  /** A page that somebody else deleted is back, because it was changed here. */
  onRestored: (slideId: string) => void;
};

type Around = RefusalEvents & { calls: SaveCalls; server: ServerState; queue: SaveQueue };
type Patch = Extract<SaveOperation, { kind: 'patch' }>;
type Arranging = Extract<SaveOperation, { kind: 'add' | 'remove' | 'move' }>;

const isGone = (error: unknown) => error instanceof CallError && error.code === commonErrors.notFound.code;

/** Whether an error says that the server cannot be reached: the same may be sent again. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof CallError &&
  (error.kind === 'network' || error.kind === 'aborted' || (error.kind === 'status' && error.code >= 500));

/** The sentence of an error. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Somebody was faster: the server's page and what waits here become one, where that can be. */
function meetNewest(operation: Patch, page: CoursewarePage, { server, queue, onMerged }: Around): void {
  const { slideId } = operation;
  const theirs = slideOfPage(page);
  const before = server.page(slideId)?.slide;
  const mine = [...operation.commands, ...queue.commandsFor(slideId)];
  server.put(theirs, page.revision);
  queue.putBack(operation);
  const changes = before && touchedBetween(before, theirs);
  try {
    if (!changes || overlap(changes, mine)) throw new CommandMisfit('both changed it');
    onMerged(
      apply(theirs, mine).value,
      changes.some(({ at }) => at[0] !== 'script'),
    );
  } catch (error) {
    if (!(error instanceof CommandMisfit)) throw error;
    queue.hold({ slideId, theirs });
  }
}

async function bringBack(operation: Patch, { calls, server, queue, onRestored }: Around): Promise<void> {
  const { slideId } = operation;
  server.standings(await calls.restore(slideId, Math.max(0, server.order().indexOf(slideId))));
  queue.putBack(operation);
  onRestored(slideId);
}

/** The pages that there will be when the server has what waits: those that it has, with those that come and without those that go. */
function expected(around: Around): Slide[] {
  const { server, queue } = around;
  const waiting = queue.waiting();
  const isGoing = (id: string) => waiting.some((each) => each.kind === 'remove' && each.slideId === id);
  const slides = server.order().flatMap((id) => (isGoing(id) ? [] : (server.page(id)?.slide ?? [])));
  for (const each of waiting) if (each.kind === 'add') slides.splice(each.index, 0, each.slide);
  return slides;
}

/** The order of the pages is the server's again. Other moves that wait were meant for the order that it refused. */
async function takeOrder(operation: Arranging, error: unknown, around: Around): Promise<void> {
  const { calls, server, queue, onArranged } = around;
  const list = await calls.standings();
  for (const { id } of list) {
    const page = server.page(id) ? undefined : await calls.fetchPage(id);
    if (page) server.put(slideOfPage(page), page.revision);
  }
  server.standings(list);
  if (operation.kind === 'add') queue.drop(operation.slideId);
  queue.dropMoves();
  onArranged(expected(around), reasonOf(error));
}

/** What follows when the server refused something; it throws where nothing helps but to try again later. */
export async function afterRefusal(operation: SaveOperation, error: unknown, around: Around): Promise<void> {
  const { calls, server, queue, onRefused, onDesignRefused } = around;
  if (operation.kind === 'design')
    return onDesignRefused(reasonOf(error), newestOf(coursewareRoutes.patchDesign, error));
  const { slideId } = operation;
  if (operation.kind === 'patch') {
    const newest = newestOf(coursewareRoutes.patch, error);
    if (newest) return meetNewest(operation, newest, around);
    if (isGone(error)) return bringBack(operation, around);
  }
  if (operation.kind === 'remove' && isGone(error)) return server.removed(slideId);
  if (operation.kind !== 'patch') return takeOrder(operation, error, around);
  const page = await calls.fetchPage(slideId);
  queue.drop(slideId);
  const slide = page && slideOfPage(page);
  if (page && slide) server.put(slide, page.revision);
  onRefused(slideId, slide, reasonOf(error));
}
