const headBytes = 4;

/** A recording behind its length, so that one can follow the other in a stream. */
export function framed(recording: Uint8Array): Buffer {
  const head = Buffer.alloc(headBytes);
  head.writeUInt32LE(recording.length);
  return Buffer.concat([head, recording]);
}

/** The recordings of a stream, each as soon as it is whole. */
export async function* recordingsIn(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const piece of stream) {
    rest = Buffer.concat([rest, piece]);
    while (rest.length >= headBytes && rest.length >= headBytes + rest.readUInt32LE()) {
      const end = headBytes + rest.readUInt32LE();
      yield rest.subarray(headBytes, end);
      rest = rest.subarray(end);
    }
  }
}
