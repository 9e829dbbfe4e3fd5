import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RigFile } from '@app/contract/rig/schema.ts';
import { visemes } from '@app/contract/speech/states/viseme.ts';
import { createDeformer } from '@app/player/avatar/deform.ts';
import type { RawPicture } from '@app/player/avatar/pixels.ts';
import { fitView } from '@app/player/avatar/placer.ts';
import { createSoftRenderer } from '@app/player/avatar/renderer-soft.ts';
import { openRig } from '@app/player/avatar/rig.ts';
import { type FaceScript, poseAt } from '@app/player/entry-avatar.ts';
import { median, type Result, round } from './report.ts';

const rounds = 7;
const framesPerRound = 25;
const frameMs = 40;
const small = { width: 360, height: 480 };
const large = { width: 540, height: 720 };

/** A portrait as large as the real ones, with a head and shoulders that cover as much of it. */
function portrait(width: number, height: number): RawPicture {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x / width - 0.5, y / height - 0.38];
      const solid = (dx / 0.25) ** 2 + (dy / 0.24) ** 2 < 1 || (y / height > 0.6 && Math.abs(dx) < 0.48);
      data.set([(x * 7) & 255, (y * 5) & 255, (x ^ y) & 255, solid ? 255 : 0], (y * width + x) * 4);
    }
  return { width, height, data };
}

/** Ten seconds of speech with every shape of the mouth. */
function speech(): FaceScript {
  const marks = Array.from({ length: 100 }, (_, i) => ({
    id: visemes[i % visemes.length] ?? 'sil',
    startMs: i * 100,
    endMs: (i + 1) * 100,
    weight: 1,
  }));
  return {
    seed: 7,
    emotion: 'joy',
    track: { visemes: marks, emphasis: [{ startMs: 500 }, { startMs: 2500 }] },
  };
}

/** Processor time of one frame. */
function cpuMs(frame: (time: number) => void): number {
  const before = process.cpuUsage();
  for (let i = 0; i < framesPerRound; i++) frame(500 + i * frameMs);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / framesPerRound;
}

/** What one picture of a face costs, beside copying as many pixels one by one. */
export async function run(): Promise<Result> {
  const served = path.join(import.meta.dirname, '../../apps/web/public/assets/avatars');
  const folder = readdirSync(served).find((name) => name.startsWith('anya-')) ?? '';
  const file = path.join(served, folder, 'rig.json');
  const rig = openRig(JSON.parse(readFileSync(file, 'utf8')) as RigFile);
  const script = speech();
  const pose = (time: number) => poseAt(script, { speechMs: time, idleMs: time });
  const pictures = { portrait: portrait(rig.width, rig.height), mouth: portrait(320, 600) };
  const renderers = {
    small: createSoftRenderer(rig, pictures, small),
    large: createSoftRenderer(rig, pictures, large),
  };
  const deform = createDeformer(rig);
  const view = fitView(rig, large.width, large.height);
  const from = new Uint32Array(small.width * small.height).map((_, i) => i);
  const to = new Uint32Array(from.length);
  const copy = () => {
    for (let i = 0; i < from.length; i++) to[i] = from[i] as number;
  };
  const works = {
    pose_deform: (time: number) => void deform(pose(time), view),
    soft_360x480: (time: number) => renderers.small.draw(pose(time)),
    soft_540x720: (time: number) => renderers.large.draw(pose(time)),
    copy_360x480: copy,
  };
  const measured = Object.fromEntries(Object.keys(works).map((name) => [name, [] as number[]])) as Record<
    keyof typeof works,
    number[]
  >;
  // Turn and turn about, so that a busy moment of the machine hits all of them.
  for (let i = 0; i <= rounds; i++)
    for (const name of Object.keys(works) as (keyof typeof works)[]) {
      const cost = cpuMs(works[name]);
      if (i > 0) measured[name].push(cost); // the first round warms up
    }
  const ms = (name: keyof typeof works) => median(measured[name]);
  return {
    figures: {
      pose_deform_cpu_ms: round(ms('pose_deform'), 3),
      soft_360x480_cpu_ms: round(ms('soft_360x480')),
      soft_540x720_cpu_ms: round(ms('soft_540x720')),
      copy_360x480_cpu_ms: round(ms('copy_360x480'), 3),
      soft_360x480_ratio: round(ms('soft_360x480') / ms('copy_360x480'), 1),
      soft_540x720_ratio: round(ms('soft_540x720') / ms('copy_360x480'), 1),
      pose_deform_ratio: round(ms('pose_deform') / ms('copy_360x480'), 2),
    },
    goals: {
      pose_deform_cpu_ms: { op: '<=', value: 2 },
      soft_360x480_ratio: { op: '<=', value: 60 },
      soft_540x720_ratio: { op: '<=', value: 120 },
    },
    notes: {
      pose_deform_cpu_ms: 'everything before drawing: what a browser with a graphics card does per frame',
      soft_360x480_cpu_ms: 'one whole frame without a graphics card; 25 of them a second are wanted',
      copy_360x480_cpu_ms: 'copying as many pixels one by one: the floor',
      soft_360x480_ratio: 'against that floor',
    },
  };
}
