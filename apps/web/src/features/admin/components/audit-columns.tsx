import { auditMessages } from '@app/contract/admin/messages.ts';
import type { AuditRow } from '@app/contract/admin/schema.ts';
import type { Column } from '../../../components/data-table.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { deskMessages as texts } from '../messages.ts';
import { detailTexts, subjectOf } from '../rules.ts';
import styles from './audit.module.css';
import { Lead, When } from './parts.tsx';

/** The columns of the audit log. */
export function useAuditColumns(): readonly [Column<AuditRow>, ...Column<AuditRow>[]] {
  const { t } = useTexts();
  return [
    {
      key: 'event',
      title: t(texts.event),
      cell: (row) => <Lead main={<Sentence row={row} />} sub={<Details row={row} />} />,
    },
    {
      key: 'actor',
      title: t(texts.actor),
      width: '26%',
      cell: ({ actorMailbox }) =>
        actorMailbox === '' ? <span className={styles.quiet}>{t(texts.nobody)}</span> : actorMailbox,
    },
    {
      key: 'address',
      title: t(texts.address),
      width: '15%',
      cell: ({ address }) => <span className={styles.quiet}>{address === '' ? t(texts.none) : address}</span>,
    },
    { key: 'at', title: t(texts.time), width: '17%', cell: ({ at }) => <When date={at} /> },
  ];
}

/** What was done, and to whom or what. */
function Sentence({ row }: { row: AuditRow }) {
  const { t } = useTexts();
  const subject = subjectOf(row);
  return (
    <>
      {t(auditMessages[row.action])}
      {subject === '' ? null : <span className={styles.subject}>{subject}</span>}
    </>
  );
}

function Details({ row }: { row: AuditRow }) {
  const { t, language } = useTexts();
  const details = detailTexts(row, language);
  if (details.length === 0) return null;
  return (
    <span className={styles.details}>
      {details.map(([label, value]) => (
        <span key={label}>{t(texts.detail, { label, value })}</span>
      ))}
    </span>
  );
}
