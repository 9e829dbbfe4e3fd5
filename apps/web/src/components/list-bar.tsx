import { IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import styles from './list-bar.module.css';
import { SelectBox } from './select-box.tsx';

/** What stands above a list: which things, in what order. */
export const ListBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.bar}>{children}</div>
);

type TabsProps<Name extends string> = {
  label: string;
  tabs: readonly (readonly [name: Name, label: string])[];
  value: Name;
  onChange: (name: Name) => void;
};

/** Which of several lists is looked at. */
export function ListTabs<Name extends string>({ label, tabs, value, onChange }: TabsProps<Name>) {
  return (
    <fieldset className={styles.tabs}>
      <legend className="only-for-readers">{label}</legend>
      {tabs.map(([name, shown]) => (
        <button key={name} type="button" aria-pressed={name === value} onClick={() => onChange(name)}>
          {shown}
        </button>
      ))}
    </fieldset>
  );
}

type Order<Name extends string> = { orderBy: Name; orderDir: 'asc' | 'desc' };
type OrderProps<Name extends string> = {
  value: Order<Name>;
  orders: readonly (readonly [name: Name, label: string])[];
  texts: { sortBy: string; ascending: string; descending: string };
  onChange: (order: Partial<Order<Name>>) => void;
};

/** By what a list is ordered, and which way. */
export function ListOrder<Name extends string>({ value, orders, texts, onChange }: OrderProps<Name>) {
  const isDown = value.orderDir === 'desc';
  return (
    <div className={styles.order}>
      <SelectBox
        isCompact
        aria-label={texts.sortBy}
        value={value.orderBy}
        options={orders}
        onChange={({ currentTarget }) => {
          const orderBy = orders.find(([name]) => name === currentTarget.value)?.[0];
          // Names read from A to Z, times from the newest, sizes from the largest.
          if (orderBy) onChange({ orderBy, orderDir: orderBy === 'name' ? 'asc' : 'desc' });
        }}
      />
      <IconButton
        label={isDown ? texts.descending : texts.ascending}
        icon={isDown ? IconSortDescending : IconSortAscending}
        size="large"
        onClick={() => onChange({ orderDir: isDown ? 'asc' : 'desc' })}
      />
    </div>
  );
}
