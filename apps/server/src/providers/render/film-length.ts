import type { FilmType } from './port.ts';

/** What a film says of itself in its first pieces; undefined for anything that is no film. */
export function readFilm(bytes: Uint8Array): { type: FilmType; durationMs: number } | undefined {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const type = typeOf(view);
  const durationMs = type && (type === 'video/mp4' ? mp4Ms(view) : webmMs(view));
  return type && durationMs ? { type, durationMs } : undefined;
}

const ebmlHead = 0x1a45dfa3;

function typeOf(film: Buffer): FilmType | undefined {
  if (film.length < 16) return undefined;
  if (film.toString('latin1', 4, 8) === 'ftyp') return 'video/mp4';
  return film.readUInt32BE(0) === ebmlHead ? 'video/webm' : undefined;
}

type Piece = { name: string; body: Buffer };
type ReadPiece = (film: Buffer, at: number) => (Piece & { end: number }) | undefined;

/** A film is pieces within pieces; one that is cut off ends the reading. */
function find(film: Buffer, read: ReadPiece, ...[name, ...inner]: readonly string[]): Buffer | undefined {
  for (let at = 0; ; ) {
    const piece = read(film, at);
    if (!piece) return undefined;
    if (piece.name === name) return inner.length === 0 ? piece.body : find(piece.body, read, ...inner);
    at = piece.end;
  }
}

const readBox: ReadPiece = (film, at) => {
  if (at + 8 > film.length) return undefined;
  const short = film.readUInt32BE(at);
  if (short === 1 && at + 16 > film.length) return undefined;
  const head = short === 1 ? 16 : 8;
  // Nothing said: to the end.
  const length = short === 1 ? Number(film.readBigUInt64BE(at + 8)) : short || film.length - at;
  if (length < head) return undefined;
  const end = at + length;
  return { name: film.toString('latin1', at + 4, at + 8), body: film.subarray(at + head, end), end };
};

function mp4Ms(film: Buffer): number | undefined {
  const head = find(film, readBox, 'moov', 'mvhd');
  const isLong = head?.[0] === 1;
  if (!head || head.length < (isLong ? 32 : 20)) return undefined;
  const scale = head.readUInt32BE(isLong ? 20 : 12);
  const length = isLong ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16);
  return scale > 0 ? (length / scale) * 1000 : undefined;
}

/** A number whose first byte says how many bytes it has. */
function readLength(
  film: Buffer,
  at: number,
  keepsMark: boolean,
): { value: number; end: number } | undefined {
  const first = film[at];
  if (first === undefined || first === 0) return undefined;
  const count = Math.clz32(first) - 23;
  if (at + count > film.length) return undefined;
  let value = keepsMark ? first : first & (0xff >> count);
  let isOpen = value === 0xff >> count;
  for (const byte of film.subarray(at + 1, at + count)) {
    value = value * 256 + byte;
    isOpen &&= byte === 0xff;
  }
  // All bits set: its writer did not know, and it goes to the end.
  return { value: isOpen && !keepsMark ? film.length : value, end: at + count };
}

const readElement: ReadPiece = (film, at) => {
  const name = readLength(film, at, true);
  const length = name && readLength(film, name.end, false);
  if (!name || !length) return undefined;
  const end = length.end + length.value;
  return { name: name.value.toString(16), body: film.subarray(length.end, end), end };
};

function webmMs(film: Buffer): number | undefined {
  const [segment, info] = ['18538067', '1549a966'];
  const length = find(film, readElement, segment, info, '4489');
  if (length?.length !== 4 && length?.length !== 8) return undefined;
  const scale = find(film, readElement, segment, info, '2ad7b1');
  const nanoseconds =
    scale && scale.length > 0 && scale.length <= 6 ? scale.readUIntBE(0, scale.length) : 1e6;
  const units = length.length === 4 ? length.readFloatBE() : length.readDoubleBE();
  return (units * nanoseconds) / 1e6;
}
