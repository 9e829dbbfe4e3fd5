import { projectTabs } from '@app/contract/project/states/sort.ts';
import { IconLayoutGrid, IconLayoutList } from '@tabler/icons-react';
import { IconButton } from '../../../../components/icon-button.tsx';
import { ListBar, ListOrder, ListTabs } from '../../../../components/list-bar.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
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
  return (
    <ListBar>
      <ListTabs
        label={t(texts.tabs)}
        tabs={projectTabs.map((tab) => [tab, t(texts[tab])])}
        value={view.tab}
        onChange={(tab) => onView({ tab })}
      />
      <SearchField
        label={t(texts.find)}
        maxLength={100}
        value={view.find}
        onChange={(find) => onView({ find })}
      />
      {view.tab === 'mine' ? (
        <>
          <ListOrder
            value={view}
            orders={orders.map(([name, label]) => [name, t(label)])}
            texts={{
              sortBy: t(texts.sortBy),
              ascending: t(texts.ascending),
              descending: t(texts.descending),
            }}
            onChange={onView}
          />
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
    </ListBar>
  );
}
