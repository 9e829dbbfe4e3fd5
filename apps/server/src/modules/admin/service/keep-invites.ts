import type { adminRoutes } from '@app/contract/admin/routes.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import type { ApplicationDesk, CodeDesk } from '../../invite/service.ts';
import type { Caller, MakeChange } from './make-change.ts';

type Deps = { change: MakeChange; codes: CodeDesk; applications: ApplicationDesk };
type Routes = typeof adminRoutes;

/** What the desk changes about invitation codes and the applications for them. */
export function keepInvites({ change, codes, applications }: Deps) {
  return {
    addInviteCodes: (caller: Caller, body: BodyOf<Routes['addInviteCodes']>) =>
      change(caller, async (tx) => {
        const made = await codes.add(tx, body);
        // The codes themselves open accounts: they stand in the list of codes, not in the log.
        return { answer: { codes: made.codes }, note: { action: 'admin.invite-codes-added', detail: body } };
      }),

    removeInviteCode: (caller: Caller, code: string) =>
      change(caller, async (tx) => {
        const { kind, usesLeft, redeemed, note } = await codes.remove(tx, code);
        const detail = { kind, usesLeft, redeemed, note };
        return { answer: undefined, note: { action: 'admin.invite-code-removed', subject: code, detail } };
      }),

    decide: (caller: Caller, body: BodyOf<Routes['decide']>) =>
      change(caller, async (tx) => {
        const answer = await applications.decide(tx, body);
        const { id, company, applicant, quantity, note } = answer;
        const granted = answer.state === 'granted';
        const detail = {
          company,
          applicant,
          quantity,
          note,
          ...(granted ? { validDays: body.validDays } : {}),
        };
        const action = granted ? 'admin.application-granted' : 'admin.application-refused';
        return { answer, note: { action, subject: id, detail } };
      }),
  };
}
