import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { PhotoRefusal } from '@app/contract/avatar/states/photo-fault.ts';
import { createSoftRenderer } from '@app/player/avatar/renderer-soft.ts';
import { openRig } from '@app/player/avatar/rig.ts';
import { childProgram } from '@app/server/platform/child-program.ts';
import { memoryOf } from '@app/server/platform/memory-of.ts';
import { createEmbeddedLooks } from '@app/server/providers/look/embedded.ts';
import type { PhotoReport } from '@app/server/providers/look/port.ts';
import { allPoses, decode, foldsOf } from '@app/server/providers/look/testing.ts';
import { faceCodeBytes } from './avatar/code-size.ts';
import { bilabialsOf } from './avatar/lips.ts';
import { otherThings, people } from './avatar/photos.ts';
import { median, p95, type Result, round } from './report.ts';

const root = path.join(import.meta.dirname, '../..');
/** So many avatars are made; every photo is checked. */
const made = Number(process.env['AVATARS'] ?? 6);
const watchEveryMs = 20;

/** Whether a refusal says the truth about a photo of one person who looks at the camera, by what can be counted. */
const isTrue: Partial<Record<PhotoRefusal, (report: PhotoReport) => boolean>> = {
  'face-too-small': ({ face }) => (face?.width ?? 0) < 140,
  'photo-too-small': ({ face }) => (face?.width ?? 0) < 140,
};

const isRight = (report: PhotoReport): boolean =>
  report.refusals.every((refusal) => isTrue[refusal]?.(report) ?? false);

/** What a photo takes to become an avatar, and whether it is judged rightly. */
export async function run(): Promise<Result> {
  const program = {
    ...childProgram(root, 'look'),
    file: path.join(root, 'apps/server/dist/children/look.js'),
    execArgv: [],
  };
  const looks = createEmbeddedLooks({ program, root });
  const judged = people.filter(({ isJudged }) => isJudged);
  const reports = new Map<string, PhotoReport>();
  const checkMs: number[] = [];
  for (const file of [...people.map((person) => person.file), ...otherThings]) {
    const before = performance.now();
    reports.set(file, await looks.check(await readFile(file), undefined));
    checkMs.push(performance.now() - before);
  }
  const right = judged.filter(({ file }) => isRight(reports.get(file) as PhotoReport)).length;
  const taken = people.filter(({ file }) => reports.get(file)?.refusals.length === 0);
  const refusedThings = otherThings.filter((file) => (reports.get(file)?.refusals.length ?? 0) > 0).length;
  const readyMs: number[] = [];
  const stylesMs: number[] = [];
  const frameMs: number[] = [];
  const bytes: number[] = [];
  const closed: boolean[] = [];
  let [memory, folds] = [0, 0];
  const watch = setInterval(() => {
    for (const pid of looks.pids()) memory = Math.max(memory, memoryOf(pid));
  }, watchEveryMs);
  for (const { file } of taken.slice(0, made)) {
    const photo = await readFile(file);
    const before = performance.now();
    await looks.check(photo, undefined);
    await looks.styles(photo, undefined, {});
    stylesMs.push(performance.now() - before);
    const look = await looks.build(photo, undefined, 'film');
    readyMs.push(performance.now() - before);
    if (look.kind !== 'photo') continue;
    bytes.push(look.picture.length + look.face.length + gzipSync(JSON.stringify(look.rig)).length);
    folds += foldsOf(look.rig).length;
    closed.push(...bilabialsOf(look.rig));
    const portrait = await decode(look.picture);
    const renderer = createSoftRenderer(
      openRig(look.rig),
      { portrait, mouth: portrait },
      { width: 540, height: 720 },
    );
    for (const { pose } of allPoses().slice(0, 20)) {
      const { user } = process.cpuUsage();
      renderer.draw(pose);
      frameMs.push((process.cpuUsage().user - user) / 1000);
    }
  }
  clearInterval(watch);
  await looks.close();
  const hasPhotos = people.length > 0;
  return {
    figures: {
      people: people.length,
      judged: judged.length,
      taken: taken.length,
      right_percent: round((right / judged.length) * 100, 1),
      things_refused_percent: round((refusedThings / otherThings.length) * 100, 1),
      check_ms_p50: round(median(checkMs), 0),
      check_ms_p95: round(p95(checkMs), 0),
      styles_s: round(median(stylesMs) / 1000, 1),
      ready_s: round(Math.max(...readyMs) / 1000, 1),
      memory_mb: round(memory / 1e6, 0),
      avatar_kb: round(Math.max(...bytes) / 1000, 0),
      folds,
      bilabials_closed_percent: round((closed.filter(Boolean).length / closed.length) * 100, 1),
      face_code_kb: round((await faceCodeBytes()) / 1000, 1),
      soft_frame_ms: round(median(frameMs), 1),
    },
    goals: hasPhotos
      ? {
          right_percent: { op: '>=', value: 95 },
          things_refused_percent: { op: '>=', value: 100 },
          styles_s: { op: '<=', value: 30 },
          ready_s: { op: '<=', value: 60 },
          memory_mb: { op: '<=', value: 600 },
          avatar_kb: { op: '<=', value: 1500 },
          folds: { op: '<=', value: 0 },
          bilabials_closed_percent: { op: '>=', value: 98 },
          face_code_kb: { op: '<=', value: 60 },
        }
      : {},
    notes: {
      people: hasPhotos ? 'photos of people' : 'PHOTOS_DIR names no photos: everything is skipped',
      judged: 'of them in the half that no threshold was chosen on',
      right_percent: 'of the judged half: taken, or refused for a reason that is true',
      ready_s: 'the slowest: check, four styles and the avatar, two processes',
      memory_mb: 'the most that one process held',
      avatar_kb: 'the largest: picture, face and rig as they are sent',
      bilabials_closed_percent:
        'of the P, B and M that each avatar says in the sample talks: lips seen closed at 25 frames a second',
      face_code_kb: 'what a page loads to show a face of either kind, gzip',
      folds: 'triangles that showed their back in 60 poses of each avatar',
    },
  };
}
