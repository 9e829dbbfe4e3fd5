import { adminMessages } from '@app/contract/admin/messages.ts';
import type { DeskApplication } from '@app/contract/admin/schema.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { say } from '@app/contract/base/messages.ts';
import type { ApplicationState, CodeDelivery } from '@app/contract/invite/states/application-state.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Executor, Transaction } from '../../../platform/db/database.ts';
import type { Page, PageOf } from '../../../platform/db/page.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import type { BotSender } from '../../../providers/bot/port.ts';
import type { MailService } from '../../mail/service.ts';
import { sendCodes } from '../jobs/send-codes.ts';
import { codesText } from '../rules.ts';
import { createInviteDeskStore } from '../store.ts';
import type { InviteApplicationRow } from '../tables.ts';
import type { CodeDesk } from './keep-codes.ts';

type Deps = {
  db: Database;
  clock: Clock;
  codes: CodeDesk;
  mails: MailService;
  queue: Queue;
  bot: BotSender;
};

export type Decision = { id: string; decision: 'grant' | 'refuse'; validDays: number | null; note: string };

export type ApplicationDesk = ReturnType<typeof createApplicationDesk>;

/** The applications for codes, as the administrator's desk decides about them. */
export function createApplicationDesk({ db, clock, codes, mails, queue, bot }: Deps) {
  const job = sendCodes({ db, bot });

  /** Whether the codes have arrived: a mail knows it itself, the job that speaks to a bot notes it down. */
  async function present(rows: readonly InviteApplicationRow[], executor: Executor) {
    const mailIds = rows.flatMap(({ mailId }) => (mailId === null ? [] : [mailId]));
    const states = await mails.statesOf(mailIds, executor);
    return rows.map((row) =>
      presentApplication(row, deliveryBy(states.get(row.mailId ?? '')) ?? row.delivery),
    );
  }

  async function grant(tx: Transaction, application: InviteApplicationRow, validDays: number | null) {
    const { id, quantity, company, language, type } = application;
    const note = say(adminMessages.codesNote, language, { company });
    const made = await codes.add(tx, { kind: 'personal', quantity, uses: 1, validDays, note });
    const mailId = type === 'email' ? await mailCodes(tx, application, made) : null;
    if (mailId === null) await queue.add(job, { applicationId: id }, { tx });
    await createInviteDeskStore(tx).setGranted(id, { codes: made.codes, delivery: 'waiting', mailId });
  }

  const mailCodes = (
    tx: Transaction,
    application: InviteApplicationRow,
    made: { codes: readonly string[]; expiresAt: Date | null },
  ): Promise<string> =>
    mails.send(tx, {
      to: application.applicantEmail,
      subject: say(adminMessages.codesSubject, application.language),
      text: codesText(application, made.codes, made.expiresAt),
    });

  return {
    jobs: [job],

    async list({
      state,
      ...page
    }: Page & { state?: ApplicationState | undefined }): Promise<PageOf<DeskApplication>> {
      const { list, ...rest } = await createInviteDeskStore(db).applicationPage(state, page);
      return { ...rest, list: await present(list, db) };
    },

    /** Decides once. Granting makes the codes and sends them on their way, if the caller's transaction commits. */
    async decide(tx: Transaction, { id, decision, validDays, note }: Decision): Promise<DeskApplication> {
      const desk = createInviteDeskStore(tx);
      const state = decision === 'grant' ? 'granted' : 'refused';
      const decided = await desk.decide(id, { state, note, decidedAt: clock.now() });
      if (!decided) {
        const known = await desk.findApplication(id);
        throw new AppError(known ? commonErrors.changedMeanwhile : commonErrors.notFound);
      }
      if (decision === 'grant') await grant(tx, decided, validDays);
      const [answer] = await present([(await desk.findApplication(id)) ?? decided], tx);
      if (!answer) throw new AppError(commonErrors.notFound);
      return answer;
    },
  };
}

/** A mail that is kept because no mail server is configured has not arrived: somebody has to hand it on. */
function deliveryBy(state: 'waiting' | 'sent' | 'kept' | 'failed' | undefined): CodeDelivery | undefined {
  return state === 'kept' ? 'waiting' : state;
}

const presentApplication = (row: InviteApplicationRow, delivery: CodeDelivery): DeskApplication => ({
  id: row.id,
  applicant: row.applicant,
  company: row.company,
  contactPerson: row.contactPerson,
  endUser: row.endUser,
  quantity: row.quantity,
  type: row.type,
  applicantEmail: row.applicantEmail,
  botAddress: row.botAddress,
  remark: row.remark,
  state: row.state,
  delivery,
  createdAt: row.createdAt,
  decidedAt: row.decidedAt,
  note: row.note,
});
