import type { UserVisitor } from '../../platform/http/visitor.ts';
import type { ConsentRow, VoiceRow } from './tables.ts';

/** A voice is its owner's alone, and so is what was agreed to. */
export const canUseVoice = (
  { userId }: Pick<UserVisitor, 'userId'>,
  owned: Pick<VoiceRow | ConsentRow, 'userId'>,
): boolean => owned.userId === userId;
