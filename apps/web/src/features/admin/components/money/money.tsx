import type { FunctionComponent } from 'react';
import { useSearchParams } from 'react-router';
import { Tabs } from '../../../../components/tabs.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { Desk } from '../desk.tsx';
import { DeskInvoices } from './desk-invoices.tsx';
import { DeskOrders } from './desk-orders.tsx';
import { Lots } from './lots.tsx';
import { moneyTexts as texts } from './messages.ts';
import styles from './money.module.css';
import { Proof } from './proof.tsx';
import { Revenue } from './revenue.tsx';

const parts = ['orders', 'invoices', 'lots', 'ledger', 'revenue'] as const;
type Part = (typeof parts)[number];
const views: Readonly<Record<Part, FunctionComponent>> = {
  orders: DeskOrders,
  invoices: DeskInvoices,
  lots: Lots,
  ledger: Proof,
  revenue: Revenue,
};

/** What the desk sees of money; the address says which part is open. */
export function Money({ title }: { title: string }) {
  const { t } = useTexts();
  const [query, setQuery] = useSearchParams();
  const open = parts.find((part) => part === query.get('part')) ?? 'orders';
  const View = views[open];
  return (
    <Desk title={title} lead={t(texts.lead)}>
      <Tabs
        label={t(texts.parts)}
        tabs={parts.map((name) => ({ name, label: t(texts[name]) }))}
        value={open}
        // Filters and pages are of one part: they stay behind.
        onChange={(part) => setQuery({ part }, { replace: true })}
      >
        <div className={styles.part}>
          <View key={open} />
        </div>
      </Tabs>
    </Desk>
  );
}
