import type { Package } from '../package/package.ts';
import { decodeXml } from '../package/xml.ts';
import type { Entry } from '../write/part.ts';
import { zipEntries } from '../write/zip.ts';
import { inUtf8 } from './plain-text.ts';

/** How addresses of the strict format begin. */
export const strictAddress = 'http://purl.oclc.org/ooxml/';

const address = /\bhttp:\/\/purl\.oclc\.org\/ooxml\/(\w+)\/([\w/]*)/g;
const otherNames: Readonly<Record<string, string>> = {
  extendedProperties: 'extended-properties',
  customProperties: 'custom-properties',
};
const conformance =
  /(<[\w.-]*:?(?:presentation|workbook|document)\b[^<>]*?)\sconformance\s*=\s*(["'])strict\2/;

// The strict format writes shares as 50%, the other one in thousandths of a percent, and in these as whole percents.
const tagWithShare = /<(?:[\w.-]+:)?([\w.-]+)\s[^<>]*%["'][^<>]*>/g;
const share = /(\s([\w.:-]+)\s*=\s*["'])(-?\d{1,9}(?:\.\d{1,9})?)%(?=["'])/g;
const wholePercents = new Set([
  'gapWidth',
  'gapDepth',
  'overlap',
  'holeSize',
  'bubbleScale',
  'hPercent',
  'depthPercent',
  'secondPieSize',
  'lblOffset',
]);
// Words, and values that are written as words.
const wordy = new Set(['name', 'descr', 'title', 'formatCode', 'tooltip']);

/** The text of a part of the strict format in the words of the other one. */
export const inTransitional = (text: string): string =>
  inUtf8(text)
    .replace(conformance, '$1')
    .replaceAll(address, (_, area: string, rest: string) => {
      const names = rest.split('/').map((name) => otherNames[name] ?? name);
      return `http://schemas.openxmlformats.org/${area}/2006/${names.join('/')}`;
    })
    .replaceAll(tagWithShare, (tag, element: string) =>
      element === 'strVal'
        ? tag
        : tag.replaceAll(share, (all, head: string, name: string, value: string) => {
            if (wordy.has(name)) return all;
            return `${head}${Math.round(Number(value) * (wholePercents.has(element) ? 1 : 1000))}`;
          }),
    );

/** A file of the strict format as one that everybody writes; what is no XML stays as it lies. */
export async function transitionalFile(file: Package): Promise<Uint8Array | undefined> {
  if (!file.isSound()) return undefined;
  const entries = file.names().flatMap((path): Entry[] => {
    const packed = file.packed(path);
    if (!packed || !/\.(?:xml|rels)$/i.test(path)) return packed ? [packed] : [];
    const text = decodeXml(file.read(path) ?? new Uint8Array());
    return [{ path: packed.path, content: inTransitional(text) }];
  });
  const pieces: Uint8Array[] = [];
  for await (const piece of zipEntries(entries)) pieces.push(piece);
  return new Uint8Array(await new Blob(pieces as Uint8Array<ArrayBuffer>[]).arrayBuffer());
}
