import type { Message } from '@app/contract/base/messages.ts';
import type { AiCheck } from '@app/contract/project/states/ai-check.ts';
import { pageTexts } from './messages.ts';

/** The tip of a project, by what its pages are going through (spec section 4). */
export const standingTips: Readonly<Record<AiCheck, Message | undefined>> = {
  'ppt-no-tip': undefined,
  'text-generation': pageTexts.tipWriting,
  'generated-text-complete': pageTexts.tipWritten,
  'generated-text-error': pageTexts.tipFailed,
  'broadcast-generation': pageTexts.tipSpeaking,
  'broadcast-generation-complete': pageTexts.tipSpoken,
  'broadcast-generation-error': pageTexts.tipFailed,
  'generate-multicast-data-again': pageTexts.tipAgain,
};
