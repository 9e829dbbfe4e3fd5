// A face on a page of the product.
import { expect, test } from '../src/test.ts';

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
  await face.scrollIntoViewIfNeeded();
  await expect.poll(async () => solid(await picture())).toBeGreaterThan(3000);
  const before = await picture();
  await page.getByRole('button', { name: '让云舟说一句' }).click();
  const moved = async () => (await picture()).filter((value, i) => Math.abs(value - before[i]!) > 40).length;
  await expect.poll(moved, { intervals: [100] }).toBeGreaterThan(20);
});
