import { detectLanguage } from '@app/deck/script/language.ts';
import { deflated, mostOfPart, packedPart, type Part, partsOf } from '../../../../lib/package-parts.ts';

/** So many slides tell the language of a deck. */
const mostSlides = 12;
/** So much of an unpacked part is read: what it holds may be larger than it looks. */
const mostRead = 512 * 1024;
const mostOfText = 64 * 1024;

const slide = /^\/?ppt\/slides\/slide(\d+)\.xml$/u;
const text = /^\/?word\/document\.xml$/u;
const numberOf = ({ name }: Part) => Number(slide.exec(name)?.[1] ?? 0);

/** The beginning of a part as text; empty where it cannot be unpacked. */
async function beginningOf(file: File, part: Part): Promise<string> {
  const packed = part.size > mostOfPart ? undefined : await packedPart(file, part);
  if (!packed) return '';
  const stream =
    part.method === deflated
      ? packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))
      : packed.stream();
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let read = '';
  try {
    while (read.length < mostRead) {
      const { done, value } = await reader.read();
      if (done) break;
      read += value;
    }
    await reader.cancel();
  } catch {
    // What is broken is told when the file is read; until then what could be read counts.
  }
  return read;
}

/** The words of a part: runs of one paragraph belong together. */
const wordsIn = (xml: string): string =>
  [...xml.matchAll(/<[aw]:t(?:\s[^<>]*)?>([^<]*)<|<\/[aw]:p>/gu)].map(([, words]) => words ?? ' ').join('');

async function wordsOfPackage(file: File): Promise<string> {
  const parts = await partsOf(file);
  if (!parts || parts === 'large') return '';
  const said = parts
    .filter(({ name }) => slide.test(name) || text.test(name))
    .toSorted((one, other) => numberOf(one) - numberOf(other))
    .slice(0, mostSlides);
  const words = await Promise.all(said.map((part) => beginningOf(file, part)));
  return words.map(wordsIn).join(' ');
}

/** The beginning of a text in UTF-8; empty in other encodings, which the server alone can tell. */
async function wordsOfText(file: File): Promise<string> {
  try {
    const bytes = await file.slice(0, mostOfText).arrayBuffer();
    // The last letter may be cut.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return '';
  }
}

/** The language of a deck, a Word file or a text, as far as the browser can tell; undefined where it cannot. */
export async function languageOfFile(file: File): Promise<string | undefined> {
  if (/\.txt$/iu.test(file.name)) return detectLanguage(await wordsOfText(file));
  if (!/\.(?:pp[ts]|pot|doc)[xm]$/iu.test(file.name)) return undefined;
  return detectLanguage(await wordsOfPackage(file));
}
