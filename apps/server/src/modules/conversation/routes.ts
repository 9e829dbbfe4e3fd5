import { conversationRoutes } from '@app/contract/conversation/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { ConversationService } from './service.ts';

export function mountConversation(mount: Mount, conversations: ConversationService): void {
  mount(conversationRoutes, {
    ask: ({ visitor, body, once, ...caller }) => conversations.ask(visitor, body, caller, once),
    askAgain: ({ visitor, body }) => conversations.askAgain(visitor, body.projectId),
    askedAgain: ({ visitor, params, language }) => conversations.askedAgain(visitor, params.id, language),
    questions: ({ visitor, body }) => conversations.questions(visitor, body),
  });
}
