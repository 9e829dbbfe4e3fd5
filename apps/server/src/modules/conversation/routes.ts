import { conversationRoutes } from '@app/contract/conversation/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { ConversationService } from './service.ts';

export function mountConversation(mount: Mount, conversations: ConversationService): void {
  mount(conversationRoutes, {
    ask: ({ visitor, body, once, ...caller }) => conversations.ask(visitor, body, caller, once),
    questions: ({ visitor, body }) => conversations.questions(visitor, body),
  });
}
