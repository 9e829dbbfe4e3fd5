import { AppError } from '@app/contract/base/errors.ts';
import { fill, type Language } from '@app/contract/base/messages.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { creditErrors } from '@app/contract/credit/errors.ts';
import { usageLimits } from '@app/contract/credit/limits.ts';
import type { creditRoutes } from '@app/contract/credit/routes.ts';
import type { ConsumeRecord, Dosage, Ending, NamedCause, UsageDay } from '@app/contract/credit/schema.ts';
import type { Cause, CauseKind } from '@app/contract/credit/states/cause.ts';
import type { Ledger } from '@app/contract/credit/states/ledger.ts';
import { reasonTexts } from '@app/contract/credit/states/reason-messages.ts';
import { reasonOf } from '@app/contract/credit/states/reason.ts';
import { usageMessages as texts } from '@app/contract/credit/states/usage-messages.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { PageOf } from '../../platform/db/page.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import type { UserVisitor } from '../../platform/http/visitor.ts';
import { writeSheet } from '../../platform/sheet/write-sheet.ts';
import { avatarNames } from '../avatar/service.ts';
import { causeOf, type CreditService, type EntryRow } from '../credit/service.ts';
import type { OrderService } from '../order/service.ts';
import type { ProjectService } from '../project/service.ts';
import { fillDays } from './rules.ts';

type Deps = {
  db: Database;
  clock: Clock;
  credits: CreditService;
  projects: ProjectService;
  orders: OrderService;
};
type Body<N extends keyof typeof creditRoutes> = BodyOf<(typeof creditRoutes)[N]>;

const ledgerTexts = {
  credits: texts.credits,
  'helper-uses': texts.helperUses,
  interactions: texts.interactions,
  storage: texts.storage,
} as const satisfies Record<Ledger, unknown>;

export type UsageService = ReturnType<typeof createUsageService>;

/** What became of what an account had: its ledger with the names of things. Everybody reads their own alone. */
export function createUsageService({ db, clock, credits, projects, orders }: Deps) {
  /** Things of the account by their names; of one that is gone, or somebody else's, only that it was. */
  async function nameCauses(userId: string, causes: readonly Cause[]): Promise<(cause: Cause) => NamedCause> {
    const idsOf = (kind: CauseKind) => [
      ...new Set(causes.flatMap((cause) => (cause.kind === kind ? [cause.id] : []))),
    ];
    const names: Partial<Record<CauseKind, ReadonlyMap<string, string>>> = {
      project: await projects.titlesOf(userId, idsOf('project')),
      order: await orders.desk.namesOf(userId, idsOf('order')),
      avatar: await avatarNames(db, userId, idsOf('avatar')),
    };
    return ({ kind, id }) => ({ kind, id, name: names[kind]?.get(id) ?? null });
  }

  /** The key stays inside: it may name other people's things. */
  async function present(userId: string, rows: readonly EntryRow[]): Promise<ConsumeRecord[]> {
    const named = await nameCauses(
      userId,
      rows.flatMap((row) => causeOf(row) ?? []),
    );
    return rows.map((row) => {
      const { id, ledger, amount, key, createdAt } = row;
      const cause = causeOf(row);
      return { id, ledger, reason: reasonOf(key), amount, cause: cause ? named(cause) : null, createdAt };
    });
  }

  return {
    async records(
      { userId }: UserVisitor,
      { pageNum, pageSize, ...filter }: Body<'records'>,
    ): Promise<PageOf<ConsumeRecord>> {
      const found = await credits.usage.pageOf(userId, filter, { pageNum, pageSize });
      return { ...found, list: await present(userId, found.list) };
    },

    async chart(
      { userId }: UserVisitor,
      { offsetMinutes, ...filter }: Body<'chart'>,
    ): Promise<{ days: UsageDay[] }> {
      const found = await credits.usage.byDay(userId, filter, offsetMinutes);
      return { days: fillDays(found, { ...filter, offsetMinutes }) };
    },

    async export(
      { userId }: UserVisitor,
      { format, offsetMinutes, ...filter }: Body<'export'>,
      language: Language,
    ): Promise<FileAnswer> {
      const most = usageLimits.exportRows;
      // One more than fits tells that something would be left out.
      const rows = await credits.usage.newest(userId, filter, most + 1);
      if (rows.length > most) throw new AppError(creditErrors.tooManyRecords);
      const t = (text: Parameters<typeof fill>[0]) => fill(text, language);
      const list = await present(userId, rows);
      const head = [texts.time, texts.ledger, texts.reason, texts.amount, texts.about].map(t);
      const lines = list.map(({ createdAt, ledger, reason, amount, cause }) => [
        createdAt,
        t(ledgerTexts[ledger]),
        t(reasonTexts[reason]),
        amount,
        cause ? (cause.name ?? t(texts.gone)) : '',
      ]);
      return writeSheet({ name: t(texts.fileName), head, rows: lines, offsetMinutes }, format);
    },

    async dosage(
      { userId }: UserVisitor,
      { pageNum, pageSize, ...asked }: Body<'dosage'>,
    ): Promise<PageOf<Dosage>> {
      const found = await credits.usage.dosage(userId, asked, { pageNum, pageSize });
      const { by } = asked;
      const causes = by === 'day' ? [] : found.list.flatMap(({ causeId }) => causeId ?? []);
      const named = await nameCauses(userId, by === 'day' ? [] : causes.map((id) => ({ kind: by, id })));
      return {
        ...found,
        list: found.list.map(({ causeId, ...row }) => ({
          ...row,
          cause: by === 'day' || causeId === null ? null : named({ kind: by, id: causeId }),
        })),
      };
    },

    async endings({ userId }: UserVisitor): Promise<{ list: Ending[] }> {
      const list = await credits.usage.storageEndings(userId, clock.now());
      return { list: list.map((ending) => ({ ledger: 'storage', ...ending })) };
    },
  };
}
