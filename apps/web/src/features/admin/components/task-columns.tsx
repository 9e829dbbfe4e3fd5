import type { DeskTask } from '@app/contract/admin/schema.ts';
import type { Column } from '../../../components/data-table.tsx';
import { ProgressBar } from '../../../components/progress-bar.tsx';
import { formatPercent } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { deskMessages as texts } from '../messages.ts';
import { taskLooks, taskName } from '../rules.ts';
import { Lead, LookChip, When } from './parts.tsx';
import styles from './tasks.module.css';

/** The columns of the tasks. */
export function useTaskColumns(): readonly [Column<DeskTask>, ...Column<DeskTask>[]] {
  const { t, language } = useTexts();
  return [
    {
      key: 'kind',
      title: t(texts.task),
      cell: ({ kind, reason }) => (
        <Lead
          main={taskName(kind, language)}
          sub={reason === '' ? null : <span className={styles.reason}>{reason}</span>}
        />
      ),
    },
    {
      key: 'owner',
      title: t(texts.owner),
      width: '22%',
      cell: ({ userMailbox }) => userMailbox ?? <span className={styles.quiet}>{t(texts.system)}</span>,
    },
    { key: 'state', title: t(texts.state), width: '18%', cell: (task) => <TaskState task={task} /> },
    {
      key: 'createdAt',
      title: t(texts.started),
      width: '14%',
      cell: ({ createdAt }) => <When date={createdAt} />,
    },
    {
      key: 'endedAt',
      title: t(texts.ended),
      width: '14%',
      cell: ({ endedAt }) => <When date={endedAt} otherwise={t(texts.notEnded)} />,
    },
  ];
}

/** The state as a chip; while it runs also how far it is. */
function TaskState({ task: { kind, state, progress } }: { task: DeskTask }) {
  const { t, language } = useTexts();
  const share = progress / 100;
  return (
    <span className={styles.state}>
      <LookChip look={taskLooks[state]} moving={state === 'running'} />
      {state === 'running' ? (
        <span className={styles.progress}>
          <ProgressBar label={t(texts.progressOf, { name: taskName(kind, language) })} value={share} />
          <span>{formatPercent(share, language)}</span>
        </span>
      ) : null}
    </span>
  );
}
