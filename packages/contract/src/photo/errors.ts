import { defineErrors } from '../base/errors.ts';
import { photoMessages } from './messages.ts';

/** Refusals about avatars that are made from photos; those of the photo itself stand in avatar/errors.ts. */
export const photoErrors = defineErrors({
  missing: { code: 1001002300, message: photoMessages.missing, reaction: 'notice' },
  cropOutside: { code: 1001002301, message: photoMessages.cropOutside, reaction: 'notice' },
  consentMissing: { code: 1001002302, message: photoMessages.consentMissing, reaction: 'notice' },
  tooOften: { code: 1001002303, message: photoMessages.tooOften, reaction: 'notice' },
  outOfOrder: { code: 1001002304, message: photoMessages.outOfOrder, reaction: 'notice' },
  noPhoto: { code: 1001002305, message: photoMessages.noPhoto, reaction: 'notice' },
  styleUnknown: { code: 1001002306, message: photoMessages.styleUnknown, reaction: 'notice' },
  notFromPhoto: { code: 1001002307, message: photoMessages.notFromPhoto, reaction: 'notice' },
  engineUnreachable: { code: 1001002308, message: photoMessages.engineUnreachable, reaction: 'notice' },
  engineSlow: { code: 1001002309, message: photoMessages.engineSlow, reaction: 'notice' },
  engineFailed: { code: 1001002310, message: photoMessages.engineFailed, reaction: 'notice' },
  engineRefused: { code: 1001002311, message: photoMessages.engineRefused, reaction: 'notice' },
  copied: { code: 1001002313, message: photoMessages.copied, reaction: 'notice' },
  stylesRefused: { code: 1001002314, message: photoMessages.stylesRefused, reaction: 'notice' },
  stylesUnavailable: { code: 1001002315, message: photoMessages.stylesUnavailable, reaction: 'notice' },
  engineGarbage: { code: 1001002312, message: photoMessages.engineGarbage, reaction: 'notice' },
});
