import type { Text } from '@app/contract/base/messages.ts';
import type { PushEvent, PushMessage } from '@app/contract/push/events.ts';
import type { QueryKey } from '@tanstack/react-query';

/** The beginning of every key. */
const everything: QueryKey = [];
const avatars: QueryKey = ['avatar'];
const projects: QueryKey = ['project'];
const tasks: QueryKey = ['task'];

/** Which server data an event makes old. */
const table: Record<PushEvent, readonly QueryKey[]> = {
  connection: [],
  // Nobody knows what was missed: all that is shown is asked anew.
  check: [everything],
  'style-completed': [avatars],
  'style-failed': [avatars],
  'model-completed': [avatars],
  'model-failed': [avatars],
  'test-bank-completed': [['question'], tasks],
  'test-bank-failed': [['question'], tasks],
  'broadcast-progress': [projects],
  'broadcast-completed': [projects],
  'broadcast-failed': [projects],
  'payment-completed': [['order'], ['account']],
  'outline-pushed': [projects],
  'outline-completed': [projects],
  'outline-failed': [projects],
  'knowledge-graph-completed': [projects],
  'knowledge-graph-failed': [projects],
  'text-generation-progress': [projects],
  'text-generation-completed': [projects],
  'text-generation-failed': [projects],
  // A deck that was read has become pages; one that was not has given its credits back.
  'document-parsed': [['document'], tasks, projects, ['account']],
  'document-failed': [['document'], tasks, projects, ['account']],
  'sound-cloning-completed': [avatars],
  'sound-cloning-failed': [avatars],
  'export-progress': [tasks],
  'export-completed': [tasks],
  'export-failed': [tasks],
  // The credit meter shows the count, too.
  'little-assistant-consumes-num': [['helper'], ['account']],
};

/** What an event says to the user: spec section 4 has one that does, shown as a success notice. */
export const noticeOf = (message: PushMessage): Text | undefined =>
  message.event === 'little-assistant-consumes-num' ? message.data.message : undefined;

export const refreshedBy = ({ event }: PushMessage): readonly QueryKey[] => table[event];
