import type { PushEvent, PushMessage } from '@app/contract/push/events.ts';
import type { QueryKey } from '@tanstack/react-query';

/** The beginning of every key. */
const everything: QueryKey = [];
const avatars: QueryKey = ['avatar'];
const projects: QueryKey = ['project'];
const voices: QueryKey = ['speech', 'voices'];
const tasks: QueryKey = ['task'];
const helper: QueryKey = ['helper'];
const account: QueryKey = ['account'];

/** Which server data an event makes old. */
const table: Record<PushEvent, readonly QueryKey[]> = {
  connection: [],
  // Nobody knows what was missed: all that is shown is asked anew.
  check: [everything],
  'style-completed': [avatars],
  // Uses or credits have come back.
  'style-failed': [avatars, helper, account],
  // The first avatar is rewarded.
  'model-completed': [avatars, account],
  'model-failed': [avatars, account],
  'test-bank-completed': [['question'], tasks],
  'test-bank-failed': [['question'], tasks],
  'broadcast-progress': [projects],
  'broadcast-completed': [projects],
  'broadcast-failed': [projects],
  'payment-completed': [['order'], ['account']],
  // The screen that draws it takes the node itself.
  'outline-pushed': [],
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
  'sound-cloning-completed': [voices],
  'sound-cloning-failed': [voices],
  'export-progress': [tasks],
  'export-completed': [tasks],
  'export-failed': [tasks],
  // The credit meter shows the count, too.
  'little-assistant-consumes-num': [helper, account],
};

export const refreshedBy = ({ event }: PushMessage): readonly QueryKey[] => table[event];
