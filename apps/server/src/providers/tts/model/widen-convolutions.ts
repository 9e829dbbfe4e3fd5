import { bytesOf, fieldsOf, numbersOf, textOf } from './proto-reader.ts';
import { bytesField, integers, integersOf, node, numberField, textField, varint } from './proto-writer.ts';

const field = { graph: 7, node: 1, constant: 5 } as const;
const nodeField = { input: 1, output: 2, name: 3, operator: 4, attribute: 5 } as const;
const tensorField = { size: 1, name: 8 } as const;
const axis = 'wide_axis';
/** The most that a processor works on at once: 16 numbers of 32 bit. */
const block = 16;

type Convolution = { name: string; inputs: string[]; output: string; attributes: Buffer[] };

/**
 * Writes the convolutions over one direction as convolutions over two, of which the first has the size 1. The sums are the same;
 * but for two directions the runtime has kernels that keep blocks of channels together, and for one it has not.
 * Others than those that fit these kernels stay as they are.
 */
export function widenConvolutions(model: Buffer): Buffer {
  return Buffer.concat(
    [...fieldsOf(model)].flatMap((part) =>
      part.field === field.graph ? withLength(field.graph, widenedGraph(bytesOf(part))) : [part.bytes],
    ),
  );
}

/** The parts of a field, which are large, are joined only once. */
const withLength = (number: number, parts: readonly Buffer[]): Buffer[] => {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return [varint(number * 8 + 2), varint(length), ...parts];
};

function widenedGraph(graph: Buffer): Buffer[] {
  const parts = [...fieldsOf(graph)];
  const fitting = new Set(
    parts.flatMap((part) =>
      part.field === field.constant && fits(bytesOf(part)) ? [nameOf(bytesOf(part))] : [],
    ),
  );
  const wide = new Set<string>();
  const nodes = parts.flatMap((part) => {
    const found = part.field === field.node ? convolutionOf(bytesOf(part)) : undefined;
    const weights = found?.inputs[1] ?? '';
    if (!found || !fitting.has(weights)) return [part];
    wide.add(weights);
    return widened(found).map((bytes) => ({ ...part, bytes }));
  });
  return [
    ...nodes.flatMap((part) =>
      part.field === field.constant && wide.has(nameOf(bytesOf(part)))
        ? widenedWeights(bytesOf(part))
        : [part.bytes],
    ),
    integers(axis, [2]),
  ];
}

const nameOf = (tensor: Buffer): string => {
  const name = [...fieldsOf(tensor)].find((part) => part.field === tensorField.name);
  return name ? textOf(name) : '';
};

/** Weights of one direction: channels out, channels in, taps. */
function fits(tensor: Buffer): boolean {
  const [out = 0, into = 0, ...taps] = numbersOf(tensor, tensorField.size);
  return taps.length === 1 && out % block === 0 && into % block === 0;
}

function widenedWeights(tensor: Buffer): Buffer[] {
  const [out = 0, into = 0, taps = 0] = numbersOf(tensor, tensorField.size);
  return withLength(field.constant, [
    ...[out, into, 1, taps].map((size) => numberField(tensorField.size, size)),
    ...[...fieldsOf(tensor)].flatMap((part) => (part.field === tensorField.size ? [] : [part.bytes])),
  ]);
}

function convolutionOf(message: Buffer): Convolution | undefined {
  const parts = [...fieldsOf(message)];
  const texts = (number: number): string[] => parts.filter((part) => part.field === number).map(textOf);
  if (texts(nodeField.operator)[0] !== 'Conv') return undefined;
  return {
    name: texts(nodeField.name)[0] ?? '',
    inputs: texts(nodeField.input),
    output: texts(nodeField.output)[0] ?? '',
    attributes: parts.filter((part) => part.field === nodeField.attribute).map(bytesOf),
  };
}

function widened({ name, inputs, output, attributes }: Convolution): Buffer[] {
  const [sound = '', ...weights] = inputs;
  const [wideSound, wideOutput] = [`${name}/wide_in`, `${name}/wide_out`];
  return [
    node('Unsqueeze', [sound, axis], wideSound),
    bytesField(
      field.node,
      ...[wideSound, ...weights].map((input) => textField(nodeField.input, input)),
      textField(nodeField.output, wideOutput),
      textField(nodeField.name, name),
      textField(nodeField.operator, 'Conv'),
      ...attributes.map(widenedAttribute),
    ),
    node('Squeeze', [wideOutput, axis], output),
  ];
}

/** Kernel, steps and distances have one number for each direction, the edges two: those before, then those after. */
function widenedAttribute(attribute: Buffer): Buffer {
  const name = [...fieldsOf(attribute)].find((part) => part.field === 1);
  const values = numbersOf(attribute, 8);
  if (!name || values.length === 0) return bytesField(nodeField.attribute, attribute);
  const [before = 0, after = 0] = values;
  return integersOf(textOf(name), textOf(name) === 'pads' ? [0, before, 0, after] : [1, ...values]);
}
