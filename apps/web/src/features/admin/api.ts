import { adminRoutes } from '@app/contract/admin/routes.ts';
import { auditActions } from '@app/contract/admin/states/audit-action.ts';
import { pageLimits } from '@app/contract/base/page.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { applicationState } from '@app/contract/invite/states/application-state.ts';
import { taskRoutes } from '@app/contract/task/routes.ts';
import { isOver, taskState } from '@app/contract/task/states/task-state.ts';
import { levelNames } from '@app/contract/user/states/level.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TableView } from '../../components/table-view.ts';
import { call } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { codeStates, oneOf, taskKinds } from './rules.ts';

export const rowsPerPage = pageLimits.usual;

const all = ['admin'] as const;
/** Mails and tasks go on by themselves; the query only asks while the tab is seen. */
const pollMs = 5_000;

export const paged = ({ page }: TableView) => ({ pageNum: page, pageSize: rowsPerPage });
/** What was typed into the search box, if anything. */
export const wordsOf = ({ find }: TableView) => find.trim() || undefined;
const filterOf = ({ filters }: TableView, name: string) => filters?.[name] ?? '';

/** One page of a list; the last one stays until the next is here, and the table shows what went wrong. */
const listed = <Data>(name: string, view: TableView, ask: (signal: AbortSignal) => Promise<Data>) => ({
  queryKey: [...all, name, view] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => ask(signal),
  placeholderData: keepPreviousData,
});

export function useUsers(view: TableView) {
  const state = filterOf(view, 'state');
  return useQuery(
    listed('users', view, (signal) =>
      call(adminRoutes.users, {
        body: {
          ...paged(view),
          search: wordsOf(view),
          level: oneOf(levelNames, filterOf(view, 'level')),
          disabled: state === '' ? undefined : state === 'disabled',
          orderBy: oneOf(['mailbox', 'lastSeenAt'] as const, view.sort) ?? 'createdAt',
          orderDir: view.isDescending ? 'desc' : 'asc',
        },
        signal,
        inPlace: true,
      }),
    ),
  );
}

export function useCodes(view: TableView) {
  return useQuery(
    listed('codes', view, (signal) =>
      call(adminRoutes.inviteCodes, {
        body: { ...paged(view), search: wordsOf(view), state: oneOf(codeStates, filterOf(view, 'state')) },
        signal,
        inPlace: true,
      }),
    ),
  );
}

export function useApplications(view: TableView) {
  return useQuery(
    listed('applications', view, (signal) =>
      call(adminRoutes.applications, {
        body: { ...paged(view), state: oneOf(applicationState.names, filterOf(view, 'state')) },
        signal,
        inPlace: true,
      }),
    ),
  );
}

/** How many applications wait for a decision. */
export function useWaitingApplications(): number {
  const waiting = useQuery({
    queryKey: [...all, 'waiting'],
    queryFn: ({ signal }) =>
      call(adminRoutes.applications, {
        body: { pageNum: 1, pageSize: 1, state: 'waiting' },
        signal,
        silent: true,
      }),
  });
  return waiting.data?.total ?? 0;
}

export function useOutbox(view: TableView) {
  return useQuery({
    ...listed('outbox', view, (signal) =>
      call(adminRoutes.outbox, { body: { ...paged(view), search: wordsOf(view) }, signal, inPlace: true }),
    ),
    refetchInterval: pollMs,
  });
}

export function useTasks(view: TableView) {
  return useQuery({
    ...listed('tasks', view, (signal) =>
      call(adminRoutes.tasks, {
        body: {
          ...paged(view),
          state: oneOf(taskState.names, filterOf(view, 'state')),
          kind: oneOf(taskKinds, filterOf(view, 'kind')),
        },
        signal,
        inPlace: true,
      }),
    ),
    refetchInterval: ({ state }) => (state.data?.list.some((task) => !isOver(task.state)) ? pollMs : false),
  });
}

export function useEngines() {
  // The server says in words how they are.
  const language = useLanguage((state) => state.language);
  return useQuery({
    queryKey: [...all, 'engines', language],
    queryFn: ({ signal }) => call(adminRoutes.engines, { signal, inPlace: true }),
  });
}

export function useAudit(view: TableView) {
  return useQuery(
    listed('audit', view, (signal) =>
      call(adminRoutes.audit, {
        body: {
          ...paged(view),
          actor: wordsOf(view),
          action: oneOf(auditActions, filterOf(view, 'action')),
        },
        signal,
        inPlace: true,
      }),
    ),
  );
}

/** A change makes everything at the desk old: it stands in the audit log too, and may have sent a mail. */
function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => cache.invalidateQueries({ queryKey: all }),
  }).mutateAsync;
}

// A form shows a refusal above its fields; a question has no place for it and leaves it to a notice.
const inForm = { inPlace: true } as const;

export const useAddUser = () =>
  useChange((body: BodyOf<typeof adminRoutes.addUser>) => call(adminRoutes.addUser, { body, ...inForm }));
export const useUpdateUser = () =>
  useChange((body: BodyOf<typeof adminRoutes.updateUser>) =>
    call(adminRoutes.updateUser, { body, ...inForm }),
  );
export const useSwitchUser = () =>
  useChange((body: { id: string; disabled: boolean }) => call(adminRoutes.updateUser, { body }));
export const useResetFactor = () =>
  useChange((id: string) => call(adminRoutes.resetFactor, { body: { id } }));

export const useResetUser = () => useChange((id: string) => call(adminRoutes.resetUser, { body: { id } }));
export const useRemoveUser = () =>
  useChange((id: string) => call(adminRoutes.removeUser, { params: { id } }));
export const useGrant = () =>
  useChange((body: BodyOf<typeof adminRoutes.grant>) => call(adminRoutes.grant, { body, ...inForm }));
export const useMakeCodes = () =>
  useChange((body: BodyOf<typeof adminRoutes.addInviteCodes>) =>
    call(adminRoutes.addInviteCodes, { body, ...inForm }),
  );
export const useRemoveCode = () =>
  useChange((code: string) => call(adminRoutes.removeInviteCode, { params: { code } }));
export const useDecide = () =>
  useChange((body: BodyOf<typeof adminRoutes.decide>) => call(adminRoutes.decide, { body, ...inForm }));
export const useCancelTask = () => useChange((id: string) => call(taskRoutes.cancel, { params: { id } }));
export const useRetryTask = () => useChange((id: string) => call(taskRoutes.retry, { params: { id } }));
