import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { openModel } from '../model/model-file.ts';
import { sampleRate } from '../port.ts';
import { engineFiles, isInstalled } from './engine-files.ts';
import { kokoroModel } from './model.ts';
import { loadVoiceModel } from './voice-model.ts';
import { spokenVoice, voiceFiles } from './voices.ts';

const root = path.resolve(import.meta.dirname, '../../../../../..');
const files = engineFiles(path.join(root, 'engines/node_modules'));

/** Louder than a hundredth of the loudest. */
function heardIn(samples: Float32Array): { first: number; last: number } {
  const limit = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) / 100;
  const isHeard = (sample: number): boolean => Math.abs(sample) > limit;
  return { first: samples.findIndex(isHeard), last: samples.findLastIndex(isHeard) };
}

describe.skipIf(!isInstalled(files, voiceFiles))('the installed model', () => {
  test('makes no more silence around a sentence than a listener hears of it, and knows where its sounds are', async () => {
    const model = await openModel(kokoroModel(files.modelParts), path.join(root, '.cache/engines'), (file) =>
      loadVoiceModel(file, files),
    );
    const sounds = [...'həlˈO wˈɜɹld.'].map((sound) => ({
      sound,
      length: 1,
      pitch: 1,
      pow: 1,
      rise: 0,
      hold: 0,
    }));
    const call = { sounds, styles: spokenVoice('clara').styles, speed: 1, heldAt: 0 };
    const { samples, before, lengths } = await model.run(call);
    const { first, last } = heardIn(samples);
    expect(first).toBeLessThan(0.2 * sampleRate);
    expect(samples.length - last).toBeLessThan(0.25 * sampleRate);
    // What is heard comes two frames before the count of frames says.
    expect(Math.abs(before - 0.05 * sampleRate - first)).toBeLessThan(0.06 * sampleRate);
    expect(lengths).toHaveLength(sounds.length);
  });
});
