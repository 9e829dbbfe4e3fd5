import { createHash } from 'node:crypto';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { ReadyAnswer } from '../../../platform/http/ready-answer.ts';
import type { ShareVisitor, UserVisitor } from '../../../platform/http/visitor.ts';
import { createTurns } from '../../../platform/turns.ts';
import { createWeightedCache } from '../../../platform/weighted-cache.ts';
import type { UserService } from '../../user/service.ts';
import { canEditProject } from '../policy.ts';
import { createProjectStore } from '../store.ts';
import type { ProjectRow } from '../tables.ts';
import { makeTalk, type TalkDeps } from './make-talk.ts';

type Deps = TalkDeps & {
  db: Database;
  clock: Clock;
  users: Pick<UserService, 'nicknameOf'>;
  /** The project that a visitor's share opens; refuses when it opens nothing any more. */
  openShare: (shareId: string) => Promise<string>;
  /** The name of what can be heard. */
  broadcastStampOf: (projectId: string) => Promise<string>;
  /** Somebody opens a talk, and may ask soon. */
  expectQuestions: () => void;
  /** What a viewer is offered to ask, which follows from what the deck says; undefined when it could not be found out. */
  introQuestionsOf: (project: ProjectRow) => Promise<readonly string[] | undefined>;
};

const hourMs = 60 * 60 * 1000;
/** Talks that are kept as they travel: those that are being watched. */
const keptBytes = 64 * 1024 * 1024;

/** A project as it is played, for its owner and for those who came in by a share. */
export function readTalk(deps: Deps) {
  const { db, clock, courseware, users, openShare, broadcastStampOf, expectQuestions, introQuestionsOf } =
    deps;
  const make = makeTalk(deps);
  const turns = createTurns<ReadyAnswer>();
  const kept = createWeightedCache<ReadyAnswer>({ most: keptBytes, weigh: ({ weight }) => weight });

  /** A project that the visitor may watch; refuses all others. */
  async function open(visitor: ShareVisitor | UserVisitor, id: string): Promise<ProjectRow> {
    // A visitor is told that the share is over, whatever became of what it opened.
    const [opened, project] = await Promise.all([
      visitor.kind === 'user' ? undefined : openShare(visitor.shareId),
      createProjectStore(db).find(id),
    ]);
    const isOpen = project && (visitor.kind === 'user' ? canEditProject(visitor, project) : opened === id);
    if (!isOpen) throw new AppError(commonErrors.notFound);
    return project;
  }

  async function readNow(visitor: ShareVisitor | UserVisitor, id: string): Promise<ReadyAnswer> {
    expectQuestions();
    const share = visitor.kind === 'user' ? undefined : visitor.shareId;
    // Together: under load each step waits for all that is queued before it.
    const [project, deck, speech] = await Promise.all([
      open(visitor, id),
      courseware.stampOf(id),
      broadcastStampOf(id),
    ]);
    const owner = await users.nicknameOf(project.userId);
    const { title, avatarsId, viewportHeight, updatedAt } = project;
    // Addresses are signed anew every hour.
    const hour = Math.floor(clock.now().getTime() / hourMs);
    const state = [title, avatarsId, viewportHeight, updatedAt, owner, deck, speech, hour];
    const key = createHash('sha256')
      .update(JSON.stringify([id, share, ...state]))
      .digest('hex');
    const before = kept.get(key);
    if (before) return before;
    const introQuestions = await introQuestionsOf(project);
    const made = await make({ project, share, owner, introQuestions: introQuestions ?? [] });
    if (introQuestions) kept.set(key, made);
    return made;
  }

  /** A class opens a talk at the same moment: what is the same for all of them is looked up for all of them. */
  const read = (visitor: ShareVisitor | UserVisitor, id: string): Promise<ReadyAnswer> =>
    turns(`${visitor.kind} ${visitor.kind === 'user' ? visitor.userId : visitor.shareId} ${id}`, () =>
      readNow(visitor, id),
    );

  return { open, read };
}
