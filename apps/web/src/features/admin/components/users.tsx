import type { DeskUser } from '@app/contract/admin/schema.ts';
import { levelNames } from '@app/contract/user/states/level.ts';
import { IconUserPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { DataTable } from '../../../components/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FilterSelect } from '../../../components/filter-select.tsx';
import { rowsOf } from '../../../components/rows-of.ts';
import { useTableTexts } from '../../../components/use-table-texts.ts';
import { useTableView } from '../../../components/use-table-view.ts';
import { later } from '../../../lib/later.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { levelText } from '../../billing/rules.ts';
import { rowsPerPage, useUsers } from '../api.ts';
import { useChangeButton } from '../hooks.ts';
import { deskMessages as texts } from '../messages.ts';
import { actionsFor, type UserAction } from '../rules.ts';
import { Desk } from './desk.tsx';
import { userEntries } from './user-entries.ts';
import { useUserColumns } from './user-columns.tsx';

const AddUserDialog = later(async () => (await import('./add-user-dialog.tsx')).AddUserDialog);
const UserDialog = later(async () => (await import('./user-dialog.tsx')).UserDialog);

const first = { sort: 'createdAt', isDescending: true, filters: { level: '', state: '' } };

/** Every account: found, and changed. */
export function Users({ title }: { title: string }) {
  const { t, language } = useTexts();
  const me = useSession(({ user }) => user);
  const [view, setView, asked] = useTableView(first);
  const users = useUsers(asked);
  const [adding, setAdding] = useState(false);
  const [open, setOpen] = useState<{ user: DeskUser; action: UserAction }>();
  const tableTexts = useTableTexts({ find: t(texts.findUsers) });
  const columns = useUserColumns(me?.id);
  const filter = (changes: Record<string, string>) => setView({ filters: { ...view.filters, ...changes } });
  return (
    <Desk
      title={title}
      lead={t(texts.usersLead)}
      actions={
        <Button
          leftSection={<IconUserPlus size={18} stroke={1.6} />}
          onClick={() => setAdding(true)}
          {...useChangeButton()}
        >
          {t(texts.addUser)}
        </Button>
      }
    >
      <DataTable
        label={t(texts.users)}
        columns={columns}
        {...rowsOf(users)}
        keyOf={({ id }) => id}
        nameOf={({ nickname }) => nickname}
        view={view}
        onView={setView}
        pageSize={rowsPerPage}
        empty={<EmptyState title={t(texts.titleNoUsers)} text={t(texts.noUsersText)} />}
        actionsOf={(user) => userEntries(user, actionsFor(user, me), (action) => setOpen({ user, action }))}
        filters={
          <>
            <FilterSelect
              label={t(texts.level)}
              all={t(texts.allLevels)}
              value={view.filters?.['level'] ?? ''}
              options={levelNames.map((name) => [name, levelText(name, language)])}
              onChange={(level) => filter({ level })}
            />
            <FilterSelect
              label={t(texts.state)}
              all={t(texts.allStates)}
              value={view.filters?.['state'] ?? ''}
              options={[
                ['active', t(texts.active)],
                ['disabled', t(texts.disabled)],
              ]}
              onChange={(state) => filter({ state })}
            />
          </>
        }
        texts={tableTexts}
      />
      <Suspense fallback={null}>
        {adding ? <AddUserDialog onClose={() => setAdding(false)} /> : null}
        {open ? <UserDialog {...open} onClose={() => setOpen(undefined)} /> : null}
      </Suspense>
    </Desk>
  );
}
