import { readFile } from 'node:fs/promises';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { type Box, type GreyPicture, resized } from './picture.ts';
import { sessionOptions } from './session.ts';

// Reads one line. The model tells for each narrow strip which letter it shows, or none; a letter that goes on over several
// strips is one letter.

const lineHeight = 48;
const narrowest = 16;
const widest = 3200;

/** What a line says, and how sure that is, from 0 to 1. */
export type ReadLine = { text: string; confidence: number };

function inputOf({ data, width, height }: GreyPicture): Tensor {
  const size = width * height;
  const values = new Float32Array(size * 3);
  for (let at = 0; at < size; at++) {
    const value = (data[at] ?? 0) / 127.5 - 1;
    values[at] = value;
    values[size + at] = value;
    values[size * 2 + at] = value;
  }
  return new Tensor('float32', values, [1, 3, height, width]);
}

/** The likeliest letter of each strip; 0 is none. */
function decode(likely: Float32Array, letters: readonly string[]): ReadLine {
  const kinds = letters.length + 1;
  let [text, sum, count, last] = ['', 0, 0, 0];
  for (let start = 0; start + kinds <= likely.length; start += kinds) {
    let best = 0;
    for (let kind = 1; kind < kinds; kind++)
      if ((likely[start + kind] ?? 0) > (likely[start + best] ?? 0)) best = kind;
    if (best !== 0 && best !== last) {
      text += letters[best - 1];
      sum += likely[start + best] ?? 0;
      count++;
    }
    last = best;
  }
  return { text: text.trim(), confidence: count === 0 ? 0 : sum / count };
}

/** Loads the model that reads lines, and the letters that it knows. */
export async function loadReader(
  file: string,
  lettersFile: string,
): Promise<(picture: GreyPicture, line: Box) => Promise<ReadLine>> {
  // The blank is the last letter that the model knows, and not in the list.
  const letters = [...(await readFile(lettersFile, 'utf8')).trimEnd().split(/\r?\n/u), ' '];
  const session = await InferenceSession.create(file, sessionOptions);
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]];
  return async (picture, line) => {
    const width = Math.round((line.width / line.height) * lineHeight);
    const seen = await resized(picture, Math.min(widest, Math.max(narrowest, width)), lineHeight, line);
    const found = await session.run({ [input]: inputOf(seen) });
    return decode(found[output]?.data as Float32Array, letters);
  };
}
