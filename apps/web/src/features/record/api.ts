import { pageLimits } from '@app/contract/base/page.ts';
import { conversationRoutes } from '@app/contract/conversation/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { taskRoutes } from '@app/contract/task/routes.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

const recordKeys = {
  questions: (talk: string, page: number) => ['record', 'questions', talk, page] as const,
  count: (talk: string) => ['record', 'count', talk] as const,
  talks: ['record', 'talks'] as const,
  again: (talk: string) => ['record', 'again', talk] as const,
};

export const questionsPerPage = pageLimits.usual;

// What viewers asked meanwhile is seen on the next visit.
const onEntry = { staleTime: 0, refetchOnMount: 'always' } as const;

/** A page of what viewers asked, of one talk or of all; the newest first. */
export function useQuestions(talk: string, pageNum: number) {
  return useQuery({
    queryKey: recordKeys.questions(talk, pageNum),
    queryFn: ({ signal }) =>
      call(conversationRoutes.questions, {
        body: { pageNum, pageSize: questionsPerPage, ...(talk === '' ? {} : { projectId: talk }) },
        signal,
        inPlace: true,
      }),
    placeholderData: keepPreviousData,
    ...onEntry,
  });
}

/** How much was asked of a talk; a page that only mentions it does without when it cannot be had. */
export function useQuestionCount(projectId: string): number | undefined {
  const { data } = useQuery({
    queryKey: recordKeys.count(projectId),
    queryFn: async ({ signal }) => {
      const body = { pageNum: 1, pageSize: 1, projectId };
      return (await call(conversationRoutes.questions, { body, signal, silent: true })).total;
    },
    ...onEntry,
  });
  return data;
}

/** The account's talks by name, to choose one of them. */
export function useTalks() {
  return useQuery({
    queryKey: recordKeys.talks,
    queryFn: async ({ signal }) => {
      const body = { pageNum: 1, pageSize: pageLimits.largest, tab: 'mine', orderBy: 'name' } as const;
      return (await call(projectRoutes.list, { body, signal, silent: true })).list;
    },
    ...onEntry,
  });
}

const pollMs = 1_500;

/** Asking the questions of a talk again: how it stands, its beginning, and its end. */
export function useAskedAgain(projectId: string) {
  const cache = useQueryClient();
  const { data: standing } = useQuery({
    queryKey: recordKeys.again(projectId),
    queryFn: ({ signal }) =>
      call(conversationRoutes.askedAgain, { params: { id: projectId }, signal, silent: true }),
    refetchInterval: ({ state }) => (state.data?.taskId ? pollMs : false),
    ...onEntry,
  });
  const onSettled = () => cache.invalidateQueries({ queryKey: recordKeys.again(projectId) });
  const start = useMutation({
    mutationFn: () => call(conversationRoutes.askAgain, { body: { projectId } }),
    onSettled,
  });
  const cancel = useMutation({
    mutationFn: (id: string) => call(taskRoutes.cancel, { params: { id } }),
    onSettled,
  });
  return { standing, start, cancel };
}
