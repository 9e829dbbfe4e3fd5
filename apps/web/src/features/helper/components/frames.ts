/** Does something at most once a frame while the window scrolls, changes its size or whatever else is named. */
export function onNextFrame(events: readonly string[], work: () => void): () => void {
  let frame = 0;
  const ask = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      work();
    });
  };
  // Panels inside the page scroll too; their events do not rise, but they can be caught on the way down.
  const options = { capture: true, passive: true };
  for (const event of events) window.addEventListener(event, ask, options);
  return () => {
    cancelAnimationFrame(frame);
    for (const event of events) window.removeEventListener(event, ask, options);
  };
}
