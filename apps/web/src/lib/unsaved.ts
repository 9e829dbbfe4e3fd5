import { fill } from '@app/contract/base/messages.ts';
import { onBeforeRestriction } from './device-guard.ts';
import { currentLanguage } from './language.ts';
import { notify } from './notices.ts';
import { unsavedMessages } from './unsaved-messages.ts';

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

/** Before work on what the server has: sends everything. What cannot be sent stops the work, with a sentence that says so. */
export async function saveFirst({ inPlace = false }: { inPlace?: boolean } = {}): Promise<void> {
  if (await flushUnsaved()) return;
  const sentence = fill(unsavedMessages.notSaved, currentLanguage());
  if (!inPlace) notify('error', sentence);
  throw new Error(sentence);
}

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
