import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import { createEncoder } from 'wasm-media-encoders';
import { sampleRate } from '../port.ts';

const headerBytes = 44;
const mp3Kbit = 64;

/** A WAV file: 16 bit, mono. */
export function encodeWav(pcm: Int16Array): Uint8Array {
  const file = Buffer.alloc(headerBytes + pcm.byteLength);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(headerBytes - 8 + pcm.byteLength, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(pcm.byteLength, 40);
  for (const [index, sample] of pcm.entries()) file.writeInt16LE(sample, headerBytes + index * 2);
  return file;
}

let encoderFile: Promise<Buffer> | undefined;
// The encoder is LGPL: its file stays as it is in its package, where it can be replaced.
const loadEncoder = (): Promise<Buffer> =>
  (encoderFile ??= readFile(createRequire(import.meta.url).resolve('wasm-media-encoders/wasm/mp3')));

/** An MP3 file of 64 kbit/s, made in slices of a second so that the process goes on answering. */
export async function encodeMp3(pcm: Int16Array, signal?: AbortSignal): Promise<Uint8Array> {
  const encoder = await createEncoder('audio/mpeg', await loadEncoder());
  encoder.configure({ sampleRate, channels: 1, bitrate: mp3Kbit });
  const parts: Uint8Array[] = [];
  for (let start = 0; start < pcm.length; start += sampleRate) {
    signal?.throwIfAborted();
    const slice = Float32Array.from(pcm.subarray(start, start + sampleRate), (sample) => sample / 32768);
    // The encoder gives out its own memory, which the next call writes over.
    parts.push(encoder.encode([slice]).slice());
    await letOthersRun();
  }
  parts.push(encoder.finalize().slice());
  return Buffer.concat(parts);
}
