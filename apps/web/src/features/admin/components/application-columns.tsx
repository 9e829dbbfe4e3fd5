import type { DeskApplication } from '@app/contract/admin/schema.ts';
import type { Column } from '../../../components/data-table.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { deskMessages as texts } from '../messages.ts';
import { applicationLooks, deliveryLooks } from '../rules.ts';
import { Lead, LookChip, When } from './parts.tsx';
import styles from './parts.module.css';

/** The columns of the applications. */
export function useApplicationColumns(
  onOpen: (application: DeskApplication) => void,
): readonly [Column<DeskApplication>, ...Column<DeskApplication>[]] {
  const { t, language } = useTexts();
  return [
    {
      key: 'applicant',
      title: t(texts.applicant),
      cell: (application) => (
        <Lead main={application.applicant} sub={application.company} onOpen={() => onOpen(application)} />
      ),
    },
    {
      key: 'quantity',
      title: t(texts.quantity),
      width: '10%',
      align: 'end',
      cell: ({ quantity }) => formatNumber(quantity, language),
    },
    {
      key: 'type',
      title: t(texts.receiveBy),
      width: '15%',
      cell: ({ type }) => (
        <span className={styles.quiet}>{t(type === 'email' ? texts.byEmail : texts.byBot)}</span>
      ),
    },
    {
      key: 'state',
      title: t(texts.state),
      width: '13%',
      cell: ({ state }) => <LookChip look={applicationLooks[state]} />,
    },
    {
      key: 'delivery',
      title: t(texts.delivery),
      width: '14%',
      cell: ({ state, delivery }) =>
        state === 'granted' ? (
          <LookChip look={deliveryLooks[delivery]} />
        ) : (
          <span className={styles.quiet}>{t(texts.none)}</span>
        ),
    },
    {
      key: 'createdAt',
      title: t(texts.applied),
      width: '15%',
      cell: ({ createdAt }) => <When date={createdAt} />,
    },
  ];
}
