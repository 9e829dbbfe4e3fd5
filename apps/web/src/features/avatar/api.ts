import { avatarRoutes } from '@app/contract/avatar/routes.ts';
import type { Avatar } from '@app/contract/avatar/schema.ts';
import { pageLimits } from '@app/contract/base/page.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.ts';

export const avatarKeys = {
  all: ['avatar'] as const,
  // A name travels in one language.
  usable: (language: string) => ['avatar', 'usable', language] as const,
};

/** The avatars that one may let speak: one's own, then the templates. */
export function useAvatars() {
  const { language } = useTexts();
  return useQuery({
    queryKey: avatarKeys.usable(language),
    queryFn: async ({ signal }) => {
      const body = { tab: 'all', pageNum: 1, pageSize: pageLimits.largest } as const;
      return (await call(avatarRoutes.list, { body, signal, inPlace: true })).list;
    },
  });
}

/** One of them; undefined where there is none, or none yet. */
export function useAvatar(id: string | null): Avatar | undefined {
  const { data } = useAvatars();
  return id === null ? undefined : data?.find((avatar) => avatar.id === id);
}
