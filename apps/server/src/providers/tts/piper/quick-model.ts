import { Tensor } from 'onnxruntime-node';
import { openSession } from '../model/open-session.ts';
import { letterNumbers } from './letters.ts';

/** Samples per second of the model. */
export const modelRate = 22_050;
const samplesPerFrame = 256;

const [pad, begin, end] = [0, 1, 2];
/** How much chance there is in timbre and in lengths; what the model was published with. */
const [timbreNoise, lengthNoise] = [0.667, 0.8];

export type QuickCall = {
  /** The letters of each sound, and how long it is against the ordinary. */
  sounds: readonly { letters: string; length: number }[];
  speaker: number;
  /** How many times as slow. */
  slow: number;
};
/** Samples, and how many of them the silence before and each sound take. */
export type QuickAnswer = { samples: Float32Array; before: number; lengths: number[] };
export type QuickModel = { run(call: QuickCall): Promise<QuickAnswer> };

export async function loadQuickModel(file: string): Promise<QuickModel> {
  const session = await openSession(file);
  return {
    async run({ sounds, speaker, slow }) {
      const numbers: number[] = [begin, pad];
      const scales: number[] = [1, 1];
      for (const { letters, length } of sounds) {
        for (const letter of letters) {
          numbers.push(letterNumbers.get(letter) ?? pad, pad);
          scales.push(length, length);
        }
      }
      numbers.push(end);
      scales.push(1);
      const int64 = (values: readonly number[], shape: readonly number[]) =>
        new Tensor('int64', BigInt64Array.from(values, BigInt), shape);
      const output = await session.run({
        input: int64(numbers, [1, numbers.length]),
        input_lengths: int64([numbers.length], [1]),
        scales: new Tensor('float32', Float32Array.of(timbreNoise, slow, lengthNoise), [3]),
        sid: int64([speaker], [1]),
        dur_scale: new Tensor('float32', Float32Array.from(scales), [1, 1, scales.length]),
      });
      return answerOf(output['output']?.data, output['durations']?.data, sounds);
    },
  };
}

function answerOf(
  samples: Tensor.DataType | undefined,
  durations: Tensor.DataType | undefined,
  sounds: QuickCall['sounds'],
): QuickAnswer {
  if (!(samples instanceof Float32Array) || !(durations instanceof Float32Array)) {
    throw new Error('the speech model gave no sound');
  }
  const lengthOf = (from: number, to: number): number =>
    durations.subarray(from, to).reduce((sum, frames) => sum + frames, 0) * samplesPerFrame;
  let at = 2;
  const lengths = sounds.map(({ letters }) => lengthOf(at, (at += 2 * [...letters].length)));
  return { samples, before: lengthOf(0, 2), lengths };
}
