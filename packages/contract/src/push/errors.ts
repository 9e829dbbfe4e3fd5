import { defineErrors } from '../base/errors.ts';
import { pushMessages } from './messages.ts';

/** Refusals of the event stream. */
export const pushErrors = defineErrors({
  tooManyStreams: { code: 1001002270, message: pushMessages.tooManyStreams, reaction: 'notice' },
});
