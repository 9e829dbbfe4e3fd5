/** How long pictures may be drawn before the browser gets its turn. */
const turnMs = 8;

const waiting = new Set<() => void>();
let isRunning = false;

function run(): void {
  const start = performance.now();
  for (const draw of waiting) {
    waiting.delete(draw);
    draw();
    if (performance.now() - start > turnMs) break;
  }
  if (waiting.size > 0) requestAnimationFrame(run);
  else isRunning = false;
}

/** Draws when there is time, so that many small pictures never hold up a press. Answers with how to give it up. */
export function drawSoon(draw: () => void): () => void {
  waiting.add(draw);
  if (!isRunning) {
    isRunning = true;
    requestAnimationFrame(run);
  }
  return () => void waiting.delete(draw);
}
