import { readFile } from 'node:fs/promises';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { type MeaningFiles, textsAtOnce } from './files.ts';
import type { Meaning } from './port.ts';
import { inBytes } from './vector.ts';
import { type Vocabulary, wordPieces } from './word-pieces.ts';

const oneThread: InferenceSession.SessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  enableMemPattern: false,
  logSeverityLevel: 3,
};

/** A sentence is seldom longer; what stands behind is left out. */
const mostPieces = 126;

export type MeaningModel = (texts: readonly string[]) => Promise<Meaning[]>;

/** Loads the model once. A call keeps its thread busy, so this belongs into a process of its own. */
export async function loadMeaningModel(files: MeaningFiles): Promise<MeaningModel> {
  const { vocab } = (JSON.parse(await readFile(files.vocabulary, 'utf8')) as { model: { vocab: Vocabulary } })
    .model;
  const session = await InferenceSession.create(files.model, oneThread);
  const [start = 0, end = 0] = [vocab['[CLS]'], vocab['[SEP]']];

  async function someMeanings(texts: readonly string[]): Promise<Meaning[]> {
    const rows = texts.map((text) => [start, ...wordPieces(text, vocab, mostPieces), end]);
    const width = Math.max(...rows.map(({ length }) => length));
    const shape = [rows.length, width];
    const [ids, mask] = [new BigInt64Array(rows.length * width), new BigInt64Array(rows.length * width)];
    for (const [row, pieces] of rows.entries()) {
      ids.set(pieces.map(BigInt), row * width);
      mask.fill(1n, row * width, row * width + pieces.length);
    }
    const { last_hidden_state: states } = await session.run({
      input_ids: new Tensor('int64', ids, shape),
      attention_mask: new Tensor('int64', mask, shape),
      token_type_ids: new Tensor('int64', new BigInt64Array(ids.length), shape),
    });
    const values = states?.data as Float32Array;
    const size = states?.dims[2] ?? 0;
    // What the model makes of the first piece stands for the whole.
    return rows.map((_, row) => inBytes(values.subarray(row * width * size, row * width * size + size)));
  }

  return async (texts) => {
    const meanings: Meaning[] = [];
    for (let from = 0; from < texts.length; from += textsAtOnce)
      meanings.push(...(await someMeanings(texts.slice(from, from + textsAtOnce))));
    return meanings;
  };
}
