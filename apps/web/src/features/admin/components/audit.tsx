import { adminLimits } from '@app/contract/admin/limits.ts';
import { auditMessages } from '@app/contract/admin/messages.ts';
import { auditActions } from '@app/contract/admin/states/audit-action.ts';
import { DataTable } from '../../../components/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FilterSelect } from '../../../components/filter-select.tsx';
import { rowsOf } from '../../../components/rows-of.ts';
import { useTableTexts } from '../../../components/use-table-texts.ts';
import { useTableView } from '../../../components/use-table-view.ts';
import { useTexts } from '../../../lib/texts.ts';
import { rowsPerPage, useAudit } from '../api.ts';
import { deskMessages as texts } from '../messages.ts';
import { useAuditColumns } from './audit-columns.tsx';
import { Desk } from './desk.tsx';

const first = { sort: '', isDescending: false, filters: { action: '' } };

/** Who did what and when. */
export function Audit({ title }: { title: string }) {
  const { t } = useTexts();
  const [view, setView, asked] = useTableView(first);
  const rows = useAudit(asked);
  const tableTexts = useTableTexts({ find: t(texts.findActor) });
  return (
    <Desk title={title} lead={t(texts.auditLead, { days: adminLimits.auditDays })}>
      <DataTable
        label={t(texts.audit)}
        columns={useAuditColumns()}
        {...rowsOf(rows)}
        keyOf={({ id }) => id}
        nameOf={({ action }) => t(auditMessages[action])}
        view={view}
        onView={setView}
        pageSize={rowsPerPage}
        empty={<EmptyState title={t(texts.titleNoAudit)} text={t(texts.noAuditText)} />}
        filters={
          <FilterSelect
            label={t(texts.action)}
            all={t(texts.allActions)}
            value={view.filters?.['action'] ?? ''}
            options={auditActions.map((action) => [action, t(auditMessages[action])])}
            onChange={(action) => setView({ filters: { action } })}
          />
        }
        texts={tableTexts}
      />
    </Desk>
  );
}
