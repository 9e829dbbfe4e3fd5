import { createHash } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { ReadyAnswer } from '../../../platform/http/ready-answer.ts';
import type { ShareVisitor, UserVisitor } from '../../../platform/http/visitor.ts';
import { createTurns } from '../../../platform/turns.ts';
import { createWeightedCache } from '../../../platform/weighted-cache.ts';
import type { ConversationService } from '../../conversation/service.ts';
import type { ShareService } from '../../share/service.ts';
import type { UserService } from '../../user/service.ts';
import { makeTalk, type TalkDeps } from './make-talk.ts';

type Deps = TalkDeps & {
  clock: Clock;
  users: UserService;
  shares: ShareService;
  conversations: ConversationService;
};

const hourMs = 60 * 60 * 1000;
/** Talks that are kept as they travel: those that are being watched. */
const keptBytes = 64 * 1024 * 1024;

/** A project as it is played, for its owner and for those who came in by a share. */
export function readTalk(deps: Deps) {
  const { clock, users, avatars, courseware, shares, broadcasts, conversations } = deps;
  const make = makeTalk(deps);
  const turns = createTurns<ReadyAnswer>();
  const kept = createWeightedCache<ReadyAnswer>({ most: keptBytes, weigh: ({ weight }) => weight });

  async function readNow(visitor: ShareVisitor | UserVisitor, id: string): Promise<ReadyAnswer> {
    const share = visitor.kind === 'user' ? undefined : visitor.shareId;
    conversations.expectQuestions(share === undefined ? 'owner' : 'viewers');
    // Together: under load each step waits for all that is queued before it.
    const [project, aiMark, deck, speech, others] = await Promise.all([
      shares.openTalk(visitor, id),
      share === undefined ? undefined : shares.marksAi(share),
      courseware.stampOf(id),
      broadcasts.stampOf(id),
      courseware.presentersOf(id),
    ]);
    const [owner, ...faces] = await Promise.all([
      users.nicknameOf(project.userId),
      ...[project.avatarsId, ...others].map((avatarId) => avatars.stampOf(avatarId)),
    ]);
    const { title, avatarsId, viewportHeight, updatedAt } = project;
    // Addresses are signed anew every hour.
    const hour = Math.floor(clock.now().getTime() / hourMs);
    const state = [title, aiMark, avatarsId, faces, viewportHeight, updatedAt, owner, deck, speech, hour];
    const key = createHash('sha256')
      .update(JSON.stringify([id, share, ...state]))
      .digest('hex');
    const before = kept.get(key);
    if (before) return before;
    const introQuestions = await conversations.introQuestionsOf(project);
    const made = await make({ project, share, aiMark, owner, introQuestions: introQuestions ?? [] });
    if (introQuestions) kept.set(key, made);
    return made;
  }

  /** A class opens a talk at the same moment: what is the same for all of them is looked up for all of them. */
  return (visitor: ShareVisitor | UserVisitor, id: string): Promise<ReadyAnswer> =>
    turns(`${visitor.kind} ${visitor.kind === 'user' ? visitor.userId : visitor.shareId} ${id}`, () =>
      readNow(visitor, id),
    );
}
