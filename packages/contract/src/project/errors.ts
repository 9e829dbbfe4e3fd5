import { defineErrors } from '../base/errors.ts';
import { projectMessages } from './messages.ts';

/** Refusals about projects. */
export const projectErrors = defineErrors({
  tooMany: { code: 1001002120, message: projectMessages.tooMany, reaction: 'notice' },
  createFailed: { code: 1001002121, message: projectMessages.createFailed, reaction: 'notice' },
  materialsMissing: { code: 1001002122, message: projectMessages.materialsMissing, reaction: 'notice' },
  outlineMissing: { code: 1001002123, message: projectMessages.outlineMissing, reaction: 'notice' },
  onlyDecks: { code: 1001002124, message: projectMessages.onlyDecks, reaction: 'notice' },
  onlyDocuments: { code: 1001002126, message: projectMessages.onlyDocuments, reaction: 'notice' },
  tooManyTemplates: { code: 1001002127, message: projectMessages.tooManyTemplates, reaction: 'notice' },
  isTemplate: { code: 1001002128, message: projectMessages.isTemplate, reaction: 'notice' },
  busy: { code: 1001002125, message: projectMessages.busy, reaction: 'notice' },
});
