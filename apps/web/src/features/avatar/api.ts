import { avatarRoutes } from '@app/contract/avatar/routes.ts';
import type { Avatar } from '@app/contract/avatar/schema.ts';
import type { AvatarTab } from '@app/contract/avatar/states/tab.ts';
import { pageLimits } from '@app/contract/base/page.ts';
import type { BodyOf, DataOf } from '@app/contract/base/routes.ts';
import { speechRoutes } from '@app/contract/speech/routes.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.ts';
import { isBusy } from './rules.ts';

export const avatarKeys = {
  all: ['avatar'] as const,
  // A name travels in one language.
  usable: (language: string) => ['avatar', 'usable', language] as const,
  list: (tab: AvatarTab, find: string, language: string) => ['avatar', 'list', tab, find, language] as const,
  one: (id: string, language: string) => ['avatar', 'one', id, language] as const,
  uses: (id: string) => ['avatar', 'uses', id] as const,
  files: (id: string) => ['avatar', 'files', id] as const,
  likeness: (language: string) => ['avatar', 'likeness', language] as const,
};

type Body<K extends 'list' | 'draw' | 'update'> = BodyOf<(typeof avatarRoutes)[K]>;

/** What else changes with an avatar: the first one is rewarded, and projects may lose their presenter. */
const alsoOld = [['account'], ['project']] as const;

/** How often the progress of what is being made is asked for: in its step, and in the list. */
const progressMs = { one: 1000, list: 3000 };

/** All avatars of a list, however many pages it has. */
async function fetchAll(
  wanted: Pick<Body<'list'>, 'tab' | 'search'>,
  signal: AbortSignal,
): Promise<Avatar[]> {
  const all: Avatar[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const body = { ...wanted, pageNum, pageSize: pageLimits.largest };
    const { list, total } = await call(avatarRoutes.list, { body, signal, inPlace: true });
    all.push(...list);
    // A page is empty where others were deleted on the way.
    if (list.length === 0 || all.length >= total) return all;
  }
}

/** The avatars that one may let speak: one's own that have a look already, then the templates. */
export function useAvatars() {
  const { language } = useTexts();
  return useQuery({
    queryKey: avatarKeys.usable(language),
    queryFn: async ({ signal }) =>
      (await fetchAll({ tab: 'all' }, signal)).filter(({ rigUrl }) => rigUrl !== null),
  });
}

/** One of them; undefined where there is none, or none yet. */
export function useAvatar(id: string | null): Avatar | undefined {
  const { data } = useAvatars();
  return id === null ? undefined : data?.find((avatar) => avatar.id === id);
}

/** The avatars of a tab whose name has these letters. */
export function useAvatarList(tab: AvatarTab, find: string) {
  const { language } = useTexts();
  return useQuery({
    queryKey: avatarKeys.list(tab, find, language),
    queryFn: ({ signal }) => fetchAll({ tab, search: find }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.some(isBusy) ? progressMs.list : false),
  });
}

/** One avatar as it is now; none is asked for while there is no id. */
export function useOneAvatar(id: string | undefined) {
  const { language } = useTexts();
  return useQuery({
    enabled: id !== undefined,
    queryKey: avatarKeys.one(id ?? '', language),
    queryFn: ({ signal }) => call(avatarRoutes.get, { params: { id: id ?? '' }, signal, inPlace: true }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isBusy(data) ? progressMs.one : false),
  });
}

/** Which of my projects an avatar presents. */
export function useUses(id: string) {
  return useQuery({
    queryKey: avatarKeys.uses(id),
    queryFn: async ({ signal }) =>
      (await call(avatarRoutes.using, { params: { id }, signal, silent: true })).list,
    staleTime: 0,
  });
}

const voicesKey = ['speech', 'voices'] as const;

/** The voices to choose from, and whether there is an engine to speak with them. */
export function useVoices() {
  return useQuery({
    queryKey: voicesKey,
    queryFn: ({ signal }) => call(speechRoutes.voices, { signal, inPlace: true }),
  });
}

/** Marks a voice, or takes the mark away; it shows at once. */
export function useFavourite() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof speechRoutes.favourite>) => call(speechRoutes.favourite, { body }),
    onMutate: ({ ttsId, isFavourite }) =>
      cache.setQueryData<DataOf<typeof speechRoutes.voices>>(
        voicesKey,
        (data) =>
          data && {
            ...data,
            list: data.list.map((voice) => (voice.ttsId === ttsId ? { ...voice, isFavourite } : voice)),
          },
      ),
    onError: () => cache.invalidateQueries({ queryKey: voicesKey, exact: true }),
  });
}

/** Keeps what came back, and lets go of every list it stands in. */
export function useChange<Sent>(send: (sent: Sent) => Promise<Avatar | undefined>) {
  const cache = useQueryClient();
  const { language } = useTexts();
  return useMutation({
    mutationFn: send,
    onSuccess: async (avatar) => {
      if (avatar) cache.setQueryData(avatarKeys.one(avatar.id, language), avatar);
      const stale = [avatarKeys.all, ...alsoOld];
      await Promise.all(stale.map((queryKey) => cache.invalidateQueries({ queryKey })));
    },
  });
}

export const useDrawAvatar = () => useChange((body: Body<'draw'>) => call(avatarRoutes.draw, { body }));
export const useChangeAvatar = () => useChange((body: Body<'update'>) => call(avatarRoutes.update, { body }));
export const useCopyAvatar = () =>
  useChange((avatarsId: string) => call(avatarRoutes.copy, { body: { avatarsId } }));
export const useDeleteAvatar = () =>
  useChange(async (id: string) => {
    await call(avatarRoutes.delete, { params: { id } });
    return undefined;
  });
