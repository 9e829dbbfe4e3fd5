import type { AskedQuestion } from '@app/contract/conversation/schema.ts';
import { Link } from 'react-router';
import type { Column } from '../../../components/data-table.tsx';
import { Moment } from '../../../components/moment.tsx';
import { StateChip } from '../../../components/state-chip.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { recordMessages as texts } from '../messages.ts';
import { answeredBy, outcomeLook, pagePath } from '../rules.ts';
import styles from './questions.module.css';

/** The columns of what viewers asked. */
export function useQuestionColumns(): readonly [Column<AskedQuestion>, ...Column<AskedQuestion>[]] {
  const { t, language } = useTexts();
  return [
    {
      key: 'question',
      title: t(texts.question),
      cell: (row) => (
        <div className={styles.asked}>
          <b>{row.question}</b>
          {row.understood === null ? null : (
            <small>{t(texts.understood, { question: row.understood })}</small>
          )}
          <span>{row.answer}</span>
          <small>{answeredBy(row, language)}</small>
          <Why row={row} />
        </div>
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

/** What an answer was made of: the words of the deck, each with the way to what says them. */
function Why({ row: { projectId, sources } }: { row: AskedQuestion }) {
  const { t } = useTexts();
  if (sources.length === 0) return null;
  return (
    <details className={styles.why}>
      <summary>{t(texts.whyCount, { count: sources.length })}</summary>
      <ul>
        {sources.map(({ page, elementId, text }) => (
          <li key={`${page} ${text}`}>
            <Link className={styles.link} to={pagePath(projectId, page, elementId)}>
              {t(texts.source, { page })}
            </Link>{' '}
            {text}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The pages an answer came from; each opens on the desk of its project, with what says it chosen. */
function Pages({ row: { projectId, pages, sources } }: { row: AskedQuestion }) {
  const { t } = useTexts();
  if (pages.length === 0) return <span className={styles.quiet}>{t(texts.noPages)}</span>;
  const elementOn = (page: number) =>
    sources.find((source) => source.page === page && source.elementId)?.elementId;
  return (
    <span className={styles.pages}>
      {pages.map((page) => (
        <Link key={page} className={styles.link} to={pagePath(projectId, page, elementOn(page))}>
          {t(texts.page, { page })}
        </Link>
      ))}
    </span>
  );
}
