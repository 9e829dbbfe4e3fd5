import { readFile } from 'node:fs/promises';
import { Tensor } from 'onnxruntime-node';
import { openSession } from '../model/open-session.ts';
import { longestCall, vocabulary } from '../phonemes/vocabulary.ts';
import type { EngineFiles } from './engine-files.ts';
import type { SpokenVoice } from './voices.ts';

/** A sound and how it is to be spoken, against the ordinary. */
export type ScaledSound = { sound: string; length: number; pitch: number };
export type Call = {
  sounds: readonly ScaledSound[];
  /** The files of a voice, and how much of each is heard. */
  styles: SpokenVoice['styles'];
  speed: number;
  pow: number;
  k: number;
};
/** Samples, and how many of them the silence before, each sound, and the silence after take. */
export type Answer = { samples: Float32Array; before: number; lengths: number[]; after: number };

const styleSize = 256;
const samplesPerFrame = 600;

export type VoiceModel = { run(call: Call): Promise<Answer> };

/** Loads the model once. A call keeps its thread busy, so this belongs into a process of its own. */
export async function loadVoiceModel(modelFile: string, files: EngineFiles): Promise<VoiceModel> {
  const session = await openSession(modelFile);
  const voices = new Map<string, Float32Array>();

  async function stylesOf(name: string): Promise<Float32Array> {
    const known = voices.get(name);
    if (known) return known;
    const content = await readFile(files.voice(name));
    const styles = new Float32Array(new Uint8Array(content).buffer);
    voices.set(name, styles);
    return styles;
  }

  /** The style of a text of this length: it depends on how much is said. */
  async function styleFor(styles: SpokenVoice['styles'], sounds: number): Promise<Float32Array> {
    const from = sounds * styleSize;
    const mixed = new Float32Array(styleSize);
    for (const { file, share } of styles) {
      const style = (await stylesOf(file)).subarray(from, from + styleSize);
      for (const [at, value] of style.entries()) mixed[at] = (mixed[at] ?? 0) + share * value;
    }
    return mixed;
  }

  return {
    async run({ sounds, styles, speed, pow, k }) {
      if (sounds.length > longestCall) throw new Error(`${sounds.length} sounds are too many for one call`);
      const size = sounds.length + 2;
      const numbers = sounds.map(({ sound }) => BigInt(vocabulary.get(sound) ?? 0));
      const scales = (of: (sound: ScaledSound) => number) =>
        new Tensor('float32', Float32Array.of(1, ...sounds.map(of), 1), [1, size]);
      const single = (value: number) => new Tensor('float32', Float32Array.of(value), [1]);
      const output = await session.run({
        input_ids: new Tensor('int64', BigInt64Array.of(0n, ...numbers, 0n), [1, size]),
        style: new Tensor('float32', await styleFor(styles, sounds.length), [1, styleSize]),
        speed: single(speed),
        dur_scale: scales(({ length }) => length),
        f0_scale: scales(({ pitch }) => pitch),
        f0_pow: single(pow),
        f0_k: single(k),
      });
      return answerOf(output['waveform']?.data, output['durations']?.data);
    },
  };
}

function answerOf(waveform: Tensor.DataType | undefined, durations: Tensor.DataType | undefined): Answer {
  if (!(waveform instanceof Float32Array) || !(durations instanceof Float32Array)) {
    throw new Error('the speech model gave no sound');
  }
  const [before = 0, ...rest] = Array.from(durations, (frames) => frames * samplesPerFrame);
  const after = rest.pop() ?? 0;
  return { samples: waveform, before, lengths: rest, after };
}
