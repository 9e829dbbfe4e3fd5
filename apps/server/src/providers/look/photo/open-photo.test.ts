import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { portrait } from '../testing.ts';
import { countScans } from './count-scans.ts';
import { openPhoto } from './open-photo.ts';

const startOfScan = Buffer.from('ffda', 'hex');
let photo: Buffer;
beforeAll(async () => {
  photo = await sharp(await portrait())
    .jpeg({ progressive: true })
    .toBuffer();
});

/** The photo with its last scan again and again. */
function withScans(more: number): Buffer {
  const end = photo.length - 2;
  const scan = photo.subarray(photo.lastIndexOf(startOfScan), end);
  return Buffer.concat([photo.subarray(0, end), ...Array<Buffer>(more).fill(scan), photo.subarray(end)]);
}

test('a JPEG whose pixels are gone over a hundred times more is not decoded', async () => {
  await expect(openPhoto(withScans(100), undefined, { longest: 100 })).rejects.toThrow('too many scans');
});

test('each scan counts that a decoder reads', () => {
  const before = countScans(photo);
  expect(before).toBeGreaterThan(1);
  expect(countScans(withScans(30))).toBe(before + 30);
  // A marker that decoders skip hides nothing behind a length.
  const skipped = Buffer.from('ff02ffff', 'hex');
  const at = photo.lastIndexOf(startOfScan);
  expect(countScans(Buffer.concat([photo.subarray(0, at), skipped, photo.subarray(at)]))).toBe(before);
});

test('what only looks like a scan does not count: in a comment, and behind the end, where cameras put films', async () => {
  const scans = Buffer.from('ffda0002'.repeat(200), 'hex');
  const comment = Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from([3, 0x22]), scans]);
  const harmless = Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2), scans]);
  expect(countScans(harmless)).toBe(countScans(photo));
  expect((await openPhoto(harmless, undefined, { longest: 100 })).size).toEqual({ width: 960, height: 1280 });
});
