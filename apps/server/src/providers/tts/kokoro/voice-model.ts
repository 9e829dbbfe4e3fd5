import { readFile } from 'node:fs/promises';
import { Tensor } from 'onnxruntime-node';
import { openSession } from '../model/open-session.ts';
import { longestCall, vocabulary } from '../phonemes/vocabulary.ts';
import type { EngineFiles } from './engine-files.ts';
import type { SpokenVoice } from './voices.ts';

/**
 * A sound and how it is to be spoken: how many times as long, F0' = pitch · F0^pow, how many semitones the voice glides
 * up while it is heard (what comes after it stays as high), and which share of its fall it loses.
 */
export type ScaledSound = {
  sound: string;
  length: number;
  pitch: number;
  pow: number;
  rise: number;
  hold: number;
};
export type Call = {
  sounds: readonly ScaledSound[];
  /** The files of a voice, and how much of each is heard. */
  styles: SpokenVoice['styles'];
  speed: number;
  /** In Hz, how high a syllable is at least that is held. */
  heldAt: number;
};
/** Samples, and how many of them the silence before and each sound take; of the silence there is only the part next to the sounds. */
export type Answer = { samples: Float32Array; before: number; lengths: number[] };

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
    async run({ sounds, styles, speed, heldAt }) {
      if (sounds.length > longestCall) throw new Error(`${sounds.length} sounds are too many for one call`);
      const size = sounds.length + 2;
      const numbers = sounds.map(({ sound }) => BigInt(vocabulary.get(sound) ?? 0));
      // The silence before and after the sounds is as it is.
      const forEach = (of: (sound: ScaledSound) => number, silence: number) =>
        new Tensor('float32', Float32Array.of(silence, ...sounds.map(of), silence), [1, size]);
      const output = await session.run({
        input_ids: new Tensor('int64', BigInt64Array.of(0n, ...numbers, 0n), [1, size]),
        style: new Tensor('float32', await styleFor(styles, sounds.length), [1, styleSize]),
        speed: new Tensor('float32', Float32Array.of(speed), [1]),
        dur_scale: forEach(({ length }) => length, 1),
        f0_scale: forEach(({ pitch }) => pitch, 1),
        f0_pow: forEach(({ pow }) => pow, 1),
        f0_rise: forEach(({ rise }) => (rise * Math.LN2) / 12, 0),
        f0_hold: forEach(({ hold }) => hold, 0),
        f0_least: new Tensor('float32', Float32Array.of(heldAt), [1]),
      });
      return answerOf(output['waveform']?.data, output['durations']?.data, output['left_out']?.data);
    },
  };
}

function answerOf(...outputs: (Tensor.DataType | undefined)[]): Answer {
  const [samples, durations, leftOut] = outputs;
  if (
    !(samples instanceof Float32Array) ||
    !(durations instanceof Float32Array) ||
    !(leftOut instanceof Float32Array)
  )
    throw new Error('the speech model gave no sound');
  const [silence = 0, ...lengths] = Array.from(durations, (frames) => frames * samplesPerFrame);
  // The last one is the silence behind.
  lengths.pop();
  return { samples, before: silence - (leftOut[0] ?? 0) * samplesPerFrame, lengths };
}
