const text = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCodePoint(...bytes.subarray(from, to));

/** What a file is by its bytes, whatever it is called; undefined: nothing that a voice can be made from. */
export function kindOfSound(bytes: Uint8Array): 'sound' | 'film' | undefined {
  const [head, form] = [text(bytes, 0, 4), text(bytes, 8, 12)];
  if (head === 'RIFF') return form === 'WAVE' ? 'sound' : form === 'AVI ' ? 'film' : undefined;
  // EBML: Matroska and WebM.
  if (bytes[0] === 0x1a && bytes[1] === 0x45) return 'film';
  if (text(bytes, 4, 8) === 'ftyp') return hasPicture(bytes) ? 'film' : 'sound';
  const isFrame = bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0;
  return head.startsWith('ID3') || isFrame ? 'sound' : undefined;
}

/** Whether one of the tracks of an MP4 file is a film: its handler says so. */
function hasPicture(bytes: Uint8Array): boolean {
  const marks = [...'vide'].map((letter) => letter.codePointAt(0));
  const handler = [...'hdlr'].map((letter) => letter.codePointAt(0));
  for (let at = bytes.indexOf(handler[0] ?? 0); at >= 0; at = bytes.indexOf(handler[0] ?? 0, at + 1)) {
    if (!handler.every((letter, place) => bytes[at + place] === letter)) continue;
    // After the name come four bytes of version and four of nothing.
    if (marks.every((letter, place) => bytes[at + 12 + place] === letter)) return true;
  }
  return false;
}
