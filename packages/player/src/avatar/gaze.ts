import { mix, smoothstep } from './numbers.ts';
import { chances } from './noise.ts';

export type Gaze = { x: number; y: number };
type Look = Gaze & { startMs: number };

const blockMs = 20_000;
/** Eyes jump; they do not glide. */
const jumpMs = 45;
const stay = { leastMs: 500, moreMs: 1900 };
/** Most looks are at the viewer. */
const atViewer = { chance: 0.72, x: 0.1, y: 0.06 };
const away = { x: 0.8, y: 0.35 };

/** Where the eyes look in one block of time, in order: the first look starts with the block. */
function looksOfBlock(seed: number, block: number): Look[] {
  const chance = chances(seed, block);
  const looks: Look[] = [];
  for (let at = 0; at < blockMs; at += stay.leastMs + chance() * stay.moreMs) {
    const range = chance() < atViewer.chance ? atViewer : away;
    looks.push({
      startMs: block * blockMs + at,
      x: (chance() - 0.5) * range.x,
      y: (chance() - 0.5) * range.y,
    });
  }
  return looks;
}

/** Where the eyes look: 0, 0 is straight at the viewer, 1 is one width of the iris. */
export function gazeAt(seed: number, time: number): Gaze {
  const block = Math.floor(time / blockMs);
  const looks = looksOfBlock(seed, block);
  const now = looks.findLastIndex((look) => look.startMs <= time);
  const to = looks[now];
  const from = looks[now - 1] ?? looksOfBlock(seed, block - 1).at(-1);
  if (!to || !from) return { x: 0, y: 0 };
  const part = smoothstep(0, jumpMs, time - to.startMs);
  return { x: mix(from.x, to.x, part), y: mix(from.y, to.y, part) };
}
