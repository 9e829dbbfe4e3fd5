import type { DeskCode } from '@app/contract/admin/schema.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { InviteKind } from '@app/contract/invite/states/invite-kind.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Page, PageOf } from '../../../platform/db/page.ts';
import { newCode } from '../rules.ts';
import { type CodeFilter, createInviteDeskStore } from '../store.ts';
import type { InviteCodeRow } from '../tables.ts';

type Deps = { db: Database; clock: Clock };

/** What the codes that are made together have in common. */
export type NewCodes = {
  kind: InviteKind;
  quantity: number;
  /** How often each can be redeemed; null means as often as one likes. */
  uses: number | null;
  validDays: number | null;
  note: string;
};

const dayMs = 24 * 60 * 60 * 1000;
/** A statement takes at most 65,535 values. */
const codesPerInsert = 1_000;

export type CodeDesk = ReturnType<typeof createCodeDesk>;

/** The codes, as the administrator's desk keeps them. */
export function createCodeDesk({ db, clock }: Deps) {
  return {
    async list(filter: CodeFilter & Page): Promise<PageOf<DeskCode>> {
      const { list, ...page } = await createInviteDeskStore(db).codePage(filter, clock.now());
      return { ...page, list: list.map(presentCode) };
    },

    /** Makes codes; `expiresAt` is the moment from which they are no longer valid. */
    async add(tx: Transaction, { kind, quantity, uses, validDays, note }: NewCodes) {
      const now = clock.now();
      const expiresAt = validDays === null ? null : new Date(now.getTime() + validDays * dayMs);
      const desk = createInviteDeskStore(tx);
      const codes = new Set<string>();
      // A code that was drawn before is drawn anew.
      while (codes.size < quantity) {
        const length = Math.min(quantity - codes.size, codesPerInsert);
        const drawn = new Set(Array.from({ length }, newCode));
        const rows = [...drawn].map((code) => ({
          code,
          kind,
          uses,
          usesLeft: uses,
          expiresAt,
          note,
          createdAt: now,
        }));
        for (const code of await desk.insertNew(rows)) codes.add(code);
      }
      return { codes: [...codes], expiresAt };
    },

    async remove(tx: Transaction, code: string): Promise<DeskCode> {
      const row = await createInviteDeskStore(tx).removeCode(code);
      if (!row) throw new AppError(commonErrors.notFound);
      return presentCode(row);
    },
  };
}

const presentCode = (row: InviteCodeRow): DeskCode => ({
  code: row.code,
  kind: row.kind,
  uses: row.uses,
  usesLeft: row.usesLeft,
  redeemed: row.redeemed,
  expiresAt: row.expiresAt,
  createdAt: row.createdAt,
  note: row.note,
});
