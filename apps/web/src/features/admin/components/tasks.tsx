import type { DeskTask } from '@app/contract/admin/schema.ts';
import { canRetry, isOver, taskState } from '@app/contract/task/states/task-state.ts';
import { IconCopy, IconPlayerStop, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { DataTable } from '../../../components/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FilterSelect } from '../../../components/filter-select.tsx';
import { rowsOf } from '../../../components/rows-of.ts';
import { useTableTexts } from '../../../components/use-table-texts.ts';
import { useTableView } from '../../../components/use-table-view.ts';
import { divider, type MenuEntry } from '../../../lib/actions.ts';
import { notify } from '../../../lib/notices.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { rowsPerPage, useCancelTask, useRetryTask, useTasks } from '../api.ts';
import { copy } from '../hooks.ts';
import { deskMessages as texts } from '../messages.ts';
import { mayChange, taskKinds, taskLooks, taskName } from '../rules.ts';
import { Desk } from './desk.tsx';
import { useTaskColumns } from './task-columns.tsx';

const first = { sort: '', isDescending: false, filters: { kind: '', state: '' } };

/** The long work of everybody: where it stands, why it failed, and how to go on. */
export function Tasks({ title }: { title: string }) {
  const { t, language } = useTexts();
  const [view, setView, asked] = useTableView(first);
  const tasks = useTasks(asked);
  const [doomed, setDoomed] = useState<DeskTask>();
  const tableTexts = useTableTexts();
  const columns = useTaskColumns();
  const actionsOf = useTaskActions(setDoomed);
  const filter = (changes: Record<string, string>) => setView({ filters: { ...view.filters, ...changes } });
  return (
    <Desk title={title} lead={t(texts.tasksLead)}>
      <DataTable
        label={t(texts.tasks)}
        columns={columns}
        {...rowsOf(tasks)}
        keyOf={({ id }) => id}
        nameOf={({ kind }) => taskName(kind, language)}
        view={view}
        onView={setView}
        pageSize={rowsPerPage}
        empty={<EmptyState title={t(texts.titleNoTasks)} text={t(texts.noTasksText)} />}
        actionsOf={actionsOf}
        filters={
          <>
            <FilterSelect
              label={t(texts.task)}
              all={t(texts.allTasks)}
              value={view.filters?.['kind'] ?? ''}
              options={taskKinds.map((kind) => [kind, taskName(kind, language)])}
              onChange={(kind) => filter({ kind })}
            />
            <FilterSelect
              label={t(texts.state)}
              all={t(texts.allStates)}
              value={view.filters?.['state'] ?? ''}
              options={taskState.names.map((state) => [state, t(taskLooks[state].label)])}
              onChange={(state) => filter({ state })}
            />
          </>
        }
        texts={tableTexts}
      />
      {doomed ? <CancelTask task={doomed} onClose={() => setDoomed(undefined)} /> : null}
    </Desk>
  );
}

function useTaskActions(onCancel: (task: DeskTask) => void): (row: DeskTask) => readonly MenuEntry[] {
  const { t, language } = useTexts();
  const may = useSession(({ user }) => mayChange(user));
  const retry = useRetryTask();
  return (task) => {
    const name = taskName(task.kind, language);
    return [
      {
        name: 'retry',
        label: t(texts.retryTask),
        icon: IconRefresh,
        when: () => may && canRetry(task.state),
        run: () =>
          void retry(task.id).then(
            () => notify('success', t(texts.taskRetried, { name })),
            // The notice has been shown already.
            () => undefined,
          ),
      },
      {
        name: 'cancel',
        label: t(texts.cancelTask),
        icon: IconPlayerStop,
        danger: true,
        when: () => may && !isOver(task.state),
        run: () => onCancel(task),
      },
      divider,
      { name: 'copy', label: t(texts.copyTaskId), icon: IconCopy, run: () => void copy(task.id) },
    ];
  };
}

function CancelTask({ task, onClose }: { task: DeskTask; onClose: () => void }) {
  const { t, language } = useTexts();
  const cancel = useCancelTask();
  const name = taskName(task.kind, language);
  return (
    <ConfirmDialog
      danger
      title={t(texts.cancelTaskTitle, { name })}
      text={t(texts.cancelTaskText)}
      confirmLabel={t(texts.cancelTask)}
      cancelLabel={t(texts.keepTask)}
      closeLabel={t(texts.close)}
      onConfirm={async () => {
        await cancel(task.id);
        notify('success', t(texts.taskCancelledDone, { name }));
      }}
      onClose={onClose}
    />
  );
}
