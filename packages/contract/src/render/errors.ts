import { defineErrors } from '../base/errors.ts';
import { renderMessages } from './messages.ts';

/** What is wrong with a service that films presenters. */
export const renderErrors = defineErrors({
  unreachable: { code: 1001002400, message: renderMessages.unreachable, reaction: 'notice' },
  slow: { code: 1001002401, message: renderMessages.slow, reaction: 'notice' },
  failed: { code: 1001002402, message: renderMessages.failed, reaction: 'notice' },
  refused: { code: 1001002403, message: renderMessages.refused, reaction: 'notice' },
  garbage: { code: 1001002404, message: renderMessages.garbage, reaction: 'notice' },
});
