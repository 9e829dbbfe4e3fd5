import { IconPencil, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { type Column, DataTable } from '../../../components/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { StateChip } from '../../../components/state-chip.tsx';
import { useTableTexts } from '../../../components/use-table-texts.ts';
import { useTableView } from '../../../components/use-table-view.ts';
import { divider, type MenuEntry } from '../../../lib/actions.ts';
import { notify } from '../../../lib/notices.ts';
import { useTexts } from '../../../lib/texts.ts';
import { libraryMessages } from '../../library/messages.ts';
import { showcaseMessages as texts } from '../messages.ts';
import { ShowcaseSection } from './showcase-section.tsx';
import styles from './showcase.module.css';

type Row = { id: string; name: string; pages: number; isReady: boolean };

const states = {
  full: texts.tableFull,
  loading: texts.tableLoading,
  error: texts.tableError,
  empty: texts.tableEmpty,
};
type State = keyof typeof states;

export function ShowcaseTable() {
  const { t } = useTexts();
  const [state, setState] = useState<State>('full');
  const [view, setView] = useTableView({ sort: 'name', isDescending: false });
  const tableTexts = useTableTexts({ find: t(libraryMessages.find) });
  const rows = Array.from({ length: 23 }, (_, index): Row => {
    const number = index + 1;
    const name = t(texts.projectName, { number });
    return { id: String(number), name, pages: (number * 7) % 31, isReady: number % 3 !== 0 };
  });
  const given = { full: rows, loading: undefined, error: undefined, empty: [] };
  return (
    <ShowcaseSection title={t(texts.table)}>
      <div className={styles.row}>
        {(Object.keys(states) as State[]).map((name) => (
          <label key={name}>
            <input type="radio" name="table-state" checked={state === name} onChange={() => setState(name)} />{' '}
            {t(states[name])}
          </label>
        ))}
      </div>
      <DataTable
        key={state}
        label={t(texts.table)}
        columns={useColumns()}
        rows={given[state]}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        view={view}
        onView={setView}
        pageSize={6}
        error={state === 'error' ? new Error(t(texts.tableErrorText)) : null}
        onRetry={() => setState('full')}
        empty={<EmptyState title={t(texts.titleEmpty)} text={t(texts.emptyText)} />}
        actionsOf={useRowActions()}
        texts={tableTexts}
      />
    </ShowcaseSection>
  );
}

function useColumns(): readonly [Column<Row>, ...Column<Row>[]] {
  const { t } = useTexts();
  return [
    {
      key: 'name',
      title: t(libraryMessages.name),
      sortBy: ({ name }) => name,
      cell: ({ name }) => <b>{name}</b>,
    },
    {
      key: 'pages',
      title: t(texts.pages),
      width: '20%',
      sortBy: ({ pages }) => pages,
      cell: ({ pages }) => pages,
    },
    {
      key: 'state',
      title: t(texts.state),
      width: '24%',
      cell: ({ isReady }) =>
        isReady ? (
          <StateChip kind="ok" label={t(texts.ready)} />
        ) : (
          <StateChip kind="spot" label={t(texts.writing)} moving />
        ),
    },
  ];
}

/** The actions of a row; the context menu of the page shows the same. */
export function useRowActions(): (row: { name: string }) => readonly MenuEntry[] {
  const { t } = useTexts();
  return () => {
    const action = (name: string, label: string) => ({
      name,
      label,
      run: () => notify('info', t(texts.chosen, { name: label })),
    });
    return [
      { ...action('play', t(texts.play)), icon: IconPlayerPlay },
      { ...action('rename', t(texts.rename)), icon: IconPencil, shortcut: 'F2' },
      divider,
      { ...action('delete', t(texts.danger)), icon: IconTrash, danger: true },
    ];
  };
}
