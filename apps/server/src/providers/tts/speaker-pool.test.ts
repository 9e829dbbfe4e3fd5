import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SpeechFailed } from './port.ts';
import { createSpeakerPool } from './speaker-pool.ts';
import { createTestSpeech } from './test-voice.ts';

const [sentence] = createTestSpeech().sentences({
  text: '你好。',
  voice: 'tone',
  language: 'zh-CN',
  manner: { pace: 1, intonation: 1, volume: 1, emotion: 'general', pitch: 0 },
  dictionary: [],
});

/** A place for one process, which runs a program of the test's own. */
async function aPool(program: string, longestMs = 300_000) {
  const folder = await mkdtemp(path.join(tmpdir(), 'rostrum-speaker-'));
  const file = path.join(folder, 'speaker.mjs');
  await writeFile(file, program);
  const pool = createSpeakerPool({
    program: { file, execArgv: [] },
    engineFolder: '',
    modelFolder: '',
    processes: 1,
    idleMs: 60_000,
    mostMemoryMiB: 2048,
    longestMs,
  });
  onTestFinished(async () => {
    await pool.close();
    await rm(folder, { recursive: true });
  });
  return pool;
}

test('a process that works without an end is ended, and the reason is told in both languages', async () => {
  const pool = await aPool(`process.on('message', () => { for (;;); });`, 200);
  const fault: unknown = await pool.speak(sentence!).catch((error: unknown) => error);
  if (!(fault instanceof SpeechFailed)) throw fault;
  expect(fault.fault).toBe('tookTooLong');
  expect(fault.say('zh-CN')).toContain('超过 0.2 秒');
  expect(fault.say('en-US')).toContain('more than 0.2 seconds');
});

test('a voice that is started for a crowd gives way to it; one for an owner takes its place and gives way less', async () => {
  const pool = await aPool(`process.on('message', () => undefined);`);
  pool.prepare({ forCrowd: true });
  const [first] = pool.pids();
  const crowd = getPriority(first!);
  pool.prepare({ forCrowd: true });
  expect(pool.pids()).toEqual([first]);
  pool.prepare();
  const second = await vi.waitFor(() => {
    const [pid] = pool.pids();
    expect(pid).not.toBe(first);
    return pid!;
  });
  expect(getPriority(second)).toBeLessThan(crowd);
  expect(getPriority(second)).toBeGreaterThan(0);
  pool.prepare({ forCrowd: true });
  expect(pool.pids()).toEqual([second]);
});
