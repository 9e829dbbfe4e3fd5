import { InferenceSession, Tensor } from 'onnxruntime-node';
import { expect, test } from 'vitest';
import { fieldsOf } from './proto-reader.ts';
import { bytesField, graphInput, graphOutput, integersOf, numberField, textField } from './proto-writer.ts';
import { widenConvolutions } from './widen-convolutions.ts';

const length = 40;

/** A model of one convolution with three taps that are two apart, and weights that all differ. */
function oneConvolution(channels: number): Buffer {
  const weights = Float32Array.from({ length: channels * channels * 3 }, (_, at) => Math.sin(at));
  const convolution = bytesField(
    1,
    ...['sound', 'weights'].map((input) => textField(1, input)),
    textField(2, 'heard'),
    textField(3, 'convolution'),
    textField(4, 'Conv'),
    integersOf('dilations', [2]),
    integersOf('kernel_shape', [3]),
    integersOf('pads', [2, 2]),
    integersOf('strides', [1]),
  );
  const constant = bytesField(
    5,
    ...[channels, channels, 3].map((size) => numberField(1, size)),
    numberField(2, 1),
    textField(8, 'weights'),
    bytesField(9, Buffer.from(weights.buffer)),
  );
  const graph = bytesField(
    7,
    convolution,
    textField(2, 'graph'),
    constant,
    graphInput('sound', [1, channels, length]),
    graphOutput('heard', [1, channels, length]),
  );
  return Buffer.concat([numberField(1, 8), graph, bytesField(8, textField(1, ''), numberField(2, 20))]);
}

async function heardBy(model: Buffer, channels: number): Promise<number[]> {
  const session = await InferenceSession.create(model, { logSeverityLevel: 3 });
  const sound = Float32Array.from({ length: channels * length }, (_, at) => Math.cos(at));
  const { heard } = await session.run({ sound: new Tensor('float32', sound, [1, channels, length]) });
  if (!(heard?.data instanceof Float32Array)) throw new Error('nothing was heard');
  return [...heard.data];
}

const operatorsIn = (model: Buffer): string[] =>
  ['Unsqueeze', 'Squeeze'].filter((operator) => model.includes(operator));

test('a convolution over two directions gives what the one over one direction gave', async () => {
  const model = oneConvolution(16);
  const wide = widenConvolutions(model);
  expect(operatorsIn(wide)).toEqual(['Unsqueeze', 'Squeeze']);
  const [before, after] = [await heardBy(model, 16), await heardBy(wide, 16)];
  expect(after).toHaveLength(before.length);
  for (const [at, value] of before.entries()) expect(after[at]).toBeCloseTo(value, 4);
});

test('a convolution whose channels do not fill blocks stays as it is', async () => {
  const model = oneConvolution(6);
  const wide = widenConvolutions(model);
  expect(operatorsIn(wide)).toEqual([]);
  expect(await heardBy(wide, 6)).toEqual(await heardBy(model, 6));
});

test('a message that ends in the middle of a field is refused', () => {
  expect(() => [...fieldsOf(Buffer.from([0x08, 0x80]))]).toThrow('out of range');
});
