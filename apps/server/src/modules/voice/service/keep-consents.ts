import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { Language } from '@app/contract/base/messages.ts';
import { voiceErrors } from '@app/contract/voice/errors.ts';
import { voiceLimits } from '@app/contract/voice/limits.ts';
import type { VoiceConsentRecord } from '@app/contract/voice/schema.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import { canUseVoice } from '../policy.ts';
import { presentConsent } from '../present.ts';
import { createConsentStore } from '../store/consents.ts';

/** Whose voices were used: the ledger that an owner can hold out to whoever asks. */
export function keepConsents({ db }: { db: Database }) {
  const consents = createConsentStore(db);
  return {
    async consents(
      { userId }: UserVisitor,
      language: Language,
    ): Promise<{ list: VoiceConsentRecord[]; total: number }> {
      const rows = await consents.newestOf(userId, voiceLimits.consents);
      return {
        list: rows.map((row) => presentConsent(row, language)),
        total: await consents.countOf(userId),
      };
    },

    /** As long as the voice is there, so is what allows it. */
    async forget(visitor: UserVisitor, id: string): Promise<void> {
      const row = await consents.find(id);
      if (!row || !canUseVoice(visitor, row)) throw new AppError(commonErrors.notFound);
      if (row.until === null) throw new AppError(voiceErrors.consentInUse);
      await consents.delete(id);
    },
  };
}
