import { localStore } from '../../../lib/storage.ts';
import { keptPlace, type Place, placeToKeep, type TalkPage } from '../rules.ts';

const saveMs = 5000;

/** Keeps where a visit is, for the next one; a talk that is shown to passers-by keeps nothing. */
export function createPlaceKeeper(talkId: string, isKept: boolean) {
  const key = `talk place ${talkId}`;
  return {
    kept: (pages: readonly TalkPage[]): Place => keptPlace(pages, isKept ? localStore.get(key) : null),
    save(pages: readonly TalkPage[], place: Place): void {
      if (isKept) localStore.set(key, placeToKeep(pages, place));
    },
    forget(): void {
      if (isKept) localStore.remove(key);
    },
    /** Saves now and then, and when the page is left; the answer ends it. */
    watch(save: () => void): () => void {
      const saving = setInterval(save, saveMs);
      window.addEventListener('pagehide', save);
      return () => {
        clearInterval(saving);
        window.removeEventListener('pagehide', save);
      };
    },
  };
}

export type PlaceKeeper = ReturnType<typeof createPlaceKeeper>;
