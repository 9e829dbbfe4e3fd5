// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../../lib/language.ts';
import { useNotices } from '../../../../lib/notices.ts';
import { show } from '../../../../testing/show.tsx';
import { CameraDialog } from './camera-dialog.tsx';

/** A camera as a browser gives it. */
class FakeTrack extends EventTarget {
  stop = vi.fn<() => void>();
}

const ask = vi.fn<() => Promise<unknown>>();
const open = () => show(<CameraDialog onUse={() => undefined} onClose={() => undefined} />);
const given = () => {
  const track = new FakeTrack();
  ask.mockResolvedValue({ getTracks: () => [track], getVideoTracks: () => [track] });
  return track;
};
/** jsdom has no devices. */
const page = navigator;
const withDevices = (mediaDevices: object | undefined) =>
  vi.stubGlobal(
    'navigator',
    new Proxy(page, { get: (_, key) => (key === 'mediaDevices' ? mediaDevices : Reflect.get(page, key)) }),
  );
beforeEach(() => {
  setLanguage('zh-CN');
  ask.mockReset();
  useNotices.setState({ notices: [] });
  withDevices({ getUserMedia: ask });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});

test.each([
  ['NotAllowedError', '没有使用设备的权限'],
  ['NotFoundError', '没有找到设备'],
  ['NotReadableError', '摄像头正被其他程序占用'],
])('%s is said for 5 seconds and stays, with a way to try again', async (name, words) => {
  ask.mockRejectedValue(new DOMException('', name));
  open();
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(useNotices.getState().notices).toMatchObject([{ kind: 'error', ms: 5000 }]);
  given();
  await userEvent.click(screen.getByRole('button', { name: '重新打开摄像头' }));
  expect(await screen.findByText(/正对镜头/)).toBeDefined();
});

test('a page without devices says that it is not served securely', async () => {
  withDevices(undefined);
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('https');
});

test('a camera that is taken away in the middle is said, and ends the countdown', async () => {
  const track = given();
  open();
  await userEvent.click(await screen.findByRole('button', { name: '拍照（倒数 3 秒）' }));
  expect(screen.getByRole('timer').textContent).toBe('3');
  act(() => void track.dispatchEvent(new Event('ended')));
  expect((await screen.findByRole('alert')).textContent).toContain('摄像头断开了');
  expect(screen.queryByRole('timer')).toBeNull();
});

test('who leaves lets the camera go', async () => {
  const track = given();
  const { unmount } = open();
  await screen.findByText(/正对镜头/);
  unmount();
  expect(track.stop).toHaveBeenCalled();
});
