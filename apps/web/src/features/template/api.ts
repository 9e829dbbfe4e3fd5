import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { deckLimits } from '@app/contract/deck/limits.ts';
import { deckRoutes } from '@app/contract/deck/routes.ts';
import type { DeckBrief } from '@app/contract/deck/schema.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { currentLanguage } from '../../lib/language.ts';
import { balanceKey, projectKeys, templatesKey } from '../project/api.ts';

const keys = {
  all: templatesKey,
  list: () => [...templatesKey, 'list', currentLanguage()] as const,
  one: (id: string) => [...templatesKey, 'one', id, currentLanguage()] as const,
};

const listOf = async (kind: DeckBrief['kind'], signal: AbortSignal) =>
  (
    await call(deckRoutes.list, {
      // An account keeps no more of its own, and the product brings a few.
      body: { kind, favourites: false, pageNum: 1, pageSize: deckLimits.templates.max },
      signal,
      inPlace: true,
    })
  ).list;

/** One's own templates, then those that come with the product. */
export const useTemplates = () =>
  useQuery({
    queryKey: keys.list(),
    queryFn: async ({ signal }) => [
      ...(await listOf('template', signal)),
      ...(await listOf('collection', signal)),
    ],
  });

/** A template with all its pages. */
export const useTemplate = (id: string) =>
  useQuery({
    queryKey: keys.one(id),
    queryFn: ({ signal }) => call(deckRoutes.openTemplate, { params: { id }, signal, inPlace: true }),
  });

/** What is done with templates; the lists are fetched anew afterwards. */
export function useTemplateWork() {
  const cache = useQueryClient();
  const onSuccess = () => cache.invalidateQueries({ queryKey: keys.all });
  return {
    favour: useMutation({
      mutationFn: ({ id, isFavourite }: Pick<DeckBrief, 'id' | 'isFavourite'>) =>
        call(deckRoutes.setFavourite, { body: { id, isFavourite: !isFavourite } }),
      onSuccess,
    }),
    rename: useMutation({
      mutationFn: (body: { id: string; title: string }) => call(projectRoutes.update, { body }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (id: string) => call(projectRoutes.delete, { params: { id } }),
      onSuccess,
    }),
    save: useMutation({
      mutationFn: (body: { projectId: string; title: string }) => call(deckRoutes.saveTemplate, { body }),
      onSuccess,
    }),
  };
}

/** Makes a project that begins with a template. */
export function useStartTemplate() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, topic }: DeckBrief) =>
      // What is a finished talk, or was kept by its owner, comes with its scripts.
      topic === null
        ? call(deckRoutes.start, { body: { id } }).then(({ id: projectId }) => ({ projectId }))
        : call(coursewareRoutes.addDeck, { body: { templateId: id } }),
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: projectKeys.all }),
        cache.invalidateQueries({ queryKey: balanceKey }),
      ]),
  });
}

/** A template whose files are those of a project, to put its pages there. */
export const takeTemplate = (id: string, projectId: string) =>
  call(deckRoutes.takeTemplate, { body: { id, projectId } });
