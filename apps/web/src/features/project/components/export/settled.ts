import { laterMark } from '@app/slide-view/later.ts';

/** A place whose code does not come stays empty, and nobody waits for it longer than this. */
const longestMs = 10_000;

/** Waits until charts, formulas and rare shapes stand there. */
export const drawn = (root: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const isDone = () =>
      [...root.querySelectorAll(`[${laterMark}]`)].every((place) => place.childNodes.length > 0);
    if (isDone()) return resolve();
    const end = () => {
      watch.disconnect();
      clearTimeout(limit);
      resolve();
    };
    const watch = new MutationObserver(() => {
      if (isDone()) end();
    });
    const limit = setTimeout(end, longestMs);
    watch.observe(root, { childList: true, subtree: true });
  });

/** Waits for letters. Which parts of fonts they need is known when they are laid out, and again when one has come without them. */
async function lettered(root: HTMLElement): Promise<void> {
  do {
    root.getBoundingClientRect();
    await document.fonts.ready;
    root.getBoundingClientRect();
  } while ([...document.fonts].some(({ status }) => status === 'loading'));
}

/** Waits until everything of slides is there: what is missing then is missing on paper and in pictures. */
export async function settled(root: HTMLElement): Promise<void> {
  await drawn(root);
  await lettered(root);
  // A picture that does not come leaves its place empty.
  await Promise.all([...root.querySelectorAll('img')].map((each) => each.decode().catch(() => undefined)));
}
