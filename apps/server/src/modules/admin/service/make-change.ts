import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { everyTime, type Once } from '../../../platform/http/once.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { AuditNote, AuditService } from '../../audit/service.ts';
import { canChange } from '../policy.ts';

type Deps = { db: Database; audit: AuditService };

/** Who works at the desk, and from where. */
export type Caller = { visitor: UserVisitor; address: string; once?: Once | undefined };

/** The answer of a change, and what is noted of it; no note when nothing has changed. */
export type Changed<T> = { answer: T; note?: Omit<AuditNote, 'actorId' | 'address'> };

export type MakeChange = ReturnType<typeof makeChange>;

/** Makes a change and its row of the audit log in one transaction. Every change of the desk goes through here. */
export const makeChange =
  ({ db, audit }: Deps) =>
  async <T>(
    { visitor, address, once = everyTime(db) }: Caller,
    work: (tx: Transaction, actorId: string) => Promise<Changed<T>>,
  ): Promise<T> => {
    if (!canChange(visitor)) throw new AppError(commonErrors.notAllowed);
    const actorId = visitor.userId;
    return once.do(async (tx) => {
      const { answer, note } = await work(tx, actorId);
      if (note) await audit.note(tx, { ...note, actorId, address });
      return answer;
    });
  };
