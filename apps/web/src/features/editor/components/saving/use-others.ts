import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notify } from '../../../../lib/notices.ts';
import { onPush } from '../../../../lib/push.ts';
import { say } from '../../../../lib/texts.ts';
import { fetchPage, tellPages } from '../../../project/api.ts';
import { fetchDesign, fetchStandings } from '../../api.ts';
import { followed } from '../../autosave/follow.ts';
import { slideOfPage } from '../../rules.ts';
import type { Opened } from './use-drafts.ts';
import { deckPlace, set } from '@app/deck/commands/place.ts';
import { savingTexts as texts } from './messages.ts';

const everyMs = 4_000;

/**
 * Sees what others do to the project, in another tab or on another machine, whenever everything from here is saved. What
 * happens here while the server is asked makes its answer old; the next one counts.
 */
export function useOthers(projectId: string, { editor, autosave, server }: Opened): void {
  const cache = useQueryClient();
  useEffect(() => {
    let isOver = false;
    let isLooking = false;
    /** The server has made a page anew, as somebody here asked it to. */
    let isExpected = false;
    const look = async () => {
      const turn = autosave.turn();
      const isOld = () => isOver || autosave.hasUnsent() || autosave.turn() !== turn;
      if (isOld()) return;
      const { list, designRevision } = await fetchStandings(projectId);
      const changed = list.filter(({ id, revision }) => (server.page(id)?.revision ?? -1) < revision);
      const pages = (await Promise.all(changed.map(({ id }) => fetchPage(id)))).filter(
        (page) => page !== undefined,
      );
      const design = designRevision > server.design() ? await fetchDesign(projectId) : undefined;
      if (isOld()) return;
      for (const page of pages) server.put(slideOfPage(page), page.revision);
      for (const id of server.order()) if (!list.some((each) => each.id === id)) server.forget(id);
      server.standings(list);
      if (design) {
        server.designed(design.revision);
        editor.take([set(deckPlace.to('design'), design.design)]);
      }
      const { commands, changed: seen } = followed(editor.store.getState().deck, list, pages);
      if (commands.length > 0) editor.take(commands);
      tellPages(cache, projectId, list, pages);
      const isSurprise = !isExpected;
      isExpected = false;
      if (isSurprise && (seen.length > 0 || design)) notify('info', say(texts.others));
    };
    const lookNow = () => {
      if (isLooking || document.hidden) return;
      isLooking = true;
      // What fails is looked at again in a moment; that there is no line is told by the saving.
      void look()
        .catch(() => undefined)
        .finally(() => {
          isLooking = false;
        });
    };
    const endPush = onPush(({ event, data }) => {
      if (event !== 'text-generation-progress' || data.projectId !== projectId) return;
      isExpected = true;
      lookNow();
    });
    const timer = setInterval(lookNow, everyMs);
    document.addEventListener('visibilitychange', lookNow);
    return () => {
      isOver = true;
      endPush();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookNow);
    };
  }, [projectId, editor, autosave, server, cache]);
}
