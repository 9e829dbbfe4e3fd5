import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onBeforeRestriction } from '../../../../lib/device-guard.ts';
import { localStore } from '../../../../lib/storage.ts';
import { fetchPage, projectKeys, saveScript } from '../../api.ts';
import { createScriptDesk, type ScriptDesk } from '../../store.ts';

/** The scripts of a project on their way to the server, as long as its page is shown. */
export function useScripts(projectId: string, pages: readonly CoursewarePage[] | undefined): ScriptDesk {
  const cache = useQueryClient();
  const [desk] = useState(() =>
    createScriptDesk({
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
    }),
  );
  useEffect(() => {
    for (const page of pages ?? []) desk.meet(page);
  }, [desk, pages]);
  useEffect(() => {
    const again = () => void desk.flushAll();
    const ask = (event: BeforeUnloadEvent) => {
      if (desk.hasUnsent()) event.preventDefault();
    };
    window.addEventListener('online', again);
    window.addEventListener('beforeunload', ask);
    const end = onBeforeRestriction(async () => void (await desk.flushAll()));
    return () => {
      end();
      window.removeEventListener('online', again);
      window.removeEventListener('beforeunload', ask);
      desk.stop();
    };
  }, [desk]);
  return desk;
}
