/** The browser's storage, where it works. It may be full, switched off or forbidden; then this visit remembers by itself. */
export type SafeStorage = {
  get(key: string): string | null;
  /** Answers whether the browser keeps it beyond this visit. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
};

function createSafeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(work: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return work(open());
    } catch {
      return otherwise();
    }
  };
  return {
    get: (key) =>
      memory.get(key) ??
      attempt(
        (storage) => storage.getItem(key),
        () => null,
      ),
    set: (key, value) =>
      attempt(
        (storage) => {
          storage.setItem(key, value);
          memory.delete(key);
          return true;
        },
        () => {
          memory.set(key, value);
          return false;
        },
      ),
    remove(key) {
      memory.delete(key);
      attempt(
        (storage) => storage.removeItem(key),
        () => undefined,
      );
    },
  };
}

/** Kept until it is removed. */
export const localStore = createSafeStorage(() => localStorage);
/** Kept as long as the tab is open. */
export const tabStore = createSafeStorage(() => sessionStorage);
