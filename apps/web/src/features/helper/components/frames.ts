/** Does something in the next frame, once, however often it is asked for before. */
export function oncePerFrame(work: () => void): { ask: () => void; cancel: () => void } {
  let frame = 0;
  return {
    ask() {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        work();
      });
    },
    cancel: () => cancelAnimationFrame(frame),
  };
}

/** Does something once a frame while the window scrolls, changes its size or whatever else is named. */
export function onNextFrame(events: readonly string[], work: () => void): () => void {
  const { ask, cancel } = oncePerFrame(work);
  // Panels inside the page scroll too; their events do not rise, but they can be caught on the way down.
  const options = { capture: true, passive: true };
  for (const event of events) window.addEventListener(event, ask, options);
  return () => {
    cancel();
    for (const event of events) window.removeEventListener(event, ask, options);
  };
}
