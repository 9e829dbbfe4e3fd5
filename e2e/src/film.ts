// A small film, made by the browser of the story: its frames are encoded there, and put together as WebM here.
import type { Page } from '@playwright/test';

const frameMs = 100;
const size = { width: 160, height: 90 };

/** Frames whose colour changes, each a picture of its own, so that the film can be taken up anywhere. */
async function framesOf(page: Page, seconds: number): Promise<Buffer[]> {
  const frames = await page.evaluate(
    async ({ count, frameMs, size }) => {
      const made: string[] = [];
      const encoder = new VideoEncoder({
        output: (chunk) => {
          const bytes = new Uint8Array(chunk.byteLength);
          chunk.copyTo(bytes);
          made.push(btoa(String.fromCharCode(...bytes)));
        },
        error: (error) => {
          throw error;
        },
      });
      encoder.configure({ codec: 'vp8', ...size });
      const canvas = new OffscreenCanvas(size.width, size.height);
      const pen = canvas.getContext('2d')!;
      for (let index = 0; index < count; index++) {
        pen.fillStyle = `hsl(${(index * 360) / count} 60% 45%)`;
        pen.fillRect(0, 0, size.width, size.height);
        const frame = new VideoFrame(canvas, { timestamp: index * frameMs * 1000 });
        encoder.encode(frame, { keyFrame: true });
        frame.close();
      }
      await encoder.flush();
      return made;
    },
    { count: (seconds * 1000) / frameMs, frameMs, size },
  );
  return frames.map((frame) => Buffer.from(frame, 'base64'));
}

/** A piece of WebM: its name, the length of what it holds, and that. */
function piece(name: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(name.toString(16), 'hex'), length, body]);
}
const number = (name: number, value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return piece(name, bytes);
};
const words = (name: number, text: string) => piece(name, Buffer.from(text));
const fraction = (name: number, value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return piece(name, bytes);
};

/** A film of so many seconds. */
export async function aFilm(page: Page, seconds: number): Promise<Buffer> {
  const frames = await framesOf(page, seconds);
  const blocks = frames.map((frame, index) => {
    const head = Buffer.from([0x81, 0, 0, 0x80]);
    head.writeInt16BE(index * frameMs, 1);
    return piece(0xa3, head, frame);
  });
  const track = [
    number(0xd7, 1),
    number(0x73c5, 1),
    number(0x83, 1),
    words(0x86, 'V_VP8'),
    piece(0xe0, number(0xb0, size.width), number(0xba, size.height)),
  ];
  return Buffer.concat([
    piece(0x1a45dfa3, words(0x4282, 'webm'), number(0x4287, 2), number(0x4285, 2)),
    piece(
      0x18538067,
      piece(
        0x1549a966,
        number(0x2ad7b1, 1_000_000),
        fraction(0x4489, seconds * 1000),
        words(0x4d80, 'story'),
        words(0x5741, 'story'),
      ),
      piece(0x1654ae6b, piece(0xae, ...track)),
      piece(0x1f43b675, number(0xe7, 0), ...blocks),
    ),
  ]);
}
