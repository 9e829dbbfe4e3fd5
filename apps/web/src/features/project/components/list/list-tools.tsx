import { projectTabs } from '@app/contract/project/states/sort.ts';
import { IconLayoutGrid, IconLayoutList, IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { IconButton } from '../../../../components/icon-button.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { SelectBox } from '../../../../components/select-box.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import type { ListView } from '../../hooks.ts';
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
  const isDown = view.orderDir === 'desc';
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
      <SearchField
        label={t(texts.find)}
        maxLength={100}
        value={view.find}
        onChange={(find) => onView({ find })}
      />
      {view.tab === 'mine' ? (
        <>
          <div className={styles.order}>
            <SelectBox
              isCompact
              aria-label={t(texts.sortBy)}
              value={view.orderBy}
              options={orders.map(([name, label]) => [name, t(label)])}
              onChange={({ currentTarget }) => {
                const orderBy = orders.find(([name]) => name === currentTarget.value)?.[0];
                // Names read from A to Z, times from the newest.
                if (orderBy) onView({ orderBy, orderDir: orderBy === 'name' ? 'asc' : 'desc' });
              }}
            />
            <IconButton
              label={t(isDown ? texts.descending : texts.ascending)}
              icon={isDown ? IconSortDescending : IconSortAscending}
              size="large"
              onClick={() => onView({ orderDir: isDown ? 'asc' : 'desc' })}
            />
          </div>
          <fieldset className={styles.layouts} data-keep-clear="true">
            <legend className="only-for-readers">{t(texts.layout)}</legend>
            {layouts.map(([layout, label, icon]) => (
              <IconButton
                key={layout}
                label={t(label)}
                icon={icon}
                size="large"
                aria-pressed={view.layout === layout}
                onClick={() => onView({ layout })}
              />
            ))}
          </fieldset>
        </>
      ) : null}
    </div>
  );
}
