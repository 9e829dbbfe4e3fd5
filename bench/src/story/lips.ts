import path from 'node:path';
import { mouthSheet } from '@app/contract/avatar/states/mouth-sheet.ts';
import type { PageTrack } from '@app/contract/broadcast/schema.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import type { Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import type { NotedWindow } from './probe.ts';
import type { Stretch } from './sound-clock.ts';

const settings = {
  stepMs: 10,
  reachMs: 200,
  /** Frames around one that are looked at together with it. */
  rowMs: 120,
  /** The pixels that change most while somebody speaks are those of the mouth. */
  pixels: 200,
};

type Player = {
  loadFace(address: object): Promise<{ show(canvas: HTMLCanvasElement): { draw(pose: object): void } }>;
  poseAt(script: object, time: object): object;
};

/** The player's own face as a script for a page of its own. */
const script = () =>
  buildSync({
    stdin: {
      contents: "export * from './packages/player/src/entry-avatar.ts'",
      resolveDir: path.resolve(import.meta.dirname, '../../..'),
    },
    bundle: true,
    format: 'iife',
    globalName: 'player',
    write: false,
  }).outputFiles[0]?.text ?? '';

/** How late the drawn lips were against what was heard at that moment, for every frame in which they moved. */
export async function lipLateness(
  page: Page,
  { avatar }: Talk,
  { visemes }: PageTrack,
  { stretches, from, to }: { stretches: readonly Stretch[]; from: number; to: number },
): Promise<number[]> {
  await page.addScriptTag({ content: script() });
  const address = { rig: avatar?.rigUrl, picture: avatar?.pictureUrl, mouth: mouthSheet };
  const said = { seed: 7, emotion: 'general', still: true, track: { visemes, emphasis: [] } };
  return page.evaluate(compareFaces, { address, said, stretches, from, to, ...settings });
}

type Given = typeof settings & {
  address: object;
  said: object;
  stretches: readonly Stretch[];
  from: number;
  to: number;
};

/** In the page: draws the face anew at every hundredth of a second and finds which one each noted frame shows. */
async function compareFaces({ address, said, stretches, from, to, stepMs, reachMs, rowMs, pixels }: Given) {
  const { player } = globalThis as unknown as { player: Player };
  const { noted } = window as unknown as NotedWindow;
  noted.keepsFaces = false;
  const drawn = noted.faces.filter(({ at }) => at >= from && at <= to);
  const { width = 1, height = 1 } = drawn[0] ?? {};
  const loaded = await player.loadFace(address);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const renderer = loaded.show(canvas);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  const right: Uint8Array[] = [];
  for (let speechMs = 0; speechMs <= to - from + 2 * reachMs; speechMs += stepMs) {
    renderer.draw(player.poseAt(said, { speechMs, idleMs: 1000 }));
    right.push(noted.look(context));
  }
  const spread = (pixel: number) => {
    const values = right.map((face) => face[pixel] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  };
  const mouth = Array.from(right[0] ?? [], (_, pixel) => ({ pixel, spread: spread(pixel) }))
    .toSorted((a, b) => b.spread - a.spread)
    .slice(0, pixels);
  const offsets = Array.from({ length: (2 * reachMs) / stepMs + 1 }, (_, place) => place * stepMs - reachMs);
  const difference = (face: Uint8Array, ms: number): number => {
    const other = right[Math.round(ms / stepMs)];
    if (!other) return Number.POSITIVE_INFINITY;
    return mouth.reduce((sum, { pixel }) => sum + ((face[pixel] ?? 0) - (other[pixel] ?? 0)) ** 2, 0);
  };
  const frames = drawn.flatMap(({ at, small, width: wide }) => {
    const here = stretches.find((stretch) => at >= stretch.from && at < stretch.to);
    const heardMs = at - (here?.startedAt ?? at);
    if (wide !== width || heardMs < reachMs) return [];
    return [{ at, off: offsets.map((offset) => difference(small, heardMs - offset)) }];
  });
  return frames.flatMap(({ at }) => {
    // One mouth looks like another one; some in a row are like no others.
    const near = frames.filter((other) => Math.abs(other.at - at) <= rowMs);
    const off = offsets.map((_, place) => near.reduce((sum, frame) => sum + (frame.off[place] ?? 0), 0));
    const best = off.indexOf(Math.min(...off));
    // Mouths that hardly move look right at many times: such frames tell nothing.
    const around = Math.min(
      off[best - 4] ?? Number.POSITIVE_INFINITY,
      off[best + 4] ?? Number.POSITIVE_INFINITY,
    );
    return around < 4 * (off[best] ?? 0) + 2000 * near.length ? [] : [offsets[best] ?? Number.NaN];
  });
}
