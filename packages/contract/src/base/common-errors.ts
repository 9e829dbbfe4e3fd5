import { commonMessages } from './common-messages.ts';
import { AppError, defineErrors } from './errors.ts';

/** Refusals that any call may answer with (decisions, section 2). */
export const commonErrors = defineErrors({
  invalidInput: { code: 1001000400, message: commonMessages.invalidInput, reaction: 'notice' },
  notAllowed: { code: 1001000403, message: commonMessages.notAllowed, reaction: 'notice' },
  notFound: { code: 1001000404, message: commonMessages.notFound, reaction: 'notice' },
  changedMeanwhile: { code: 1001000409, message: commonMessages.changedMeanwhile, reaction: 'notice' },
  keyReused: { code: 1001000422, message: commonMessages.keyReused, reaction: 'notice' },
  noSpace: { code: 1001000507, message: commonMessages.noSpace, reaction: 'notice' },
});

/** Somebody else was quicker; `newest` is what there is now, so that nobody's change is lost unseen. */
export class ChangedMeanwhile extends AppError {
  readonly newest: unknown;

  constructor(newest: unknown) {
    super(commonErrors.changedMeanwhile);
    this.newest = newest;
  }
}
