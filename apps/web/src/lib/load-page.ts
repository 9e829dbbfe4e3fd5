import { tabStore } from './storage.ts';

/**
 * Loads the code of a screen or of its frame; `part` tells them apart, so that the success of one does not forgive the
 * other. When it fails (a new release removed the file, the network broke), the target address is loaded anew, once; a
 * second failure in a row is shown.
 */
export async function loadPage<T>(part: string, target: () => string, load: () => Promise<T>): Promise<T> {
  const key = `reloaded for ${part}`;
  try {
    const page = await load();
    tabStore.remove(key);
    return page;
  } catch (error) {
    // Asked only now: when the loading began, the router was still at the screen before.
    const to = target();
    if (tabStore.get(key) === to) {
      tabStore.remove(key);
      throw error;
    }
    // A reload that cannot be remembered could go on for ever; the error screen has a button for it.
    if (!tabStore.set(key, to)) throw error;
    window.location.assign(to);
    // The page is going away; nothing more must be shown.
    return new Promise<T>(() => undefined);
  }
}
