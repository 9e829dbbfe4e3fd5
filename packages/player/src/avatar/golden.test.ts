import type { RigFile } from '@app/contract/rig/schema.ts';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { RawPicture } from './pixels.ts';
import { type FaceScript, poseAt } from './pose.ts';
import { createSoftRenderer } from './renderer-soft.ts';
import { openRig } from './rig.ts';
import type { Viseme } from '@app/contract/speech/states/viseme.ts';

// Frames of a template saying a few sounds, against the ones that were looked at and found good. After a wanted change:
// UPDATE_GOLDEN=1 npx vitest run --project player golden, then look at packages/player/data/golden/frames.png.

const folder = path.join(import.meta.dirname, '../../data/golden');
const frameTimes = [0, 340, 470, 640, 800, 3250];
const size = { width: 120, height: 160 };

function unfiltered(lines: Buffer, width: number, height: number): Uint8Array {
  const row = width * 4;
  const data = new Uint8Array(row * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < row; x++) {
      const [kind, value] = [lines[y * (row + 1)]!, lines[y * (row + 1) + 1 + x]!];
      const left = x >= 4 ? data[y * row + x - 4]! : 0;
      const up = y > 0 ? data[(y - 1) * row + x]! : 0;
      const corner = x >= 4 && y > 0 ? data[(y - 1) * row + x - 4]! : 0;
      const [a, b, c] = [up - corner, left - corner, left + up - 2 * corner].map(Math.abs) as [
        number,
        number,
        number,
      ];
      const paeth = a <= b && a <= c ? left : b <= c ? up : corner;
      data[y * row + x] = value + [0, left, up, (left + up) >> 1, paeth][kind]!;
    }
  return data;
}

/** Reads a PNG file of eight bits with alpha, the only kind there is here. */
function readPng(file: string): RawPicture {
  const bytes = readFileSync(file);
  const packed: Buffer[] = [];
  let [width, height] = [0, 0];
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const kind = bytes.toString('latin1', at + 4, at + 8);
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (kind === 'IHDR') [width, height] = [body.readUInt32BE(0), body.readUInt32BE(4)];
    if (kind === 'IDAT') packed.push(body);
    at += length + 12;
  }
  return { width, height, data: unfiltered(inflateSync(Buffer.concat(packed)), width, height) };
}

