import type { OutboxMail } from '@app/contract/admin/schema.ts';
import { IconCopy, IconMailOpened } from '@tabler/icons-react';
import { useState } from 'react';
import { type Column, DataTable } from '../../../components/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { rowsOf } from '../../../components/rows-of.ts';
import { useTableTexts } from '../../../components/use-table-texts.ts';
import { useTableView } from '../../../components/use-table-view.ts';
import { useTexts } from '../../../lib/texts.ts';
import { rowsPerPage, useOutbox } from '../api.ts';
import { copy } from '../hooks.ts';
import { deskMessages as texts } from '../messages.ts';
import { mailLooks } from '../rules.ts';
import { Desk } from './desk.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { Lead, LookChip, When } from './parts.tsx';

const first = { sort: '', isDescending: false };

/** The mails of the product; new ones come by themselves while somebody looks. */
export function Outbox({ title }: { title: string }) {
  const { t } = useTexts();
  const [view, setView, asked] = useTableView(first);
  const mails = useOutbox(asked);
  const [open, setOpen] = useState<OutboxMail>();
  const tableTexts = useTableTexts({ find: t(texts.findMails) });
  const columns = useMailColumns(setOpen);
  return (
    <Desk title={title} lead={t(texts.outboxLead)}>
      <DataTable
        label={t(texts.outbox)}
        columns={columns}
        {...rowsOf(mails)}
        keyOf={({ id }) => id}
        nameOf={({ subject }) => subject}
        view={view}
        onView={setView}
        pageSize={rowsPerPage}
        empty={<EmptyState title={t(texts.titleNoMails)} text={t(texts.noMailsText)} />}
        actionsOf={(mail) => [
          { name: 'open', label: t(texts.openMail), icon: IconMailOpened, run: () => setOpen(mail) },
          { name: 'copy', label: t(texts.copyText), icon: IconCopy, run: () => void copy(mail.text) },
        ]}
        texts={tableTexts}
      />
      {open ? <MailDialog mail={open} onClose={() => setOpen(undefined)} /> : null}
    </Desk>
  );
}

function useMailColumns(
  onOpen: (mail: OutboxMail) => void,
): readonly [Column<OutboxMail>, ...Column<OutboxMail>[]] {
  const { t } = useTexts();
  return [
    {
      key: 'subject',
      title: t(texts.subject),
      cell: (mail) => <Lead main={mail.subject} onOpen={() => onOpen(mail)} />,
    },
    { key: 'to', title: t(texts.recipient), width: '30%', cell: ({ to }) => to },
    {
      key: 'state',
      title: t(texts.state),
      width: '14%',
      cell: ({ state }) => <LookChip look={mailLooks[state]} />,
    },
    {
      key: 'createdAt',
      title: t(texts.sentAt),
      width: '16%',
      cell: ({ createdAt }) => <When date={createdAt} />,
    },
  ];
}
