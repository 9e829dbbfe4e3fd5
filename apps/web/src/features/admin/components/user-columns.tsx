import type { DeskUser } from '@app/contract/admin/schema.ts';
import type { Column } from '../../../components/data-table.tsx';
import { StateChip } from '../../../components/state-chip.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { levelText } from '../../billing/rules.ts';
import { deskMessages as texts } from '../messages.ts';
import { userLook } from '../rules.ts';
import { Lead, LookChip, When } from './parts.tsx';
import styles from './parts.module.css';

/** The columns of the accounts. */
export function useUserColumns(myId: string | undefined): readonly [Column<DeskUser>, ...Column<DeskUser>[]] {
  const { t, language } = useTexts();
  return [
    {
      key: 'mailbox',
      title: t(texts.account),
      sortBy: ({ mailbox }) => mailbox,
      cell: (user) => <Lead main={<UserName user={user} isMe={user.id === myId} />} sub={user.mailbox} />,
    },
    {
      key: 'level',
      title: t(texts.level),
      width: '11%',
      cell: ({ level }) => <span className={styles.quiet}>{levelText(level, language)}</span>,
    },
    {
      key: 'state',
      title: t(texts.state),
      width: '13%',
      cell: (user) => <LookChip look={userLook(user)} />,
    },
    {
      key: 'credits',
      title: t(texts.credits),
      width: '11%',
      align: 'end',
      cell: ({ credits }) => formatNumber(credits, language),
    },
    {
      key: 'lastSeenAt',
      title: t(texts.lastSeen),
      width: '15%',
      sortBy: ({ lastSeenAt }) => lastSeenAt ?? 0,
      cell: ({ lastSeenAt }) => <When date={lastSeenAt} otherwise={t(texts.never)} />,
    },
    {
      key: 'createdAt',
      title: t(texts.joined),
      width: '15%',
      sortBy: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <When date={createdAt} />,
    },
  ];
}

function UserName({ user, isMe }: { user: DeskUser; isMe: boolean }) {
  const { t } = useTexts();
  return (
    <>
      {user.nickname}
      {isMe ? <StateChip kind="muted" label={t(texts.you)} /> : null}
      {user.type === 'administrator' ? (
        <StateChip kind="brand" label={t(user.permissionLevel > 1 ? texts.grade2 : texts.grade1)} />
      ) : null}
    </>
  );
}
