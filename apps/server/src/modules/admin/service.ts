import { adminMessages } from '@app/contract/admin/messages.ts';
import type { adminRoutes } from '@app/contract/admin/routes.ts';
import type { DeskTask } from '@app/contract/admin/schema.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { type Language, say } from '@app/contract/base/messages.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { PageOf } from '../../platform/db/page.ts';
import type { UserVisitor } from '../../platform/http/visitor.ts';
import type { AuditService } from '../audit/service.ts';
import type { CreditService } from '../credit/service.ts';
import type { ApplicationDesk, CodeDesk } from '../invite/service.ts';
import type { MailService } from '../mail/service.ts';
import type { TaskService } from '../task/service.ts';
import type { UserDesk } from '../user/service.ts';
import { canLook, canReadMails } from './policy.ts';
import { checkEngines, type Engine } from './service/check-engines.ts';
import { keepAccounts } from './service/keep-accounts.ts';
import { keepInvites } from './service/keep-invites.ts';
import { keepMoney } from './service/keep-money.ts';
import { makeChange } from './service/make-change.ts';

type Deps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  audit: AuditService;
  users: UserDesk;
  credits: CreditService;
  codes: CodeDesk;
  applications: ApplicationDesk;
  mails: MailService;
  tasks: TaskService;
  engines: readonly Engine[];
} & Pick<Parameters<typeof keepMoney>[0], 'orders' | 'invoices' | 'transfers' | 'coupons'>;
type Routes = typeof adminRoutes;

export type AdminService = ReturnType<typeof createAdminService>;

/** The administrator's desk: who has the grade 1 may look, who has 2 may change, and every change is noted. */
export function createAdminService(deps: Deps) {
  const { db, clock, audit, users, codes, applications, mails, tasks, engines } = deps;
  const change = makeChange({ db, audit });
  const check = checkEngines({ engines, clock });

  function look(visitor: UserVisitor): void {
    if (!canLook(visitor)) throw new AppError(commonErrors.notAllowed);
  }

  return {
    async users(visitor: UserVisitor, filter: BodyOf<Routes['users']>) {
      look(visitor);
      return users.list(filter);
    },
    async inviteCodes(visitor: UserVisitor, filter: BodyOf<Routes['inviteCodes']>) {
      look(visitor);
      return codes.list(filter);
    },
    async applications(visitor: UserVisitor, filter: BodyOf<Routes['applications']>) {
      look(visitor);
      return applications.list(filter);
    },
    async outbox(visitor: UserVisitor, filter: BodyOf<Routes['outbox']>, language: Language) {
      look(visitor);
      const page = await mails.list(filter);
      if (canReadMails(visitor)) return page;
      const text = say(adminMessages.mailHidden, language);
      return { ...page, list: page.list.map((mail) => ({ ...mail, text })) };
    },
    async tasks(
      visitor: UserVisitor,
      filter: BodyOf<Routes['tasks']>,
      language: Language,
    ): Promise<PageOf<DeskTask>> {
      look(visitor);
      const { list, ...page } = await tasks.listAll(filter, language);
      const mailboxes = await users.mailboxesOf(list.flatMap(({ userId }) => userId ?? []));
      const named = list.map(({ userId, ...task }) => ({
        ...task,
        userMailbox: mailboxes.get(userId ?? '') ?? null,
      }));
      return { ...page, list: named };
    },
    async engines(visitor: UserVisitor, language: Language) {
      look(visitor);
      return { list: await check(language) };
    },
    async audit(visitor: UserVisitor, filter: BodyOf<Routes['audit']>) {
      look(visitor);
      return audit.list(filter);
    },
    money: keepMoney({ ...deps, change, look }),
    ...keepAccounts({ ...deps, change }),
    ...keepInvites({ change, codes, applications }),
  };
}
