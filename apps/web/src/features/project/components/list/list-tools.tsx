import { projectTabs } from '@app/contract/project/states/sort.ts';
import {
  IconChevronDown,
  IconLayoutGrid,
  IconLayoutList,
  IconSearch,
  IconSortAscending,
  IconSortDescending,
} from '@tabler/icons-react';
import { useRef } from 'react';
import { useTexts } from '../../../../lib/texts.ts';
import { type ListView, useKey } from '../../hooks.ts';
import styles from './list-tools.module.css';
import { listTexts as texts } from './messages.ts';

const orders = [
  ['name', texts.byName],
  ['updatedAt', texts.byUpdated],
  ['createdAt', texts.byCreated],
  ['openedAt', texts.byOpened],
] as const;

const layouts = [
  ['grid', texts.grid, IconLayoutGrid],
  ['list', texts.list, IconLayoutList],
] as const;

type Props = { view: ListView; onView: (changes: Partial<ListView>) => void };

/** Above the projects: whose, which, in what order, and how they lie. */
export function ListTools({ view, onView }: Props) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  useKey('/', () => input.current?.focus());
  const isDown = view.orderDir === 'desc';
  const Direction = isDown ? IconSortDescending : IconSortAscending;
  return (
    <div className={styles.tools}>
      <fieldset className={styles.tabs}>
        <legend className="only-for-readers">{t(texts.tabs)}</legend>
        {projectTabs.map((tab) => (
          <button key={tab} type="button" aria-pressed={view.tab === tab} onClick={() => onView({ tab })}>
            {t(texts[tab])}
          </button>
        ))}
      </fieldset>
      <div className={styles.find}>
        <IconSearch size={18} stroke={1.6} aria-hidden="true" />
        <input
          ref={input}
          type="search"
          maxLength={100}
          aria-label={t(texts.find)}
          placeholder={t(texts.find)}
          value={view.find}
          onChange={({ currentTarget }) => onView({ find: currentTarget.value })}
        />
      </div>
      <div className={styles.order}>
        <span className={styles.select}>
          <select
            aria-label={t(texts.sortBy)}
            value={view.orderBy}
            onChange={({ currentTarget }) => {
              const orderBy = orders.find(([name]) => name === currentTarget.value)?.[0];
              // Names read from A to Z, times from the newest.
              if (orderBy) onView({ orderBy, orderDir: orderBy === 'name' ? 'asc' : 'desc' });
            }}
          >
            {orders.map(([name, label]) => (
              <option key={name} value={name}>
                {t(label)}
              </option>
            ))}
          </select>
          <IconChevronDown size={16} stroke={1.6} aria-hidden="true" />
        </span>
        <button
          type="button"
          className={styles.icon}
          aria-label={t(isDown ? texts.descending : texts.ascending)}
          title={t(isDown ? texts.descending : texts.ascending)}
          onClick={() => onView({ orderDir: isDown ? 'asc' : 'desc' })}
        >
          <Direction size={20} stroke={1.6} aria-hidden="true" />
        </button>
      </div>
      <fieldset className={styles.layouts} data-keep-clear="true">
        <legend className="only-for-readers">{t(texts.layout)}</legend>
        {layouts.map(([layout, label, Icon]) => (
          <button
            key={layout}
            type="button"
            className={styles.icon}
            aria-label={t(label)}
            title={t(label)}
            aria-pressed={view.layout === layout}
            onClick={() => onView({ layout })}
          >
            <Icon size={20} stroke={1.6} aria-hidden="true" />
          </button>
        ))}
      </fieldset>
    </div>
  );
}
