import { TextRefused } from '../../text-refusal.ts';
import { usualLetters } from './usual-letters.ts';

const { simplified, traditional, japanese, korean } = usualLetters;

const startsWith = (bytes: Uint8Array, ...head: number[]) => head.every((byte, at) => bytes[at] === byte);

function decodeUtf32(bytes: Uint8Array, isLittle: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const letters: string[] = [];
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const code = view.getUint32(at, isLittle);
    letters.push(code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd');
  }
  return letters.join('');
}

/** How often a byte is zero, by its place among four. */
function zeros(bytes: Uint8Array): [number, number, number, number] {
  const counts: [number, number, number, number] = [0, 0, 0, 0];
  bytes.forEach((byte, at) => {
    if (byte === 0) counts[(at % 4) as 0 | 1 | 2 | 3]++;
  });
  const groups = Math.max(1, bytes.length / 4);
  return counts.map((count) => count / groups) as typeof counts;
}

/** Wide encodings show themselves by where their zeros are. */
function wideEncoding(bytes: Uint8Array): 'utf-32le' | 'utf-32be' | 'utf-16le' | 'utf-16be' | undefined {
  if (startsWith(bytes, 0xff, 0xfe, 0, 0)) return 'utf-32le';
  if (startsWith(bytes, 0, 0, 0xfe, 0xff)) return 'utf-32be';
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const [a, b, c, d] = zeros(bytes.subarray(0, 64 * 1024));
  if (d > 0.95 && c > 0.95 && a < 0.05) return 'utf-32le';
  if (a > 0.95 && b > 0.95 && d < 0.05) return 'utf-32be';
  const [even, odd] = [(a + c) / 2, (b + d) / 2];
  if (odd > 0.3 && even < 0.02) return 'utf-16le';
  if (even > 0.3 && odd < 0.02) return 'utf-16be';
  // Chinese has few zeros, and those of 一 are on the other side.
  return odd + even > 0 && bytes.length % 2 === 0 ? likelierOrder(bytes) : undefined;
}

function likelierOrder(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [little, big] = ['utf-16le', 'utf-16be'].map((encoding) =>
    scoreOf(decodeAs(encoding, bytes.subarray(0, 65_536)), new Set([...simplified, ...traditional])),
  ) as [number, number];
  if (Math.max(little, big) < 0.3) return undefined;
  return little >= big ? 'utf-16le' : 'utf-16be';
}

// The bytes 0x80 to 0x9f of Windows; Node 20 decodes them as if they were Latin 1.
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function decodeAs(encoding: string, bytes: Uint8Array, fatal = false): string {
  const text = new TextDecoder(encoding, { fatal }).decode(bytes);
  if (encoding !== 'windows-1252') return text;
  return text.replace(/[\u0080-\u009f]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x80] ?? sign);
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return decodeAs('utf-8', bytes, true);
  } catch {
    return undefined;
  }
}

type Candidate = { encoding: string; usual: ReadonlySet<string> };
const latin = new Set('àáâäãåæçèéêëìíîïñòóôöõøùúûüýÿßœÀÁÂÄÃÅÆÇÈÉÊËÍÎÏÑÓÔÖÕØÚÛÜŒ’‘“”–—…«»€°§'.match(/./gu));

const candidates: readonly Candidate[] = [
  { encoding: 'gb18030', usual: simplified },
  { encoding: 'big5', usual: traditional },
  { encoding: 'shift_jis', usual: japanese },
  { encoding: 'euc-kr', usual: korean },
  { encoding: 'utf-16le', usual: simplified },
  { encoding: 'utf-16be', usual: simplified },
  { encoding: 'windows-1252', usual: latin },
];

/** The share of usual letters among those that are not plain ones, less what no text holds. */
function scoreOf(text: string, usual: ReadonlySet<string>): number {
  let [sum, count] = [0, 0];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    if (code < 0x80 && code >= 0x20) continue;
    if (letter === '\n' || letter === '\r' || letter === '\t') continue;
    count++;
    if (usual.has(letter)) sum += 1;
    else if (code === 0xfffd || code < 0x20 || (code >= 0x7f && code < 0xa0)) sum -= 3;
    else if (code >= 0xe000 && code <= 0xf8ff) sum -= 3;
  }
  return count === 0 ? 0 : sum / count;
}

/** Latin letters with signs stand among plain ones; those of other encodings read as Latin stand among their like. */
function latinScore(text: string): number {
  const runs = text.match(/[\u0080-\uffff]+/gu) ?? [];
  const long = runs.filter((run) => run.length > 2).length;
  return scoreOf(text, latin) - (runs.length === 0 ? 0 : (2 * long) / runs.length);
}

function guess(bytes: Uint8Array): string {
  // Enough to tell; cut at a line, so that no letter is cut.
  const limit = bytes.length > 65_536 ? bytes.lastIndexOf(0x0a, 65_536) : -1;
  const sample = limit > 0 ? bytes.subarray(0, limit) : bytes.subarray(0, 65_536);
  const scored = candidates.map(({ encoding, usual }) => {
    const text = decodeAs(encoding, sample);
    return { encoding, score: encoding === 'windows-1252' ? latinScore(text) : scoreOf(text, usual) };
  });
  scored.sort((one, other) => other.score - one.score);
  return scored[0]?.encoding ?? 'windows-1252';
}

/** A program or a picture gives more signs that steer machines than any text. */
function refuseBinary(text: string): void {
  const sample = text.slice(0, 65_536);
  // oxlint-disable-next-line no-control-regex -- these are the signs that are looked for
  const odd = sample.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/g)?.length ?? 0;
  if (odd > 2 + sample.length * 0.02) throw new TextRefused('not-a-document', 'not a text');
}

/** A text of whatever encoding; refuses bytes that are no text. */
export function decodeText(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes);
  const text = wide?.startsWith('utf-32')
    ? decodeUtf32(bytes, wide === 'utf-32le')
    : wide
      ? decodeAs(wide, bytes)
      : (decodeUtf8(bytes) ?? decodeAs(guess(bytes), bytes));
  refuseBinary(text);
  return text.replace(/^\ufeff/, '').replaceAll('\0', '');
}
