import { useEffect, useRef, useState } from 'react';
import { localStore } from '../../../../lib/storage.ts';
import { guardUnsaved } from '../../../../lib/unsaved.ts';
import { idleMs } from '../versions.ts';

export type SaveState = 'saved' | 'saving' | 'failed';

const keyOf = (projectId: string) => `materialDraft:${projectId}`;

/**
 * A text that is saved when the typing pauses. Until the server has it, it is kept on this device: a browser that is
 * closed in between, or a line that is down, loses nothing.
 */
export function useText(projectId: string, saved: string, save: (text: string) => Promise<unknown>) {
  const [text, setText] = useState(() => localStore.get(keyOf(projectId)) ?? saved);
  const [state, setState] = useState<SaveState>('saved');
  const desk = useRef({
    text,
    sent: saved,
    save,
    timer: 0,
    running: undefined as Promise<boolean> | undefined,
  });
  useEffect(() => {
    desk.current.save = save;
  });

  async function send(): Promise<boolean> {
    const kept = desk.current;
    const sending = kept.text;
    setState('saving');
    try {
      await kept.save(sending);
      kept.sent = sending;
      if (kept.text === sending) localStore.remove(keyOf(projectId));
      setState('saved');
      return true;
    } catch {
      setState('failed');
      return false;
    }
  }
  async function flush(): Promise<boolean> {
    const kept = desk.current;
    window.clearTimeout(kept.timer);
    await kept.running;
    if (kept.text === kept.sent) return true;
    kept.running ??= send().finally(() => {
      kept.running = undefined;
    });
    const isSent = await kept.running;
    return isSent && kept.text !== kept.sent ? flush() : isSent;
  }
  const flushNow = useRef(flush);
  useEffect(() => {
    flushNow.current = flush;
  });
  useEffect(() => {
    const kept = desk.current;
    const end = guardUnsaved({
      hasUnsent: () => kept.text !== kept.sent,
      flush: () => flushNow.current(),
    });
    // What an earlier visit could not send.
    if (kept.text !== kept.sent) void flushNow.current();
    return () => {
      end();
      void flushNow.current();
    };
  }, []);

  return {
    text,
    state,
    flush,
    edit(next: string) {
      const kept = desk.current;
      kept.text = next;
      setText(next);
      localStore.set(keyOf(projectId), next);
      window.clearTimeout(kept.timer);
      kept.timer = window.setTimeout(() => void flush(), idleMs);
    },
  };
}
