import { readTalk } from './service/read-talk.ts';

export type TalkService = ReturnType<typeof createTalkService>;

/** Projects as they are watched: the deck, what can be heard of it, and what may be asked. */
export const createTalkService = (deps: Parameters<typeof readTalk>[0]) => ({ read: readTalk(deps) });
