import path from 'node:path';
import { mouthSheet } from '@app/contract/avatar/states/templates.ts';
import type { PageTrack } from '@app/contract/broadcast/schema.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import type { Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import type { NotedWindow } from './probe.ts';
import type { Stretch } from './sound-clock.ts';

const settings = {
  stepMs: 10,
  reachMs: 200,
  /** The pixels that change most while somebody speaks are those of the mouth. */
  pixels: 200,
};

type Player = {
  loadFace(address: object): Promise<{ rig: object; pictures: object }>;
  createRenderer(
    canvas: HTMLCanvasElement,
    rig: object,
    pictures: object,
    kind: string,
  ): { draw(pose: object): void };
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
async function compareFaces({ address, said, stretches, from, to, stepMs, reachMs, pixels }: Given) {
  const { player } = globalThis as unknown as { player: Player };
  const { noted } = window as unknown as NotedWindow;
  noted.keepsFaces = false;
  const drawn = noted.faces.filter(({ at }) => at >= from && at <= to);
  const { width = 1, height = 1 } = drawn[0] ?? {};
  const { rig, pictures } = await player.loadFace(address);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const renderer = player.createRenderer(canvas, rig, pictures, 'soft');
  const right: Uint8Array[] = [];
  for (let speechMs = 0; speechMs <= to - from + 2 * reachMs; speechMs += stepMs) {
    renderer.draw(player.poseAt(said, { speechMs, idleMs: 1000 }));
    const context = canvas.getContext('2d');
    if (context) right.push(noted.shrink(context.getImageData(0, 0, width, height)));
  }
  const spread = (pixel: number) => {
    const values = right.map((face) => face[pixel] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  };
  const mouth = Array.from(right[0] ?? [], (_, pixel) => ({ pixel, spread: spread(pixel) }))
    .toSorted((a, b) => b.spread - a.spread)
    .slice(0, pixels);
  const difference = (face: Uint8Array, ms: number): number => {
    const other = right[Math.round(ms / stepMs)];
    if (!other) return Number.POSITIVE_INFINITY;
    return mouth.reduce((sum, { pixel }) => sum + ((face[pixel] ?? 0) - (other[pixel] ?? 0)) ** 2, 0);
  };
  return drawn.flatMap(({ at, small, width: wide }) => {
    const here = stretches.find((stretch) => at >= stretch.from && at < stretch.to);
    const heardMs = at - (here?.startedAt ?? at);
    if (wide !== width || heardMs < reachMs) return [];
    let best = { ms: 0, off: Number.POSITIVE_INFINITY };
    for (let ms = heardMs - reachMs; ms <= heardMs + reachMs; ms += stepMs) {
      const off = difference(small, ms);
      if (off < best.off) best = { ms: Math.round(ms / stepMs) * stepMs, off };
    }
    // A mouth that hardly moves looks right at many times: such a frame tells nothing.
    const around = Math.min(difference(small, best.ms - 40), difference(small, best.ms + 40));
    return around < 4 * best.off + 2000 ? [] : [heardMs - best.ms];
  });
}
