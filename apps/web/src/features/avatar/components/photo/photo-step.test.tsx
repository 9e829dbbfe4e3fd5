// @vitest-environment jsdom
import { avatarRoutes } from '@app/contract/avatar/routes.ts';
import { photoRoutes } from '@app/contract/photo/routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../../lib/language.ts';
import { photoAvatarSent } from '../../../../testing/avatars.ts';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { show } from '../../../../testing/show.tsx';
import { PhotoStep } from './photo-step.tsx';

const fileId = '01930000-0000-7000-8000-0000000000f1';
const suggested = { left: 100, top: 50, width: 600, height: 800, turn: 0 };
const good = {
  width: 900,
  height: 1200,
  refusals: [],
  warnings: [],
  face: { left: 300, top: 200, width: 200, height: 240 },
  crop: suggested,
  isKept: true,
};
const remark = (fault: string, text: string) => ({ fault, text });

/** A request that always arrives. */
class FakeRequest extends EventTarget {
  static sent = 0;
  upload = new EventTarget();
  status = 200;
  responseText = JSON.stringify({
    code: 200,
    msg: '',
    data: { fileId, size: 3, type: 'image/png', url: '/photos/1' },
  });
  open() {}
  abort() {}
  setRequestHeader() {}
  getResponseHeader = () => 'application/json';
  send() {
    FakeRequest.sent += 1;
    queueMicrotask(() => {
      this.dispatchEvent(new Event('load'));
      this.dispatchEvent(new Event('loadend'));
    });
  }
}

/** jsdom decodes no pictures. */
class FakeImage {
  src = '';
  naturalWidth = 900;
  naturalHeight = 1200;
  decode = () => Promise.resolve();
}

const server = fakeServer();
const made = photoAvatarSent(1);
const open = () =>
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PhotoStep title="新建数字人" avatar={undefined} />
    </QueryClientProvider>,
  );
const photo = (type = 'image/png', bytes = 3) => new File([new Uint8Array(bytes)], 'me.png', { type });
const choose = (file: File) => {
  const input = document.querySelector('input[type=file]');
  if (input) fireEvent.change(input, { target: { files: [file] } });
};
const goOn = () => userEvent.click(screen.getByRole('button', { name: '生成风格图 · 60 积分' }));
const fillIn = async () => {
  await userEvent.type(screen.getByRole('textbox', { name: '名字' }), '小安');
  await userEvent.type(screen.getByRole('textbox', { name: '你的姓名' }), '安宁');
  await userEvent.click(screen.getByRole('checkbox', { name: /照片里是我本人/ }));
};
beforeEach(() => {
  setLanguage('zh-CN');
  FakeRequest.sent = 0;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('Image', FakeImage);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo');
  server.on(photoRoutes.check, { data: good });
  server.on(photoRoutes.preGeneration, { data: made });
  server.on(avatarRoutes.update, { data: made });
});

test('size and kinds are said before a photo is chosen; others are refused without being sent', async () => {
  open();
  expect(screen.getByText(/PNG 或 JPG，超过 5 MB 会自动缩小/)).toBeDefined();
  choose(photo('image/gif'));
  expect(await screen.findByText('照片需为 PNG 或 JPG 格式，请换一张')).toBeDefined();
  // This page decodes no pictures, so a large one cannot be made smaller either.
  choose(photo('image/png', 5 * 1024 * 1024 + 1));
  expect(await screen.findByText(/这张照片打不开/)).toBeDefined();
  expect(FakeRequest.sent).toBe(0);
});

test('a photo that stays too large however small it is drawn is said to be too large, and not sent', async () => {
  const tooLarge = 5 * 1024 * 1024 + 1;
  vi.stubGlobal('createImageBitmap', async () => ({ width: 8000, height: 6000, close() {} }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ fillRect() {}, drawImage() {} });
      convertToBlob = async () => new Blob([new Uint8Array(tooLarge)]);
    },
  );
  open();
  choose(photo('image/png', tooLarge));
  expect(await screen.findByText(/照片不能超过 5 MB/)).toBeDefined();
  expect(FakeRequest.sent).toBe(0);
});

test('a photo is checked at once, framed as was found good, and made into an avatar with its consent', async () => {
  const { router } = open();
  choose(photo());
  expect(await screen.findByText('照片可以用')).toBeDefined();
  await fillIn();
  await goOn();
  await waitFor(() => expect(router.state.location.pathname).toBe('/avatars/sub/style'));
  expect(server.sentTo(photoRoutes.preGeneration)).toEqual([{ nickname: '小安' }]);
  const consent = { subject: 'self', person: '安宁', agreed: true };
  expect(server.sentTo(avatarRoutes.update)).toEqual([
    { avatarsId: made.id, operateStatus: 0, photo: { fileId, crop: suggested, consent } },
    { avatarsId: made.id, operateStatus: 1 },
  ]);
});

