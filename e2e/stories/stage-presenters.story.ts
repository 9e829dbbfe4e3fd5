// Pages of a talk may have different presenters: who is seen changes with the page.
import { servedFaces } from '../src/served-faces.ts';
import { answerTalk, rightCode, shareCode, talk } from '../src/talk.ts';
import { expect, test } from '../src/test.ts';

const { rigUrl, pictureUrl } = servedFaces.find(({ name }) => name === 'zhiyuan')!;
/** A photo, where the presenter of the deck is drawn: the two cannot share a canvas. */
const guest = {
  id: '01930000-0000-7000-8000-000000000012',
  name: { zh: '致远', en: 'Zhiyuan' },
  rigUrl,
  pictureUrl,
};

test('a page is presented by whom it was given, and the next by the usual one', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await answerTalk(page);
  const pages = talk.pages.map((each, index) => ({ ...each, avatar: index === 1 ? guest : null }));
  await page.route('**/web-api/portrait/project/info/*', (route) =>
    route.fulfill({ json: { code: 200, msg: '', data: { ...talk, pages } } }),
  );
  await page.goto(`/share-login?code=${shareCode}`);
  await page.getByLabel('提取码').fill(rightCode);
  await page.getByRole('button', { name: '打开' }).click();
  await page.getByRole('button', { name: '开始播放' }).click();
  const alive = (name: string) => page.getByLabel(`数字人${name}`).locator('canvas[data-alive="true"]');
  await expect(alive(talk.avatar.name.zh)).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(alive('致远')).toBeVisible();
  await expect(page.locator('canvas[data-alive="true"]')).toHaveCount(1);
  await page.keyboard.press('PageDown');
  await expect(alive(talk.avatar.name.zh)).toBeVisible();
});
