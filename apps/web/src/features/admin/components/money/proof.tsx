import type { Language } from '@app/contract/base/messages.ts';
import { type Ledger, ledgers } from '@app/contract/credit/states/ledger.ts';
import { reasonTexts } from '@app/contract/credit/states/reason-messages.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { type Column, DataTable } from '../../../../components/data-table.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { Moment } from '../../../../components/moment.tsx';
import { rowsOf } from '../../../../components/rows-of.ts';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useTableTexts } from '../../../../components/use-table-texts.ts';
import { useTableView } from '../../../../components/use-table-view.ts';
import { formatNumber, formatSize } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { billingMessages } from '../../../billing/messages.ts';
import { rowsPerPage } from '../../api.ts';
import { findUser, useProof } from './calls.ts';
import { moneyTexts as texts } from './messages.ts';
import styles from './money.module.css';

const first = { sort: '', isDescending: false };
const ledgerTexts = {
  credits: billingMessages.credits,
  'helper-uses': billingMessages.helperUses,
  interactions: billingMessages.interactions,
  storage: billingMessages.storage,
} as const;
type Entry = NonNullable<ReturnType<typeof useProof>['data']>['list'][number];

/** Every entry of a ledger with the balance after it, and whether they add up to what is kept. */
export function Proof() {
  const { t, language } = useTexts();
  const [mailbox, setMailbox] = useState('');
  const [ledger, setLedger] = useState<Ledger>('credits');
  const [user, setUser] = useState<string>();
  const [isUnknown, setIsUnknown] = useState(false);
  const [view, setView, asked] = useTableView(first);
  const columns = useColumns(ledger);
  const tableTexts = useTableTexts();
  const proof = useProof(user, ledger, asked);
  const look = async (event: FormEvent) => {
    event.preventDefault();
    const found = await findUser(mailbox.trim());
    setUser(found);
    setIsUnknown(found === undefined);
  };
  const sums = proof.data && {
    sum: amountText(proof.data.sum, ledger, language),
    balance: amountText(proof.data.balance, ledger, language),
  };
  return (
    <>
      <form className={styles.bar} onSubmit={(event) => void look(event)}>
        <TextField
          label={t(texts.chooseUser)}
          type="email"
          value={mailbox}
          error={isUnknown ? t(texts.userUnknown) : undefined}
          onChange={({ currentTarget }) => setMailbox(currentTarget.value)}
        />
        <SelectField
          label={t(texts.ledgerKind)}
          value={ledger}
          options={ledgers.map((name) => [name, t(ledgerTexts[name])])}
          onChange={({ currentTarget }) =>
            setLedger(ledgers.find((name) => name === currentTarget.value) ?? 'credits')
          }
        />
        <Button type="submit">{t(texts.look)}</Button>
      </form>
      {sums && proof.data ? (
        <p className={styles.proof} data-proven={proof.data.isProven} role="status">
          {t(proof.data.isProven ? texts.proven : texts.notProven, sums)}
        </p>
      ) : null}
      {user === undefined ? null : (
        <DataTable
          label={t(texts.ledger)}
          columns={columns}
          {...rowsOf(proof)}
          keyOf={({ id }) => id}
          nameOf={({ key }) => key}
          view={view}
          onView={setView}
          pageSize={rowsPerPage}
          empty={<EmptyState title={t(texts.titleNone)} text={t(texts.none)} />}
          texts={tableTexts}
        />
      )}
    </>
  );
}

/** Storage is counted in bytes, and read as GB. */
const amountText = (value: number, ledger: Ledger, language: Language): string =>
  ledger === 'storage'
    ? `${value < 0 ? '-' : ''}${formatSize(Math.abs(value), language)}`
    : formatNumber(value, language);

function useColumns(ledger: Ledger): readonly [Column<Entry>, ...Column<Entry>[]] {
  const { t, language } = useTexts();
  const number = (value: number) => (
    <span className={styles.number}>{amountText(value, ledger, language)}</span>
  );
  return [
    { key: 'reason', title: t(texts.activity), cell: ({ reason }) => <b>{t(reasonTexts[reason])}</b> },
    {
      key: 'key',
      title: t(texts.key),
      width: '34%',
      cell: ({ key }) => <code className={styles.key}>{key}</code>,
    },
    {
      key: 'amount',
      title: t(texts.change),
      width: '13%',
      align: 'end',
      cell: ({ amount }) => number(amount),
    },
    {
      key: 'after',
      title: t(texts.after),
      width: '13%',
      align: 'end',
      cell: ({ balance }) => number(balance),
    },
    { key: 'time', title: t(texts.time), width: '14%', cell: ({ createdAt }) => <Moment date={createdAt} /> },
  ];
}
