import type { TalkReadiness } from '@app/contract/broadcast/schema.ts';
import type { ShareVisitor, UserVisitor } from '../../platform/http/visitor.ts';
import { readTalk } from './service/read-talk.ts';

export type TalkService = ReturnType<typeof createTalkService>;

/** Projects as they are watched: the deck, what can be heard of it and when, and what may be asked. */
export const createTalkService = (deps: Parameters<typeof readTalk>[0]) => ({
  read: readTalk(deps),

  async readiness(visitor: ShareVisitor | UserVisitor, id: string): Promise<TalkReadiness> {
    const project = await deps.shares.openTalk(visitor, id);
    return deps.broadcasts.readinessOf({ project, pages: await deps.courseware.spokenTextsOf(id) });
  },
});
