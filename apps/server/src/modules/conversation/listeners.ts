import type { Listeners } from '../../platform/events.ts';
import type { ConversationService } from './service.ts';

/** What is said around answers is spoken ahead as soon as a talk can be heard. */
export const conversationListeners = ({
  conversations,
}: {
  conversations: ConversationService;
}): Listeners => ({
  module: 'conversation',
  apart: { 'project.spoken': (tx, { projectId }) => conversations.speakLeadInsOf(tx, projectId) },
});
