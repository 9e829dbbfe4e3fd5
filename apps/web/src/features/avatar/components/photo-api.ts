import { photoRoutes } from '@app/contract/photo/routes.ts';
import { taskRoutes } from '@app/contract/task/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.ts';
import { avatarKeys, useChange } from '../api.ts';

// Apart from ../api.ts, which other screens load: none of them makes anything of a photo.

/** What was kept of the photo of an avatar, and made from it. */
export function useFiles(id: string, isAsked: boolean) {
  return useQuery({
    enabled: isAsked,
    queryKey: avatarKeys.files(id),
    queryFn: async ({ signal }) =>
      (await call(photoRoutes.files, { params: { id }, signal, silent: true })).list,
    staleTime: 0,
  });
}

/** Whose face I may use, since when and for which avatars. */
export function useLikeness() {
  const { language } = useTexts();
  return useQuery({
    queryKey: avatarKeys.likeness(language),
    queryFn: ({ signal }) => call(photoRoutes.likeness, { signal, inPlace: true }),
    staleTime: 0,
  });
}

export const useBeginAvatar = () =>
  useChange((nickname: string) => call(photoRoutes.preGeneration, { body: { nickname } }));
/** Ends what is being made for an avatar. */
export const useCancelMaking = () =>
  useChange(async (taskId: string) => {
    await call(taskRoutes.cancel, { params: { id: taskId } });
    return undefined;
  });
