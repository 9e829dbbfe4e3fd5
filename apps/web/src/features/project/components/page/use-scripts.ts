import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { localStore } from '../../../../lib/storage.ts';
import { guardUnsaved } from '../../../../lib/unsaved.ts';
import { fetchPage, projectKeys } from '../../api.ts';
import { saveScript } from './desk-calls.ts';
import { createScriptDesk } from '../../store.ts';
import { askForScript } from './script-calls.ts';
import { createScriptChanges } from './script-changes.ts';

/** The scripts of a project and what engines make of them to the server, as long as its page is shown. */
export function useScripts(projectId: string, pages: readonly CoursewarePage[] | undefined) {
  const cache = useQueryClient();
  const [{ desk, changes }] = useState(() => {
    const desk = createScriptDesk({
      save: (sent) => saveScript({ ...sent, projectId }),
      fetchPage,
      drafts: localStore,
      onSaved(saved) {
        cache.setQueryData<CoursewarePage[]>(projectKeys.pages(projectId), (list) =>
          list?.map((page) => (page.id === saved.id ? saved : page)),
        );
        // A changed script asks for a new broadcast.
        void cache.invalidateQueries({ queryKey: projectKeys.one(projectId) });
      },
    });
    return { desk, changes: createScriptChanges({ projectId, desk, ask: askForScript, fetchPage }) };
  });
  useEffect(() => {
    for (const page of pages ?? []) desk.meet(page);
  }, [desk, pages]);
  useEffect(() => {
    const end = guardUnsaved({ hasUnsent: desk.hasUnsent, flush: desk.flushAll });
    return () => {
      end();
      changes.stop();
      desk.stop();
    };
  }, [desk, changes]);
  return { desk, changes };
}
