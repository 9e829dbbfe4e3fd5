import type { AskedQuestion } from '@app/contract/conversation/schema.ts';
import { madeBy } from '@app/contract/engine/messages.ts';
import { Link } from 'react-router';
import type { Column } from '../../../components/data-table.tsx';
import { Moment } from '../../../components/moment.tsx';
import { StateChip } from '../../../components/state-chip.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { recordMessages as texts } from '../messages.ts';
import { outcomeLook, pagePath } from '../rules.ts';
import styles from './questions.module.css';

/** The columns of what viewers asked. */
export function useQuestionColumns(): readonly [Column<AskedQuestion>, ...Column<AskedQuestion>[]] {
  const { t, language } = useTexts();
  return [
    {
      key: 'question',
      title: t(texts.question),
      cell: ({ question, answer, engine }) => (
        <span className={styles.asked}>
          <b>{question}</b>
          <span>{answer}</span>
          <small>{madeBy('answered', engine, language)}</small>
        </span>
      ),
    },
    {
      key: 'outcome',
      title: t(texts.outcome),
      width: '13%',
      cell: (row) => {
        const { kind, label, about } = outcomeLook(row);
        return (
          <span title={t(about)}>
            <StateChip kind={kind} label={t(label)} />
          </span>
        );
      },
    },
    { key: 'pages', title: t(texts.pages), width: '14%', cell: (row) => <Pages row={row} /> },
    {
      key: 'talk',
      title: t(texts.talk),
      width: '18%',
      cell: ({ projectId, projectTitle }) => (
        <Link className={styles.link} to={`/edit-project?id=${projectId}`}>
          {projectTitle}
        </Link>
      ),
    },
    {
      key: 'time',
      title: t(texts.time),
      width: '13%',
      cell: ({ askedAt }) => <Moment className={styles.quiet} date={askedAt} />,
    },
  ];
}

/** The pages an answer came from; each opens on the desk of its project. */
function Pages({ row: { projectId, pages } }: { row: AskedQuestion }) {
  const { t } = useTexts();
  if (pages.length === 0) return <span className={styles.quiet}>{t(texts.noPages)}</span>;
  return (
    <span className={styles.pages}>
      {pages.map((page) => (
        <Link key={page} className={styles.link} to={pagePath(projectId, page)}>
          {t(texts.page, { page })}
        </Link>
      ))}
    </span>
  );
}
