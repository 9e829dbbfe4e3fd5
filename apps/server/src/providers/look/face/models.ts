import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { type GraphModel, loadGraphModel } from '@tensorflow/tfjs-converter';
import * as tf from '@tensorflow/tfjs-core';

const modelNames = ['blazeface', 'facemesh-attention', 'selfie'] as const;
export type ModelName = (typeof modelNames)[number];

/** Runs a model on a picture of `size` by `size` and answers the outputs that are named. */
export type Models = {
  run(name: ModelName, pixels: Float32Array, size: number, outputs: string[]): Promise<Float32Array[]>;
};

type Manifest = {
  modelTopology: object;
  weightsManifest: [{ paths: [string]; weights: tf.io.WeightsManifestEntry[] }];
};

/** The backend multiplies floats alone; the model of the points multiplies indices too. */
function allowIndexProducts(): void {
  const kernel = tf.getKernel('BatchMatMul', 'wasm');
  const castKernel = tf.getKernel('Cast', 'wasm');
  if (!kernel || !castKernel) throw new Error('the WebAssembly backend has no matrix product');
  type Call = Parameters<typeof kernel.kernelFunc>[0];
  const cast = (x: tf.TensorInfo, dtype: tf.DataType, { backend }: Call) =>
    // A kernel with one output gives one.
    castKernel.kernelFunc({ inputs: { x }, backend, attrs: { dtype } }) as tf.TensorInfo;
  tf.unregisterKernel('BatchMatMul', 'wasm');
  tf.registerKernel({
    ...kernel,
    kernelFunc(call) {
      const { a, b } = call.inputs as { a: tf.TensorInfo; b: tf.TensorInfo };
      if (a.dtype === 'float32' && b.dtype === 'float32') return kernel.kernelFunc(call);
      const inputs = { a: cast(a, 'float32', call), b: cast(b, 'float32', call) };
      return cast(kernel.kernelFunc({ ...call, inputs }) as tf.TensorInfo, 'int32', call);
    },
  });
}

async function load(folder: string, name: ModelName): Promise<GraphModel> {
  // Our own file.
  const manifest = JSON.parse(await readFile(path.join(folder, `${name}.json`), 'utf8')) as Manifest;
  const [{ paths, weights }] = manifest.weightsManifest;
  const bytes = await readFile(path.join(folder, paths[0]));
  const weightData = new Uint8Array(bytes).buffer;
  return loadGraphModel({
    load: async () => ({ modelTopology: manifest.modelTopology, weightSpecs: weights, weightData }),
  });
}

/** Makes the models of a folder ready; each is loaded when it is first needed. */
export async function loadModels(folder: string): Promise<Models> {
  const wasm = createRequire(import.meta.url).resolve('@tensorflow/tfjs-backend-wasm/package.json');
  setWasmPaths(`${path.join(path.dirname(wasm), 'dist')}${path.sep}`);
  await tf.setBackend('wasm');
  await tf.ready();
  allowIndexProducts();
  const loaded = new Map<ModelName, Promise<GraphModel>>();
  return {
    async run(name, pixels, size, outputs) {
      const loading = loaded.get(name) ?? load(folder, name);
      loaded.set(name, loading);
      const model = await loading;
      const input = tf.tensor4d(pixels, [1, size, size, 3]);
      const made = model.execute(input, outputs);
      const tensors = Array.isArray(made) ? made : [made];
      const values = await Promise.all(tensors.map((tensor) => tensor.data<'float32'>()));
      tf.dispose([input, ...tensors]);
      return values;
    },
  };
}
