import { CommandMisfit } from '@app/deck/commands/command.ts';
import { useEffect } from 'react';
import { newId } from '../../../../lib/new-id.ts';
import { notify } from '../../../../lib/notices.ts';
import { localStore, tabStore } from '../../../../lib/storage.ts';
import { say } from '../../../../lib/texts.ts';
import type { Autosave } from '../../autosave/autosave.ts';
import { createDrafts, type Draft, draftOf, recovered } from '../../autosave/drafts.ts';
import type { ServerState } from '../../autosave/server-state.ts';
import type { Editor } from '../../store.ts';
import { savingTexts as texts } from './messages.ts';

/** An editor with what saves it. */
export type Opened = { editor: Editor; autosave: Autosave; server: ServerState };

const keepMs = 300;
const lockName = (tab: string) => `editorTab:${tab}`;

/** The name of this tab; it stays over a reload. */
function thisTab(): string {
  const known = tabStore.get('editorTab');
  if (known !== null) return known;
  const made = newId();
  tabStore.set('editorTab', made);
  return made;
}

/** The tabs that have an editor open now, as far as the browser tells: it does not without https. */
async function openTabs(): Promise<readonly string[]> {
  if (!('locks' in navigator)) return [];
  const { held = [] } = await navigator.locks.query();
  return held.flatMap(({ name }) => name ?? []);
}

function bringBack(draft: Draft, { editor, server }: Opened): void {
  for (const commands of recovered(draft, server, newId)) {
    try {
      editor.perform(commands);
    } catch (error) {
      // What it was about is gone: there is nothing left to change.
      if (!(error instanceof CommandMisfit)) throw error;
    }
  }
  notify('info', say(texts.recovered));
}

/**
 * Keeps on this device what the server has not, and brings back what an earlier visit could not save: that of this tab
 * after a reload, and those of tabs that were closed.
 */
export function useDrafts(projectId: string, { editor, autosave, server }: Opened): void {
  useEffect(() => {
    const drafts = createDrafts(localStore, projectId);
    const tab = thisTab();
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      const waiting = autosave.waiting();
      if (waiting.length > 0) drafts.keep(tab, draftOf(waiting, editor.store.getState().deck, server));
      else drafts.drop(tab);
    };
    void openTabs().then((open) => {
      if (end.signal.aborted) return;
      if ('locks' in navigator)
        void navigator.locks
          .request(lockName(tab), { mode: 'shared', signal: end.signal }, async () => gone(end.signal))
          .catch(() => undefined);
      for (const each of drafts.tabs()) {
        const draft = drafts.find(each);
        if (each !== tab && open.includes(lockName(each))) continue;
        drafts.drop(each);
        if (draft) bringBack(draft, { editor, autosave, server });
      }
    });
    const stop = autosave.store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(keep, keepMs);
    });
    window.addEventListener('pagehide', keep, { signal: end.signal });
    return () => {
      end.abort();
      stop();
      keep();
    };
  }, [projectId, editor, autosave, server]);
}

const gone = async (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
