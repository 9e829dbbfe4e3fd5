// Faces in a real browser: they are drawn and move, and both ways of drawing them give the same picture.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { avatarTemplates, mouthSheet } from '@app/contract/avatar/states/templates.ts';
import { buildSync } from 'esbuild';
import { expect, test } from '../src/test.ts';

const root = path.join(import.meta.dirname, '../..');

test('a template avatar is there and moves its lips when it is asked to', async ({ page }) => {
  await page.goto('/showcase');
  const face = page.getByRole('img', { name: '云舟' });
  await page.getByRole('button', { name: '让云舟说一句' }).click();
  await expect(face).toBeVisible();
  const picture = () =>
    face.evaluate((canvas) => {
      const copy = document.createElement('canvas');
      copy.width = 90;
      copy.height = 120;
      const context = copy.getContext('2d')!;
      context.drawImage(canvas as HTMLCanvasElement, 0, 0, copy.width, copy.height);
      return [...context.getImageData(0, 0, copy.width, copy.height).data];
    });
  const solid = (pixels: number[]) => pixels.filter((value, i) => i % 4 === 3 && value === 255).length;
  await expect.poll(async () => solid(await picture())).toBeGreaterThan(3000);
  const before = await picture();
  await expect
    .poll(async () => (await picture()).filter((value, i) => Math.abs(value - before[i]!) > 40).length)
    .toBeGreaterThan(20);
});

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
  loadFace(address: object): Promise<{ rig: object; pictures: object }>;
  createRenderer(canvas: HTMLCanvasElement, rig: object, pictures: object, kind: string): Renderer;
  poseAt(script: object, time: object): object;
};

for (const { id, folder } of avatarTemplates)
  test(`${id} looks the same on the graphics card and without one`, async ({ browser }) => {
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
        const { rig, pictures } = await player.loadFace(address);
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
          return { canvas, renderer: player.createRenderer(canvas, rig, pictures, kind) };
        };
        const stages = [stage('webgl'), stage('soft')];
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
        address: { rig: `${folder}/rig.json`, picture: `${folder}/picture.webp`, mouth: mouthSheet },
        times: [0, 470, 640, 900, 3250],
      },
    );
    expect(found.kinds).toEqual(['webgl', 'soft']);
    for (const { mean, far } of found.differences) {
      expect(mean).toBeLessThan(2);
      expect(far).toBeLessThan(0.006);
    }
    await page.close();
  });
