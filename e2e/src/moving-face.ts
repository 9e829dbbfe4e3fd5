import { expect, type Page } from '@playwright/test';

/** The page itself watches whether a face moves: a story that looks in now and then may miss a word. */
export async function moves(page: Page, name: RegExp | string): Promise<void> {
  const canvas = page.getByRole('img', { name }).locator('canvas');
  await expect(canvas).toHaveAttribute('data-alive', 'true');
  await canvas.evaluate(async (element) => {
    const copy = Object.assign(document.createElement('canvas'), { width: 90, height: 120 });
    const context = copy.getContext('2d', { willReadFrequently: true })!;
    const picture = () => {
      context.clearRect(0, 0, copy.width, copy.height);
      context.drawImage(element as HTMLCanvasElement, 0, 0, copy.width, copy.height);
      return context.getImageData(0, 0, copy.width, copy.height).data;
    };
    const isThere = () => picture().filter((value, index) => index % 4 === 3 && value === 255).length > 2000;
    while (!isThere()) await new Promise(requestAnimationFrame);
    const before = picture();
    const hasMoved = () =>
      picture().filter((value, index) => Math.abs(value - before[index]!) > 30).length > 20;
    while (!hasMoved()) await new Promise(requestAnimationFrame);
  });
}
