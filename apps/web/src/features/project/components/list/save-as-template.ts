import { deckRoutes } from '@app/contract/deck/routes.ts';
import type { Project } from '@app/contract/project/schema.ts';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api.ts';
import { notify } from '../../../../lib/notices.ts';
import { say } from '../../../../lib/texts.ts';
import { templatesKey } from '../../api.ts';
import { listTexts as texts } from './messages.ts';

/** Keeps a copy of a project to begin others with, under its own name. */
export async function saveAsTemplate(cache: QueryClient, { id, title }: Project): Promise<void> {
  await call(deckRoutes.saveTemplate, { body: { projectId: id, title } });
  await cache.invalidateQueries({ queryKey: templatesKey });
  notify('success', say(texts.savedTemplate, { title }));
}
