// Both ways of drawing a photo give the same picture. This needs a browser and its graphics, but nothing of the product.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mouthSheet } from '@app/contract/avatar/states/mouth-sheet.ts';
import { expect, test } from '@playwright/test';
import { buildSync } from 'esbuild';
import { servedFaces } from '../src/served-faces.ts';

const root = path.join(import.meta.dirname, '../..');

/** The face of the player as one script, and a place where it finds the templates' files. */
const script = buildSync({
  stdin: { contents: "export * from './packages/player/src/entry-avatar.ts'", resolveDir: root },
  bundle: true,
  format: 'iife',
  globalName: 'player',
  write: false,
}).outputFiles[0]!.text;

type Renderer = { kind: string; draw(pose: object): void };
type Player = {
  loadFace(address: object): Promise<{ show(canvas: HTMLCanvasElement, kind: string): Renderer }>;
  poseAt(script: object, time: object): object;
};

for (const { name, rigUrl, pictureUrl } of servedFaces.filter(({ isDrawn }) => !isDrawn))
  test(`${name} looks the same without a graphics card and with one, even one that was lost for a moment`, async ({
    browser,
  }) => {
    const page = await browser.newPage();
    await page.route('http://faces.test/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/')
        return route.fulfill({ contentType: 'text/html', body: `<script>${script}</script>` });
      return route.fulfill({ body: readFileSync(path.join(root, 'apps/web/public', pathname)) });
    });
    await page.goto('http://faces.test/');
    const found = await page.evaluate(
      async ({ address, times }) => {
        const { player } = globalThis as unknown as { player: Player };
        const loaded = await player.loadFace(address);
        const sounds = ['nn', 'I', 'kk', 'aa', 'U', 'PP', 'O', 'FF', 'SS'];
        const visemes = sounds.map((sound, i) => ({
          id: sound,
          startMs: 250 + i * 120,
          endMs: 370 + i * 120,
          weight: 1,
        }));
        const said = { seed: 7, emotion: 'joy', track: { visemes, emphasis: [{ startMs: 500 }] } };
        const [width, height] = [360, 480];
        const stage = (kind: string) => {
          const canvas = Object.assign(document.createElement('canvas'), { width, height });
          return { canvas, renderer: loaded.show(canvas, kind) };
        };
        const stages = [stage('webgl'), stage('soft')];
        // The card goes away and comes back before anything is drawn.
        const { canvas } = stages[0]!;
        const lose = canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
        const happened = (name: string) =>
          new Promise((resolve) => canvas.addEventListener(name, resolve, { once: true }));
        const gone = happened('webglcontextlost');
        lose.loseContext();
        await gone;
        // A lost context can come back only once everybody has been told.
        await new Promise(requestAnimationFrame);
        const back = happened('webglcontextrestored');
        lose.restoreContext();
        await back;
        const differences = times.map((time) => {
          const [card, soft] = stages.map(({ canvas, renderer }) => {
            renderer.draw(player.poseAt(said, { speechMs: time, idleMs: time }));
            const copy = Object.assign(document.createElement('canvas'), { width, height });
            const context = copy.getContext('2d')!;
            context.drawImage(canvas, 0, 0);
            return context.getImageData(0, 0, width, height).data;
          }) as [Uint8ClampedArray, Uint8ClampedArray];
          let [sum, far] = [0, 0];
          for (let i = 0; i < card.length; i += 4) {
            const [one, other] = [card[i + 3]!, soft[i + 3]!];
            let most = Math.abs(one - other);
            // What cannot be seen has no colour.
            for (let c = 0; c < 3; c++)
              most = Math.max(most, Math.abs(card[i + c]! * one - soft[i + c]! * other) / 255);
            sum += most;
            if (most > 24) far++;
          }
          return { mean: sum / (width * height), far: far / (width * height) };
        });
        return { kinds: stages.map(({ renderer }) => renderer.kind), differences };
      },
      {
        address: { rig: rigUrl, picture: pictureUrl, mouth: mouthSheet },
        times: [470, 3250],
      },
    );
    expect(found.kinds).toEqual(['webgl', 'soft']);
    for (const { mean, far } of found.differences) {
      expect(mean).toBeLessThan(2);
      expect(far).toBeLessThan(0.006);
    }
    await page.close();
  });
