import { onBeforeRestriction } from './device-guard.ts';

/** Something that is on its way to the server. */
export type Unsaved = {
  hasUnsent: () => boolean;
  /** Sends it now; answers whether the server has all of it. */
  flush: () => Promise<boolean>;
};

const all = new Set<Unsaved>();

/** Whether anything on this screen has not reached the server. */
export const hasUnsaved = (): boolean => [...all].some((each) => each.hasUnsent());

/** Sends everything; answers whether the server has all of it. */
export const flushUnsaved = async (): Promise<boolean> =>
  (await Promise.all([...all].map((each) => each.flush()))).every(Boolean);

/** Looks after something as long as it is on the screen: who leaves is asked, and a line that is back sends it. */
export function guardUnsaved(unsaved: Unsaved): () => void {
  const again = () => void unsaved.flush();
  const ask = (event: BeforeUnloadEvent) => {
    if (unsaved.hasUnsent()) event.preventDefault();
  };
  all.add(unsaved);
  window.addEventListener('online', again);
  window.addEventListener('beforeunload', ask);
  const end = onBeforeRestriction(async () => void (await unsaved.flush()));
  return () => {
    all.delete(unsaved);
    end();
    window.removeEventListener('online', again);
    window.removeEventListener('beforeunload', ask);
  };
}
