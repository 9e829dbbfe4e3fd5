// A voice of one's own: recorded or uploaded, agreed to, made, heard, chosen, and taken away again. In both languages.
import { aUser, logIn, openAs } from '../src/account.ts';
import { violations } from '../src/axe.ts';
import { aDrawnAvatar } from '../src/drawn-avatar.ts';
import { choose, refuseMicrophone } from '../src/in-page.ts';
import { expect, test } from '../src/test.ts';
import { speech } from '../src/tone.ts';

test('a recording becomes a voice with consent, is heard and chosen, and is taken away with its ledger kept', async ({
  page,
  product,
}) => {
  const account = await aUser(product);
  const { accessToken } = await logIn(product, account);
  const id = await aDrawnAvatar(product, accessToken, '小安');
  await openAs(page, product, account, `/avatars/sub/setStyle?id=${id}`);
  await page.getByRole('button', { name: '录制自己的声音' }).click();
  const dialog = page.getByRole('dialog', { name: '录制自己的声音' });
  const upload = dialog.locator('input[type=file]');

  // Too short, and no sound at all: each says what to do, and nothing is sent.
  await upload.setInputFiles({
    name: 'short.wav',
    mimeType: 'audio/wav',
    buffer: speech(2),
  });
  await expect(dialog.getByRole('alert')).toContainText('8 秒');
  await upload.setInputFiles({ name: 'words.wav', mimeType: 'audio/wav', buffer: Buffer.from('words') });
  await expect(dialog.getByRole('alert')).toBeVisible();

  await upload.setInputFiles({ name: 'mine.wav', mimeType: 'audio/wav', buffer: speech(9) });
  await dialog.getByRole('textbox', { name: '声音的名字' }).fill('讲课的声音');
  await dialog.getByRole('button', { name: '制作声音' }).click();
  // Nothing is made without a name and a consent.
  await expect(dialog.getByRole('alert').first()).toBeVisible();
  expect(await violations(page), 'axe in the form').toEqual([]);
  await dialog.getByRole('textbox', { name: '你的姓名' }).fill('林小禾');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: '制作声音' }).click();
  await expect(dialog).toBeHidden();

  // It goes on although the page is loaded anew, and says that it is no copy.
  await page.reload();
  await expect(page.getByText(/接近你的音高（\d+ Hz），不是你声音的复制/)).toBeVisible();
  await page.getByRole('button', { name: '试听：讲课的声音' }).click();
  await expect(page.getByRole('button', { name: '停止' }).first()).toBeVisible();
  await choose(page.getByRole('radio', { name: /^讲课的声音/ }));
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page).toHaveURL(/\/avatars\/sub\/greetings/);
  await page.goBack();
  await expect(page.getByRole('radio', { name: /^讲课的声音/ })).toBeChecked();

  // Who takes it away is told who uses it; the consent stays in the ledger.
  await page.getByRole('button', { name: '删除：讲课的声音' }).click();
  const asked = page.getByRole('alertdialog', { name: '删除声音“讲课的声音”？' });
  await expect(asked.getByText(/有 1 处在用它/)).toBeVisible();
  await asked.getByRole('button', { name: '删除', exact: true }).click();
  await expect(page.getByRole('radio', { name: /^讲课的声音/ })).toBeHidden();
  await page.getByRole('button', { name: '声音授权记录' }).click();
  await expect(page.getByRole('dialog').getByText('林小禾')).toBeVisible();
});

test('who reads aloud sees the level, a microphone that goes keeps what was said, and one that is refused says what to do, in English', async ({
  page,
  product,
}) => {
  const account = await aUser(product);
  const { accessToken } = await logIn(product, account);
  const id = await aDrawnAvatar(product, accessToken, 'Ann');
  await page.addInitScript(() => {
    localStorage.setItem('language', 'en-US');
    // The stream of the device, which is taken away later.
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) =>
      ((window as unknown as { heard: MediaStream }).heard = await ask(wanted));
  });
  await openAs(page, product, account, `/avatars/sub/setStyle?id=${id}`);
  await page.getByRole('button', { name: 'Record your voice' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record your voice' });
  await expect(dialog.getByText(/It is not a copy of your voice/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Start recording' }).click();
  // The browser's own test device beeps.
  await expect
    .poll(async () =>
      Number(await dialog.getByRole('meter', { name: 'Level' }).getAttribute('aria-valuenow')),
    )
    .toBeGreaterThan(10);
  // The microphone is pulled out: the person is told, and what was said stays.
  await page.evaluate(() => {
    const [track] = (window as unknown as { heard: MediaStream }).heard.getAudioTracks();
    track?.stop();
    track?.dispatchEvent(new Event('ended'));
  });
  await expect(page.getByText('The microphone was disconnected.')).toBeVisible();
  // How long it became is up to the machine; the file of the story above is the one that is too short.
  await expect(dialog.getByRole('button', { name: 'Use it' })).toBeVisible();
  await refuseMicrophone(page);
  await dialog.getByRole('button', { name: 'Record again' }).click();
  await dialog.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByText('The microphone cannot be used.')).toBeVisible();
});