function writePng(file: string, { width, height, data }: RawPicture): void {
  const crc = (bytes: Buffer) => {
    let sum = 0xffffffff;
    for (const byte of bytes) {
      sum ^= byte;
      for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (0xedb88320 & -(sum & 1));
    }
    return (sum ^ 0xffffffff) >>> 0;
  };
  const chunk = (kind: string, body: Buffer) => {
    const named = Buffer.concat([Buffer.from(kind, 'latin1'), body]);
    const framed = Buffer.alloc(named.length + 8);
    framed.writeUInt32BE(body.length, 0);
    named.copy(framed, 4);
    framed.writeUInt32BE(crc(named), named.length + 4);
    return framed;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const lines = Array.from({ length: height }, (_, y) => [
    Buffer.from([0]),
    Buffer.from(data.slice(y * width * 4, (y + 1) * width * 4)),
  ]).flat();
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const body = deflateSync(Buffer.concat(lines), { level: 9 });
  writeFileSync(
    file,
    Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', body), chunk('IEND', Buffer.alloc(0))]),
  );
}

function script(): FaceScript {
  let at = 250;
  const sounds: [Viseme, number][] = [
    ['nn', 80],
    ['I', 110],
    ['kk', 60],
    ['aa', 150],
    ['U', 120],
    ['PP', 90],
    ['O', 140],
    ['FF', 90],
    ['SS', 110],
    ['sil', 400],
  ];
  const visemes = sounds.map(([id, length]) => {
    const mark = { id, startMs: at, endMs: at + length, weight: 1 };
    at = mark.endMs;
    return mark;
  });
  return { seed: 7, emotion: 'joy', track: { visemes, emphasis: [{ startMs: 500 }] } };
}

function rendererOf(width = size.width, height = size.height) {
  const served = path.join(import.meta.dirname, '../../../../apps/web/public/assets/avatars');
  const name = readdirSync(served).find((entry) => entry.startsWith('anya-'))!;
  const rigFile = path.join(served, name, 'rig.json');
  const rig = openRig(JSON.parse(readFileSync(rigFile, 'utf8')) as RigFile);
  const pictures = {
    portrait: readPng(path.join(folder, 'portrait.png')),
    mouth: readPng(path.join(folder, 'mouth.png')),
  };
  return createSoftRenderer(rig, pictures, { width, height });
}

const renderer = rendererOf();

function frame(time: number): Buffer {
  renderer.draw(poseAt(script(), { speechMs: time, idleMs: time }));
  return Buffer.from(renderer.pixels);
}

/** Frames side by side. */
function strip(frames: Buffer[]): RawPicture {
  const width = size.width * frames.length;
  const data = new Uint8Array(width * size.height * 4);
  frames.forEach((pixels, place) => {
    for (let y = 0; y < size.height; y++) {
      const line = pixels.subarray(y * size.width * 4, (y + 1) * size.width * 4);
      data.set(line, (y * width + place * size.width) * 4);
    }
  });
  return { width, height: size.height, data };
}

/** Only what can be seen: colours of transparent pixels do not count. */
function difference(a: RawPicture, b: RawPicture): { mean: number; farOff: number } {
  let [sum, far] = [0, 0];
  for (let i = 0; i < a.data.length; i += 4) {
    let most = Math.abs(a.data[i + 3]! - b.data[i + 3]!);
    for (let c = 0; c < 3; c++)
      most = Math.max(
        most,
        Math.abs(a.data[i + c]! * a.data[i + 3]! - b.data[i + c]! * b.data[i + 3]!) / 255,
      );
    sum += most;
    if (most > 16) far++;
  }
  const count = a.data.length / 4;
  return { mean: sum / count, farOff: far / count };
}

describe('frames without a graphics card', () => {
  test('are the ones that were found good', () => {
    const drawn = strip(frameTimes.map(frame));
    const file = path.join(folder, 'frames.png');
    if (process.env['UPDATE_GOLDEN']) writePng(file, drawn);
    const { mean, farOff } = difference(drawn, readPng(file));
    expect(mean).toBeLessThan(0.5);
    expect(farOff).toBeLessThan(0.001);
  });

  test('are the same bytes for the same time, in any order and from another renderer', () => {
    const first = frame(640);
    frame(0);
    frame(90_000);
    expect(frame(640).equals(first)).toBe(true);
    const other = rendererOf();
    other.draw(poseAt(script(), { speechMs: 640, idleMs: 640 }));
    expect(Buffer.from(other.pixels).equals(first)).toBe(true);
  });

  test('differ from sound to sound', () => {
    const frames = frameTimes.map((time) => strip([frame(time)]));
    frames.slice(1).forEach((later, i) => expect(difference(frames[i]!, later).mean).toBeGreaterThan(0.1));
  });

  test('are clear where the picture is clear, and solid in the face', () => {
    const pixels = frame(0);
    expect(pixels[3]).toBe(0);
    const middle = (Math.floor(size.height * 0.4) * size.width + size.width / 2) * 4;
    expect(pixels[middle + 3]).toBe(255);
  });

  test('keep the portrait on the ground when they are resized', () => {
    const wide = rendererOf(320, 120);
    wide.draw(poseAt(script(), { speechMs: 0, idleMs: 0 }));
    const alpha = (x: number, y: number) => wide.pixels[(y * 320 + x) * 4 + 3];
    expect([alpha(160, 119), alpha(10, 119), alpha(310, 60)]).toEqual([255, 0, 0]);
    wide.resize(90, 120);
    wide.draw(poseAt(script(), { speechMs: 0, idleMs: 0 }));
    expect([wide.width, wide.height, wide.pixels.length]).toEqual([90, 120, 90 * 120 * 4]);
  });
});
