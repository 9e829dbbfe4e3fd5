import type { Cause } from '@app/contract/credit/states/cause.ts';

type Columns = { causeKind: Cause['kind'] | null; causeId: string | null };

/** What an entry is about, as it is stored. */
export const causeColumns = (cause: Cause | undefined): Columns => ({
  causeKind: cause?.kind ?? null,
  causeId: cause?.id ?? null,
});

/** What an entry is about. */
export const causeOf = ({ causeKind: kind, causeId: id }: Columns): Cause | undefined =>
  kind === null || id === null ? undefined : { kind, id };
