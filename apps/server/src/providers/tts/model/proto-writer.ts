// As much of the protobuf encoding, and of ONNX in it, as the patch needs. Field numbers are those of onnx.proto.

export function varint(value: number | bigint): Buffer {
  let rest = BigInt.asUintN(64, BigInt(value));
  const bytes: number[] = [];
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
  return Buffer.from([...bytes, Number(rest)]);
}

export const bytesField = (field: number, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([varint((field << 3) | 2), varint(body.length), body]);
};
export const textField = (field: number, text: string): Buffer => bytesField(field, Buffer.from(text));
export const numberField = (field: number, value: number): Buffer =>
  Buffer.concat([varint(field << 3), varint(value)]);

const integerAttribute = 2;
const integersAttribute = 7;
const int64 = 7;

/** The number of the element type float32. */
export const floatElement = 1;

/** A node of the graph. */
export function node(
  operator: string,
  inputs: readonly string[],
  output: string,
  attributes: Readonly<Record<string, number>> = {},
): Buffer {
  return bytesField(
    1,
    ...inputs.map((name) => textField(1, name)),
    textField(2, output),
    textField(3, `control/${output}`),
    textField(4, operator),
    ...Object.entries(attributes).map(([name, value]) =>
      bytesField(5, textField(1, name), numberField(3, value), numberField(20, integerAttribute)),
    ),
  );
}

/** An attribute that is a list of whole numbers. */
export const integersOf = (name: string, values: readonly number[]): Buffer =>
  bytesField(
    5,
    textField(1, name),
    ...values.map((value) => numberField(8, value)),
    numberField(20, integersAttribute),
  );

/** A constant list of whole numbers. */
export const integers = (name: string, values: readonly number[]): Buffer =>
  bytesField(
    5,
    numberField(1, values.length),
    numberField(2, int64),
    bytesField(7, ...values.map(varint)),
    textField(8, name),
  );

const tensor = (field: number, name: string, shape: readonly (number | string)[]): Buffer => {
  const dimensions = shape.map((size) =>
    bytesField(1, typeof size === 'string' ? textField(2, size) : numberField(1, size)),
  );
  const type = bytesField(1, numberField(1, floatElement), bytesField(2, ...dimensions));
  return bytesField(field, textField(1, name), bytesField(2, type));
};

export const graphInput = (name: string, shape: readonly (number | string)[]): Buffer =>
  tensor(11, name, shape);
export const graphOutput = (name: string, shape: readonly (number | string)[]): Buffer =>
  tensor(12, name, shape);
