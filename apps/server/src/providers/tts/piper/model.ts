import { open } from 'node:fs/promises';
import { appendGraph, moved } from '../model/append-graph.ts';
import type { PatchedModel } from '../model/model-file.ts';
import { graphInput, graphOutput, node } from '../model/proto-writer.ts';

/** Where the model lies in the file of its package, whose version is pinned. */
export const modelPlace = { start: 17_992_543, end: 96_573_590 } as const;

const length = '/Mul_1_output_0';
const frames = '/Ceil_output_0';

/** Lets in how long each letter is against the ordinary (`dur_scale`), and leads out how long it became (`durations`). */
const patchModel = (model: Buffer): Buffer =>
  appendGraph(
    model,
    [length],
    [
      node('Mul', [moved(length), 'dur_scale'], length),
      node('Identity', [frames], 'durations'),
      graphInput('dur_scale', [1, 1, 'phonemes']),
      graphOutput('durations', [1, 1, 'phonemes']),
    ],
  );

/** The quick English model: Piper's en_US-libritts_r-medium, taken out of the file of a package. */
export const piperModel = (bundle: string): PatchedModel => ({
  name: 'piper',
  originalHash: 'acd9425049d887a4d04681010c3b2ed143898b824e5bc1f2ef6ddaee4b11ad0e',
  patchedHash: '533d76e21b4229cfc051a3e0da65e29db18e733a8add29777047ab1863e097be',
  patchedSize: 78_581_267,
  async read() {
    const file = await open(bundle);
    try {
      const model = Buffer.alloc(modelPlace.end - modelPlace.start);
      await file.read(model, 0, model.length, modelPlace.start);
      return model;
    } finally {
      await file.close();
    }
  },
  patch: patchModel,
});
