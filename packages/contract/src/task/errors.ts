import { defineErrors } from '../base/errors.ts';
import { taskMessages } from './messages.ts';

/** Refusals about long work. */
export const taskErrors = defineErrors({
  alreadyOver: { code: 1001002020, message: taskMessages.alreadyOver, reaction: 'notice' },
  notOver: { code: 1001002021, message: taskMessages.notOver, reaction: 'notice' },
  failed: { code: 1001002022, message: taskMessages.failed, reaction: 'notice' },
});
