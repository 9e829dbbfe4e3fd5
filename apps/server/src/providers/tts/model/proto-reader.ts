/** A field of a message: its number, what it holds, and all of its bytes. */
export type Field = { field: number; value: number | Buffer; bytes: Buffer };

/** The fields of a message in their order. Only what models have is read: numbers, and bytes with their length. */
export function* fieldsOf(message: Buffer): Generator<Field> {
  let at = 0;
  const varint = (): number => {
    for (let [value, scale] = [0, 1]; ; scale *= 128) {
      const byte = message.readUInt8(at++);
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const start = at;
    const tag = varint();
    const size = sizes[tag & 7];
    if (size === undefined) throw new Error(`the model has a field of kind ${tag & 7}`);
    let value: number | Buffer = 0;
    if (size === 'varint') value = varint();
    else {
      const length = size === 'length' ? varint() : size;
      value = message.subarray(at, at + length);
      at += length;
    }
    yield { field: Math.floor(tag / 8), value, bytes: message.subarray(start, at) };
  }
}

const sizes: Readonly<Record<number, 'varint' | 'length' | number>> = {
  0: 'varint',
  1: 8,
  2: 'length',
  5: 4,
};

/** What a field with text says. */
export const textOf = ({ value }: Field): string => value.toString();

/** A field of the message that holds bytes. */
export const bytesOf = ({ value }: Field): Buffer => (typeof value === 'number' ? Buffer.alloc(0) : value);

/** All whole numbers of a list, which may be packed into one field. */
export const numbersOf = (message: Buffer, field: number): number[] =>
  [...fieldsOf(message)]
    .filter((one) => one.field === field)
    .flatMap(({ value }) => (typeof value === 'number' ? [value] : unpacked(value)));

function unpacked(list: Buffer): number[] {
  const numbers: number[] = [];
  let [value, scale] = [0, 1];
  for (const byte of list) {
    value += (byte & 127) * scale;
    scale *= 128;
    if (byte > 127) continue;
    numbers.push(value);
    [value, scale] = [0, 1];
  }
  return numbers;
}
