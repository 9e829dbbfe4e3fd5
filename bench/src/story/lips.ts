import path from 'node:path';
import { mouthSheet } from '@app/contract/avatar/states/templates.ts';
import type { PageTrack } from '@app/contract/broadcast/schema.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import type { Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import type { Noted } from './probe.ts';

const stepMs = 10;
const reachMs = 200;
/** The pixels that change most while somebody speaks are those of the mouth. */
const pixels = 200;

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

/** The face as it should look at every hundredth of a second of a speech, as the notes keep it. */
async function rightFaces(
  page: Page,
  { avatar }: Talk,
  track: PageTrack,
  size: { width: number; height: number },
  lastMs: number,
): Promise<number[][]> {
  await page.addScriptTag({ content: script() });
  return page.evaluate(
    async ({ address, said, width, height, step, last }) => {
      const { player } = globalThis as unknown as { player: Player };
      const { rig, pictures } = await player.loadFace(address);
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const renderer = player.createRenderer(canvas, rig, pictures, 'soft');
      const faces: number[][] = [];
      for (let speechMs = 0; speechMs <= last; speechMs += step) {
        renderer.draw(player.poseAt(said, { speechMs, idleMs: 1000 }));
        const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height);
        const green: number[] = [];
        for (let y = 0; y < height; y += 4)
          for (let x = 0; x < width; x += 4) green.push(data[(y * width + x) * 4 + 1] ?? 0);
        faces.push(green);
      }
      return faces;
    },
    {
      address: { rig: avatar?.rigUrl, picture: avatar?.pictureUrl, mouth: mouthSheet },
      said: { seed: 7, emotion: 'general', still: true, track: { visemes: track.visemes, emphasis: [] } },
      ...size,
      step: stepMs,
      last: lastMs,
    },
  );
}

function mouthPixels(faces: readonly number[][]): number[] {
  const spread = (faces[0] ?? []).map((_, pixel) => {
    const values = faces.map((face) => face[pixel] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return { pixel, spread: values.reduce((sum, value) => sum + (value - mean) ** 2, 0) };
  });
  return spread
    .toSorted((a, b) => b.spread - a.spread)
    .slice(0, pixels)
    .map(({ pixel }) => pixel);
}

/** How late the drawn lips were against what was heard at that moment, for every frame in which they moved. */
export async function lipLateness(
  page: Page,
  talk: Talk,
  track: PageTrack,
  drawn: Noted['faces'],
  startedAt: number,
): Promise<number[]> {
  const { width = 0, height = 0 } = drawn[0] ?? {};
  const lastMs = Math.min(track.durationMs, Math.max(...drawn.map(({ at }) => at)) - startedAt + reachMs);
  const right = await rightFaces(page, talk, track, { width, height }, lastMs);
  const mouth = mouthPixels(right);
  const difference = (face: readonly number[], ms: number): number => {
    const other = right[Math.round(ms / stepMs)];
    if (!other) return Number.POSITIVE_INFINITY;
    return mouth.reduce((sum, pixel) => sum + ((face[pixel] ?? 0) - (other[pixel] ?? 0)) ** 2, 0);
  };
  return drawn.flatMap(({ at, green, width: wide }) => {
    const heardMs = at - startedAt;
    if (wide !== width || heardMs < 300 || heardMs > lastMs - 300) return [];
    let best = { ms: 0, off: Number.POSITIVE_INFINITY };
    for (let ms = heardMs - reachMs; ms <= heardMs + reachMs; ms += stepMs) {
      const off = difference(green, ms);
      if (off < best.off) best = { ms: Math.round(ms / stepMs) * stepMs, off };
    }
    // A mouth that hardly moves looks right at many times: such a frame tells nothing.
    const around = Math.min(difference(green, best.ms - 40), difference(green, best.ms + 40));
    return around < 4 * best.off + 2000 ? [] : [heardMs - best.ms];
  });
}
