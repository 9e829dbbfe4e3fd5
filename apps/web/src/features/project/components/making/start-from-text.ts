import { projectRoutes } from '@app/contract/project/routes.ts';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api.ts';
import { projectKeys } from '../../api.ts';

/** A project whose text is yet to be written; answers with its id. */
export async function startFromText(cache: QueryClient): Promise<string> {
  const { id } = await call(projectRoutes.add, { body: {} });
  await call(projectRoutes.update, { body: { id, menu: 'text' } });
  void cache.invalidateQueries({ queryKey: projectKeys.lists });
  return id;
}
