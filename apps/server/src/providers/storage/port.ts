import type { Readable } from 'node:stream';
import type { projectFile } from '@app/contract/project-file/limits.ts';
import type { FileEnding } from '@app/contract/upload/limits.ts';

// A key is the SHA-256 of the content, in hex: the same bytes are kept once, whoever brings them.
export type Stored = { key: string; size: number };

// Both ends are included, as in HTTP; an end past the last byte means the last byte.
export type ByteRange = { start: number; end: number };

export type PutOptions = { maxBytes: number; signal?: AbortSignal };

export type Storage = {
  // Takes the stream to its end. On any failure the source is destroyed and nothing is left behind.
  put(source: Readable, options: PutOptions): Promise<Stored>;
  // `size` is that of the whole content, also for a range (Content-Range needs it).
  // Read the stream to its end or destroy it: it holds a file or a connection.
  // A range that starts behind the last byte is a RangeError.
  get(key: string, range?: ByteRange): Promise<{ stream: Readable; size: number } | undefined>;
  size(key: string): Promise<number | undefined>;
  delete(key: string): Promise<void>;
  list(): AsyncIterable<{ key: string; changedAt: Date }>;
  // Throws when files cannot be taken now; for the readiness check.
  check(): Promise<void>;
  // A crash in the middle of a put leaves its temporary file; this removes those not written to lately.
  sweepTemp(olderThanMs: number): Promise<number>;
};

export class TooLarge extends Error {
  override readonly name = 'TooLarge';
  readonly maxBytes: number;

  constructor(maxBytes: number) {
    super(`More than ${maxBytes} bytes came`);
    this.maxBytes = maxBytes;
  }
}

export class NoSpace extends Error {
  override readonly name = 'NoSpace';

  constructor(message = 'The disk is full') {
    super(message);
  }
}

export function isKey(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

// Keys become paths and object names, so nothing but a hash may pass.
export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error('Not a storage key: 64 hex digits are expected');
}

// Object stores ignore a malformed Range header and answer with everything, so it is refused before.
export function assertRange({ start, end }: ByteRange): void {
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || start < 0 || end < start) {
    throw new RangeError(`Not a byte range: ${start}-${end}`);
  }
}

// "locked": an Office file with a password, of a kind that shows once it is opened.
export type SniffedType = { extension: FileEnding | typeof projectFile.ending | 'locked'; mime: string };

// Tells a stored file's type by its bytes. Undefined: not a kind of file the product takes.
export type SniffStored = (storage: Storage, key: string) => Promise<SniffedType | undefined>;
