import type { NamedCause } from '@app/contract/credit/schema.ts';
import { usageLimits } from '@app/contract/credit/limits.ts';
import { causeKinds } from '@app/contract/credit/states/cause.ts';
import { ledgers } from '@app/contract/credit/states/ledger.ts';
import { entryReasons } from '@app/contract/credit/states/reason.ts';
import dayjs from 'dayjs';
import type { RecordFilter } from './calls.ts';

/** The first and the last day, both as 2026-11-18; empty where none is chosen. */
export type Period = { readonly from: string; readonly to: string };

const usualDays = 30;

/** How far the clock of this browser is ahead of UTC. */
export const clockOffset = (date: Date): number => -date.getTimezoneOffset();

/** A day of an address, which may hold anything. */
function dayIn(text: string): dayjs.Dayjs | undefined {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? dayjs(text) : undefined;
  return day?.isValid() && day.format('YYYY-MM-DD') === text ? day : undefined;
}

/** The moments of a period: the first of its first day, and the first after its last. */
export function momentsOf({ from, to }: Period): Pick<RecordFilter, 'from' | 'to'> {
  const [first, last] = [dayIn(from), dayIn(to)];
  return {
    ...(first ? { from: first.toDate() } : {}),
    ...(last ? { to: last.add(1, 'day').toDate() } : {}),
  };
}

/** A period for a chart: what was chosen, as far as a chart goes; without a choice the days up to today. */
export function periodOf(period: Period, now: Date): { from: Date; to: Date } {
  const chosen = momentsOf(period);
  const to = chosen.to ?? dayjs(now).startOf('day').add(1, 'day').toDate();
  const usual = dayjs(to).subtract(usualDays, 'day').toDate();
  const from = chosen.from && chosen.from < to ? chosen.from : usual;
  const first = dayjs(to)
    .subtract(usageLimits.chartDays - 1, 'day')
    .toDate();
  return { from: from < first ? first : from, to };
}

/** The filters of an address as the server takes them; what is none of ours narrows nothing. */
export function filterOf(filters: Readonly<Record<string, string>>): RecordFilter {
  const { kind = '', reason = '', from = '', to = '', about = '' } = filters;
  const ledger = ledgers.find((name) => name === kind);
  const named = entryReasons.find((name) => name === reason);
  const cause = causeIn(about);
  return {
    ...(ledger ? { ledger } : {}),
    ...(named ? { reason: named } : {}),
    ...(cause ? { cause } : {}),
    ...momentsOf({ from, to }),
  };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function causeIn(text: string): RecordFilter['cause'] {
  const [kindText = '', id = ''] = text.split(':', 2);
  const kind = causeKinds.find((name) => name === kindText);
  return kind && uuid.test(id) ? { kind, id } : undefined;
}

/** Where the thing is that caused a booking; one that is gone is nowhere. */
export function causeAddress({ kind, id, name }: NamedCause): string | undefined {
  if (name === null) return undefined;
  const addresses = {
    project: `/edit-project?id=${id}`,
    avatar: `/avatars/sub/picture?id=${id}`,
    order: `/billing?order=${id}`,
  };
  return addresses[kind];
}

/** The records of a thing. */
export const recordsAddress = ({ kind, id }: NamedCause): string =>
  `/credit-usage?about=${encodeURIComponent(`${kind}:${id}`)}`;
