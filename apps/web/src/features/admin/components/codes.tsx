import type { DeskCode } from '@app/contract/admin/schema.ts';
import { IconCopy, IconTicket, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { DataTable } from '../../../components/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FilterSelect } from '../../../components/filter-select.tsx';
import { rowsOf } from '../../../components/rows-of.ts';
import { useTableTexts } from '../../../components/use-table-texts.ts';
import { useTableView } from '../../../components/use-table-view.ts';
import type { MenuEntry } from '../../../lib/actions.ts';
import { later } from '../../../lib/later.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { rowsPerPage, useCodes } from '../api.ts';
import { copy, useChangeButton } from '../hooks.ts';
import { deskMessages as texts } from '../messages.ts';
import { codeLooks, codeStates, mayChange } from '../rules.ts';
import { useCodeColumns } from './code-columns.tsx';
import { Desk } from './desk.tsx';

const MakeCodesDialog = later(async () => (await import('./make-codes-dialog.tsx')).MakeCodesDialog);
const DeleteCodeDialog = later(async () => (await import('./delete-code-dialog.tsx')).DeleteCodeDialog);

const first = { sort: '', isDescending: false, filters: { state: '' } };

/** The invitation codes: made, handed out, deleted. */
export function Codes({ title }: { title: string }) {
  const { t } = useTexts();
  const [view, setView, asked] = useTableView(first);
  const codes = useCodes(asked);
  const [making, setMaking] = useState(false);
  const [doomed, setDoomed] = useState<DeskCode>();
  const tableTexts = useTableTexts({ find: t(texts.findCodes) });
  const columns = useCodeColumns();
  const actionsOf = useCodeActions(setDoomed);
  const make = (
    <Button
      leftSection={<IconTicket size={18} stroke={1.6} />}
      onClick={() => setMaking(true)}
      {...useChangeButton()}
    >
      {t(texts.makeCodes)}
    </Button>
  );
  return (
    <Desk title={title} lead={t(texts.codesLead)} actions={make}>
      <DataTable
        label={t(texts.codes)}
        columns={columns}
        {...rowsOf(codes)}
        keyOf={({ code }) => code}
        nameOf={({ code }) => code}
        view={view}
        onView={setView}
        pageSize={rowsPerPage}
        empty={<EmptyState title={t(texts.titleNoCodes)} text={t(texts.noCodesText)} />}
        actionsOf={actionsOf}
        filters={
          <FilterSelect
            label={t(texts.state)}
            all={t(texts.allStates)}
            value={view.filters?.['state'] ?? ''}
            options={codeStates.map((state) => [state, t(codeLooks[state].label)])}
            onChange={(state) => setView({ filters: { state } })}
          />
        }
        texts={tableTexts}
      />
      <Suspense fallback={null}>
        {making ? <MakeCodesDialog onClose={() => setMaking(false)} /> : null}
        {doomed ? <DeleteCodeDialog code={doomed.code} onClose={() => setDoomed(undefined)} /> : null}
      </Suspense>
    </Desk>
  );
}

function useCodeActions(onDelete: (code: DeskCode) => void): (row: DeskCode) => readonly MenuEntry[] {
  const { t } = useTexts();
  const may = useSession(({ user }) => mayChange(user));
  return (row) => [
    { name: 'copy', label: t(texts.copyCode), icon: IconCopy, run: () => void copy(row.code) },
    {
      name: 'delete',
      label: t(texts.deleteCode),
      icon: IconTrash,
      danger: true,
      when: () => may,
      run: () => onDelete(row),
    },
  ];
}
