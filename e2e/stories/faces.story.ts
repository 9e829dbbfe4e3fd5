// A face on a page of the product.
import { expect, test } from '../src/test.ts';

test('a template avatar is there and moves its lips when it is asked to', async ({ page }) => {
  // Small enough to be drawn without a graphics card as often as it moves.
  await page.setViewportSize({ width: 640, height: 480 });
  await page.goto('/showcase');
  const face = page.getByRole('img', { name: '云舟' });
  const speak = page.getByRole('button', { name: '让云舟说一句' });
  await speak.click();
  await expect(face).toBeVisible();
  await face.scrollIntoViewIfNeeded();
  // Watched by the page, picture by picture: a story that looks in now and then may miss a sentence.
  const watched = await face.evaluateHandle((canvas) => {
    const copy = Object.assign(document.createElement('canvas'), { width: 90, height: 120 });
    const context = copy.getContext('2d', { willReadFrequently: true })!;
    const picture = () => {
      context.clearRect(0, 0, copy.width, copy.height);
      context.drawImage(canvas as HTMLCanvasElement, 0, 0, copy.width, copy.height);
      return context.getImageData(0, 0, copy.width, copy.height).data;
    };
    const until = async (isSo: (pixels: Uint8ClampedArray) => boolean) => {
      while (!isSo(picture())) await new Promise(requestAnimationFrame);
    };
    const isThere = until(
      (pixels) => pixels.filter((value, i) => i % 4 === 3 && value === 255).length > 3000,
    );
    const asked = new Promise((resolve) => document.addEventListener('click', resolve, { once: true }));
    const moves = asked.then(() => {
      const before = picture();
      return until((now) => now.filter((value, i) => Math.abs(value - before[i]!) > 40).length > 20);
    });
    return { isThere, moves };
  });
  await watched.evaluate(({ isThere }) => isThere);
  await speak.click();
  await watched.evaluate(({ moves }) => moves);
});
