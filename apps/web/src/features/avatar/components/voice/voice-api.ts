import type { BodyOf } from '@app/contract/base/routes.ts';
import { taskRoutes } from '@app/contract/task/routes.ts';
import { voiceRoutes } from '@app/contract/voice/routes.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api.ts';
import { useTexts } from '../../../../lib/texts.ts';

/** Under the key of all voices: what makes those old makes these old, too. */
const voiceKeys = {
  all: ['speech', 'voices'] as const,
  own: (language: string) => ['speech', 'voices', 'own', language] as const,
  uses: (id: string) => ['speech', 'voices', 'uses', id] as const,
  consents: (language: string) => ['speech', 'voices', 'consents', language] as const,
};
const progressMs = 1000;

/** The voices of my own, and how they are made here. */
export function useOwnVoices() {
  const { language } = useTexts();
  return useQuery({
    queryKey: voiceKeys.own(language),
    queryFn: ({ signal }) => call(voiceRoutes.list, { signal, inPlace: true }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.list.some(({ state }) => state === 'making') ? progressMs : false,
  });
}

export function useVoiceUses(id: string) {
  return useQuery({
    queryKey: voiceKeys.uses(id),
    queryFn: ({ signal }) => call(voiceRoutes.using, { params: { id }, signal, silent: true }),
    staleTime: 0,
  });
}

export function useConsents() {
  const { language } = useTexts();
  return useQuery({
    queryKey: voiceKeys.consents(language),
    queryFn: ({ signal }) => call(voiceRoutes.consents, { signal, inPlace: true }),
    staleTime: 0,
  });
}

/** Whatever changes a voice makes the lists of voices old; one that goes changes avatars and projects, too. */
function useChange<Sent>(send: (sent: Sent) => Promise<unknown>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: async () => {
      const stale = [voiceKeys.all, ['avatar'], ['project']];
      await Promise.all(stale.map((queryKey) => cache.invalidateQueries({ queryKey })));
    },
  });
}

export const useAddVoice = () =>
  useChange((body: BodyOf<typeof voiceRoutes.add>) => call(voiceRoutes.add, { body }));
export const useRetryVoice = () => useChange((id: string) => call(voiceRoutes.again, { body: { id } }));
export const useRenameVoice = () =>
  useChange((body: BodyOf<typeof voiceRoutes.update>) => call(voiceRoutes.update, { body }));
export const useDeleteVoice = () => useChange((id: string) => call(voiceRoutes.delete, { params: { id } }));
export const useForgetConsent = () => useChange((id: string) => call(voiceRoutes.forget, { params: { id } }));
export const useCancelVoice = () => useChange((id: string) => call(taskRoutes.cancel, { params: { id } }));
