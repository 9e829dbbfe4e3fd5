import type { DeskApplication } from '@app/contract/admin/schema.ts';
import { applicationState } from '@app/contract/invite/states/application-state.ts';
import { IconCheck, IconEye, IconX } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { DataTable } from '../../../components/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FilterSelect } from '../../../components/filter-select.tsx';
import { rowsOf } from '../../../components/rows-of.ts';
import { useTableTexts } from '../../../components/use-table-texts.ts';
import { useTableView } from '../../../components/use-table-view.ts';
import { divider, type MenuEntry } from '../../../lib/actions.ts';
import { later } from '../../../lib/later.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { rowsPerPage, useApplications } from '../api.ts';
import { deskMessages as texts } from '../messages.ts';
import { applicationLooks, mayChange } from '../rules.ts';
import { useApplicationColumns } from './application-columns.tsx';
import type { ApplicationStep } from './application-dialog.tsx';
import { Desk } from './desk.tsx';

const ApplicationDialog = later(async () => (await import('./application-dialog.tsx')).ApplicationDialog);

// What waits comes first: it is why somebody opens this screen.
const first = { sort: '', isDescending: false, filters: { state: 'waiting' } };

type Open = { application: DeskApplication; step: ApplicationStep };

/** The applications for invitation codes, and the decisions about them. */
export function Applications({ title }: { title: string }) {
  const { t } = useTexts();
  const [view, setView, asked] = useTableView(first);
  const applications = useApplications(asked);
  const [open, setOpen] = useState<Open>();
  const columns = useApplicationColumns((application) => setOpen({ application, step: 'details' }));
  const actionsOf = useApplicationActions(setOpen);
  const isWaiting = asked.filters?.['state'] === 'waiting';
  const tableTexts = useTableTexts(isWaiting ? { nothingFound: t(texts.nothingWaits) } : {});
  return (
    <Desk title={title} lead={t(texts.applicationsLead)}>
      <DataTable
        label={t(texts.applications)}
        columns={columns}
        {...rowsOf(applications)}
        keyOf={({ id }) => id}
        nameOf={({ applicant }) => applicant}
        view={view}
        onView={setView}
        pageSize={rowsPerPage}
        empty={<EmptyState title={t(texts.titleNoApplications)} text={t(texts.noApplicationsText)} />}
        actionsOf={actionsOf}
        filters={
          <FilterSelect
            label={t(texts.state)}
            all={t(texts.allStates)}
            value={view.filters?.['state'] ?? ''}
            options={applicationState.names.map((state) => [state, t(applicationLooks[state].label)])}
            onChange={(state) => setView({ filters: { state } })}
          />
        }
        texts={tableTexts}
      />
      <Suspense fallback={null}>
        {open ? (
          <ApplicationDialog
            {...open}
            onStep={(step) => setOpen({ ...open, step })}
            onClose={() => setOpen(undefined)}
          />
        ) : null}
      </Suspense>
    </Desk>
  );
}

function useApplicationActions(onOpen: (open: Open) => void): (row: DeskApplication) => readonly MenuEntry[] {
  const { t } = useTexts();
  const may = useSession(({ user }) => mayChange(user));
  return (application) => {
    const canDecide = () => may && application.state === 'waiting';
    const go = (step: ApplicationStep) => () => onOpen({ application, step });
    return [
      { name: 'details', label: t(texts.openDetails), icon: IconEye, run: go('details') },
      divider,
      {
        name: 'grant',
        label: t(texts.grantApplication),
        icon: IconCheck,
        when: canDecide,
        run: go('grant'),
      },
      {
        name: 'refuse',
        label: t(texts.refuseApplication),
        icon: IconX,
        danger: true,
        when: canDecide,
        run: go('refuse'),
      },
    ];
  };
}
