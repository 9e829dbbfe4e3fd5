import { AppError } from '@app/contract/base/errors.ts';
import { inviteErrors } from '@app/contract/invite/errors.ts';
import * as z from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import { defineJob } from '../../../platform/jobs/define.ts';
import { BotAddressRefused, type BotSender } from '../../../providers/bot/port.ts';
import { codesText } from '../rules.ts';
import { createInviteDeskStore } from '../store.ts';

type Deps = { db: Database; bot: BotSender };

/** Bots cut or refuse long messages. */
const codesPerMessage = 100;

/** Hands granted codes to the bot of a workplace. */
export const sendCodes = ({ db, bot }: Deps) => {
  const desk = createInviteDeskStore(db);
  return defineJob({
    kind: 'invite.send-codes',
    input: z.object({ applicationId: z.uuid() }),
    key: ({ applicationId }) => applicationId,
    attempts: 4,
    retryDelaySeconds: 2,
    timeLimitSeconds: 600,
    async run({ applicationId }, { step, progress, signal }) {
      const application = await desk.findApplication(applicationId);
      if (!application) return;
      const { codes, botAddress } = application;
      for (let from = 0; from < codes.length; from += codesPerMessage) {
        const piece = codes.slice(from, from + codesPerMessage);
        const expiresAt = await desk.expiryOf(piece);
        await step(`send-${from}`, () =>
          bot.send(botAddress, codesText(application, piece, expiresAt), signal).catch(refuseAddress),
        );
        await progress(Math.floor((100 * (from + piece.length)) / codes.length));
      }
      await desk.setDelivery(applicationId, 'sent');
    },
    async giveUp({ applicationId }) {
      await desk.setDelivery(applicationId, 'failed');
    },
  });
};

// An address that is refused today is refused tomorrow: trying again would only tell its owner that we do.
function refuseAddress(error: unknown): never {
  throw error instanceof BotAddressRefused ? new AppError(inviteErrors.botRefused) : error;
}
