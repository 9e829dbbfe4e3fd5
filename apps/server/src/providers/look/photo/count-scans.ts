/** Markers without a length behind them: fillings, restarts and the beginning. Those below C0 are skipped by decoders. */
const isBare = (marker: number): boolean => marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8);
const startOfScan = 0xda;
const endOfImage = 0xd9;

/** How often a decoder goes over the pixels of a JPEG: marker by marker, as it reads them, without decoding any. */
export function countScans(jpeg: Uint8Array): number {
  const bytes = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.length);
  let scans = 0;
  let at = 2;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    while (bytes[at] === 0xff) at++;
    const marker = at > 0 ? bytes[at] : undefined;
    if (marker === undefined || marker === endOfImage) return scans;
    at++;
    if (isBare(marker)) continue;
    if (marker === startOfScan) scans++;
    if (at + 2 > bytes.length) return scans;
    at += Math.max(2, bytes.readUInt16BE(at));
  }
}
