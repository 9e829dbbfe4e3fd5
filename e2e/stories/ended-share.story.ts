// A share that somebody comes to for the first time, and that is closed while they watch: little has to come before the
// first sound; then the talk stops, and the page says why.
import { shareRoutes } from '@app/contract/share/routes.ts';
import { call } from '../src/account.ts';
import { violations } from '../src/axe.ts';
import { bytesBefore, enterTalk, shareSample } from '../src/shared-sample.ts';
import { expect, test } from '../src/test.ts';

test.use({ kind: 'samples', freshBrowser: true });

const mostKilobytes = 600;

test('a talk is heard after 600 kB; who watches when the share is closed is told so, and led out', async ({
  page,
  product,
  session,
}) => {
  const talk = await shareSample(product);
  const sounds: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/broadcast/audio/')) sounds.push(request.url());
  });
  const bytes = await bytesBefore(page, /\/broadcast\/audio\//);
  await enterTalk(page, talk);
  await page.getByRole('button', { name: '开始播放' }).click();
  await expect(page.locator('[data-captions] mark')).toHaveText(/\p{Script=Han}/u);
  expect(bytes() / 1024, 'kB before the first sound').toBeLessThan(mostKilobytes);
  expect(bytes() / 1024, 'kB of a browser that had nothing').toBeGreaterThan(200);
  // The slide and the words below it are drawn with the characters of this talk.
  const drawn = await page.evaluate(() =>
    [...document.fonts]
      .filter((each) => each.status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  );
  expect(drawn).toContain('Rostrum Slide');

  const path = shareRoutes.dismiss.path.replace('/web-api/portrait', '');
  await call(product, path, { id: talk.id }, session.accessToken);

  await expect(page).toHaveURL(`/share-login?code=${talk.code}`);
  await expect(page.getByRole('heading', { level: 1, name: '分享已结束' })).toBeVisible();
  await expect(page.getByText('分享已过期或已停用，请向分享者索取新链接').first()).toBeVisible();
  await expect(page.locator('[data-captions]')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  // What was heard opens to nobody any more.
  const [sound = ''] = sounds;
  const answer = await fetch(sound);
  expect(answer.headers.get('content-type')).toContain('application/json');

  // Coming back finds no place either.
  await page.goto(`/share-project?type=share&code=${talk.code}`);
  await expect(page.getByRole('heading', { level: 1, name: '分享已结束' })).toBeVisible();
});
