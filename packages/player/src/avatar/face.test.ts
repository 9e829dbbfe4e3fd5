import { describe, expect, test } from 'vitest';
import { steppedClock } from '../clock.ts';
import { createFace } from './face.ts';
import type { FaceTrack, Pose } from './pose.ts';
import type { FaceRenderer } from './renderer.ts';
import { isPlayedCard } from './renderer-pick.ts';
import { unitPlace } from './units.ts';

function stage(kind: FaceRenderer['kind']) {
  const clock = steppedClock(10_000);
  const poses: Pose[] = [];
  let disposed = false;
  const renderer: FaceRenderer = {
    kind,
    draw: (pose) => poses.push(pose),
    resize: () => {},
    dispose: () => {
      disposed = true;
    },
  };
  const face = createFace({ renderer, clock, seed: 1 });
  const jaw = () => poses.at(-1)!.units[unitPlace('jawOpen')]!;
  return { clock, face, poses, jaw, disposed: () => disposed };
}

const aa: FaceTrack = { visemes: [{ id: 'aa', startMs: 0, endMs: 1000, weight: 1 }], emphasis: [] };

describe('a face', () => {
  test('breathes by itself and speaks what it is given, where the sound is', () => {
    const { clock, face, poses, jaw } = stage('webgl');
    clock.step(16);
    clock.step(500);
    expect(jaw()).toBe(0);
    expect(poses[0]!.breath).not.toBe(poses[1]!.breath);
    let heard = 500;
    face.speak(aa, () => heard);
    clock.step(16);
    expect(jaw()).toBeGreaterThan(0.4);
    heard = 3000;
    clock.step(16);
    expect(jaw()).toBe(0);
  });

  test('closes its mouth when it is hushed, while its life goes on', () => {
    const { clock, face, poses, jaw } = stage('webgl');
    face.speak(aa, () => 500);
    clock.step(16);
    face.hush();
    clock.step(60);
    expect(jaw()).toBeGreaterThan(0);
    clock.step(60);
    expect(jaw()).toBe(0);
    clock.step(900);
    expect(poses.at(-1)!.breath).not.toBe(poses.at(-2)!.breath);
    face.speak(aa, () => 500);
    clock.step(16);
    expect(jaw()).toBeGreaterThan(0.4);
  });

  test('is drawn 25 times a second without a graphics card, and with every frame with one', () => {
    const count = (kind: FaceRenderer['kind']) => {
      const { clock, poses } = stage(kind);
      for (let i = 0; i < 60; i++) clock.step(1000 / 60);
      return poses.length;
    };
    expect(count('webgl')).toBe(60);
    expect(count('soft')).toBeLessThanOrEqual(25);
    expect(count('soft')).toBeGreaterThanOrEqual(18);
  });

  test('draws nothing any more once it is gone', () => {
    const { clock, face, poses, disposed } = stage('webgl');
    face.dispose();
    clock.step(100);
    expect([poses.length, disposed()]).toEqual([0, true]);
  });
});

test.each([
  ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)', true],
  ['Mesa llvmpipe (LLVM 15.0.6, 256 bits)', true],
  ['Microsoft Basic Render Driver', true],
  ['ANGLE (Intel, Intel(R) UHD Graphics 620 Direct3D11 vs_5_0 ps_5_0, D3D11)', false],
  ['Apple M2', false],
  ['Mali-G78', false],
])('%s is played by the processor: %s', (name, played) => {
  expect(isPlayedCard(name)).toBe(played);
});
