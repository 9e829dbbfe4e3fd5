import type { Listeners } from '../../platform/events.ts';
import type { PushService } from './service.ts';
import { createEventStore } from './store.ts';

/** What an owner is told as it happens. */
export const pushListeners = ({ push }: { push: PushService }): Listeners => ({
  module: 'push',
  // Those of the last minutes: nothing that a person would count.
  together: { 'user.deleted': (tx, { userId }) => createEventStore(tx).deleteOf(userId) },
  apart: {
    'page.progressed': (tx, { projectId, pageId, userId, progress }) =>
      push.publish(tx, {
        event: 'broadcast-progress',
        userId,
        data: { projectId, coursewarePageId: pageId, progress },
      }),
    'page.failed': (tx, { projectId, pageId, userId, reason }) =>
      push.publish(tx, {
        event: 'broadcast-failed',
        userId,
        data: { projectId, coursewarePageId: pageId, reason },
      }),
    'project.spoken': (tx, { projectId, userId }) =>
      push.publish(tx, { event: 'broadcast-completed', userId, data: { projectId } }),
    'document.read': (tx, { documentId, userId }) =>
      push.publish(tx, { event: 'document-parsed', userId, data: { documentId } }),
    'document.refused': (tx, { userId, ...data }) =>
      push.publish(tx, { event: 'document-failed', userId, data }),
  },
});