test('nothing is paid before name, photo and consent are there', async () => {
  open();
  await goOn();
  expect(await screen.findByText('请先选择一张照片')).toBeDefined();
  expect(screen.getByText('请给数字人起个名字')).toBeDefined();
  choose(photo());
  await userEvent.click(await screen.findByRole('radio', { name: '其他人' }));
  expect(await screen.findByText('请填写照片里的人的姓名')).toBeDefined();
  expect(screen.getByText(/使用照片前，请确认照片里是谁/)).toBeDefined();
  await goOn();
  expect(server.sentTo(photoRoutes.preGeneration)).toEqual([]);
});

test('each of the two names stays as it was typed, and what is missing is asked for in the words of its field', async () => {
  open();
  choose(photo());
  const nameOf = (label: string) => screen.findByRole<HTMLInputElement>('textbox', { name: label });
  const who = (label: string) => userEvent.click(screen.getByRole('radio', { name: label }));
  await userEvent.type(await nameOf('你的姓名'), '安宁');
  await who('其他人');
  await userEvent.type(await nameOf('对方的姓名'), '林溪');
  await who('我本人');
  expect((await nameOf('你的姓名')).value).toBe('安宁');
  await userEvent.clear(await nameOf('你的姓名'));
  await goOn();
  expect(await screen.findByText('请填写你的姓名')).toBeDefined();
  expect(screen.queryByText('请填写照片里的人的姓名')).toBeNull();
  await who('其他人');
  expect((await nameOf('对方的姓名')).value).toBe('林溪');
  // The form is away while another photo is looked at.
  await who('我本人');
  choose(photo());
  await screen.findByText('照片可以用');
  await userEvent.click(await screen.findByRole('radio', { name: '其他人' }));
  expect((await nameOf('对方的姓名')).value).toBe('林溪');
});

test('a photo that is refused says why and that it was removed; another one can be chosen', async () => {
  const refusals = [remark('no-face', '没有找到正面人脸。请换一张')];
  server.on(photoRoutes.check, { data: { ...good, refusals, face: null, crop: null, isKept: false } });
  open();
  choose(photo());
  expect(await screen.findByText('没有找到正面人脸。请换一张')).toBeDefined();
  expect(screen.getByText(/已从服务器删除/)).toBeDefined();
  expect(screen.queryByText('使用授权')).toBeNull();
  server.on(photoRoutes.check, { data: good });
  choose(photo());
  expect(await screen.findByText('照片可以用')).toBeDefined();
});

test('a reload loses neither the name nor the photo; it is looked at again before anything is paid', async () => {
  const first = open();
  choose(photo());
  expect(await screen.findByText('照片可以用')).toBeDefined();
  await userEvent.type(screen.getByRole('textbox', { name: '名字' }), '小安');
  first.unmount();
  open();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '名字' }).value).toBe('小安');
  expect(await screen.findByRole('application', { name: '选取照片范围' })).toBeDefined();
  await userEvent.type(await screen.findByRole('textbox', { name: '你的姓名' }), '安宁');
  await userEvent.click(screen.getByRole('checkbox', { name: /照片里是我本人/ }));
  await goOn();
  await waitFor(() => expect(server.sentTo(photoRoutes.preGeneration)).toHaveLength(1));
  expect(FakeRequest.sent).toBe(1);
  expect(server.sentTo(photoRoutes.check)).toEqual([{ fileId }, { fileId, crop: suggested }]);
  await waitFor(() => expect(sessionStorage.getItem('ownDraft')).toBeNull());
});

test('another frame is checked again before anything is paid', async () => {
  const refusals = [remark('several-faces', '照片里有多张人脸')];
  server.on(photoRoutes.check, { data: { ...good, refusals, crop: null } });
  open();
  choose(photo());
  expect(await screen.findByText('照片里有多张人脸')).toBeDefined();
  await goOn();
  expect(await screen.findByText('这样还不能用：请调整取景，或换一张照片')).toBeDefined();
  fireEvent.keyDown(screen.getByRole('application', { name: '选取照片范围' }), { key: '+' });
  expect(await screen.findByText('取景变了，继续时会重新检查。')).toBeDefined();
  await fillIn();
  expect(server.sentTo(photoRoutes.preGeneration)).toEqual([]);
  server.on(photoRoutes.check, { data: { ...good, warnings: [remark('soft', '照片不够清晰，可以使用')] } });
  await goOn();
  await waitFor(() => expect(server.sentTo(photoRoutes.preGeneration)).toHaveLength(1));
  const checks = server.sentTo(photoRoutes.check) as { crop?: { height: number } }[];
  expect(checks.map(({ crop }) => crop?.height)).toEqual([undefined, Math.floor(1200 / 1.1)]);
});
