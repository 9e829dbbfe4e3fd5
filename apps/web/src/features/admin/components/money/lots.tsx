import type { Lot } from '@app/contract/money/schema.ts';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { type Column, DataTable } from '../../../../components/data-table.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { Moment } from '../../../../components/moment.tsx';
import { rowsOf } from '../../../../components/rows-of.ts';
import { StateChip } from '../../../../components/state-chip.tsx';
import { useTableTexts } from '../../../../components/use-table-texts.ts';
import { useTableView } from '../../../../components/use-table-view.ts';
import { useSession } from '../../../../lib/session.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { rowsPerPage } from '../../api.ts';
import { useChangeButton } from '../../hooks.ts';
import { mayChange } from '../../rules.ts';
import { Lead, When } from '../parts.tsx';
import { useDecision, useLots } from './calls.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { LotDialog } from './lot-dialog.tsx';
import { moneyTexts as texts } from './messages.ts';
import styles from './money.module.css';

const first = { sort: '', isDescending: false };

/** Lots of recharge and coupon codes. */
export function Lots() {
  const { t } = useTexts();
  const [view, setView, asked] = useTableView(first);
  const lots = useLots(asked);
  const decide = useDecision();
  const [isMaking, setIsMaking] = useState(false);
  const [doomed, setDoomed] = useState<Lot>();
  const may = useSession(({ user }) => mayChange(user));
  return (
    <>
      <div className={styles.bar}>
        <Button onClick={() => setIsMaking(true)} {...useChangeButton()}>
          {t(texts.makeLot)}
        </Button>
      </div>
      <DataTable
        label={t(texts.lots)}
        columns={useColumns()}
        {...rowsOf(lots)}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        view={view}
        onView={setView}
        pageSize={rowsPerPage}
        actionsOf={(lot) => [
          {
            name: 'withdraw',
            label: t(texts.withdraw),
            danger: true,
            when: () => may && !lot.withdrawn && lot.redeemed < lot.quantity,
            run: () => setDoomed(lot),
          },
        ]}
        empty={<EmptyState title={t(texts.titleNoLots)} text={t(texts.noLots)} />}
        texts={useTableTexts()}
      />
      {isMaking ? <LotDialog onClose={() => setIsMaking(false)} /> : null}
      {doomed ? (
        <DecideDialog
          title={t(texts.withdraw)}
          submitLabel={t(texts.withdraw)}
          needsReason={false}
          send={() => decide.withdrawLot(doomed.id)}
          onClose={() => setDoomed(undefined)}
        >
          <p className={styles.said}>{t(texts.withdrawText)}</p>
        </DecideDialog>
      ) : null}
    </>
  );
}

function useColumns(): readonly [Column<Lot>, ...Column<Lot>[]] {
  const { t } = useTexts();
  return [
    { key: 'title', title: t(texts.item), cell: ({ title, note }) => <Lead main={title} sub={note} /> },
    {
      key: 'kind',
      title: t(texts.kind),
      width: '14%',
      cell: ({ kind }) => t(kind === 'goods' ? texts.kindGoods : texts.kindCoupon),
    },
    {
      key: 'redeemed',
      title: t(texts.quantity),
      width: '20%',
      cell: ({ redeemed, quantity }) => t(texts.redeemed, { redeemed, quantity }),
    },
    {
      key: 'state',
      title: t(texts.state),
      width: '13%',
      cell: ({ withdrawn }) => (
        <StateChip kind={withdrawn ? 'muted' : 'ok'} label={t(withdrawn ? texts.withdrawn : texts.open)} />
      ),
    },
    {
      key: 'expires',
      title: t(texts.expires),
      width: '14%',
      cell: ({ expiresAt }) => <When date={expiresAt} otherwise={t(texts.never)} isDay />,
    },
    { key: 'time', title: t(texts.time), width: '13%', cell: ({ createdAt }) => <Moment date={createdAt} /> },
  ];
}
