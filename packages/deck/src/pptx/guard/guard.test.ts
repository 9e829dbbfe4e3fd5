import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { deckFiles, makeDeck, open, pack } from '../testing.ts';
import { guardPackage } from './guard.ts';
import { type Refusal, Refused } from './refusal.ts';

/** Why the file is refused; it is read to its end. */
function refusalOf(bytes: Uint8Array): Refusal | undefined {
  try {
    const pages = [...open(bytes).read()];
    return pages.length > 0 ? undefined : 'no-slides';
  } catch (error) {
    if (error instanceof Refused) return error.reason;
    throw error;
  }
}

const withSlide = (xml: string | Uint8Array) => pack({ ...deckFiles({}), 'ppt/slides/slide1.xml': xml });
const good = makeDeck();

/** An old container whose table of contents names this stream. */
function container(stream: string): Uint8Array {
  const bytes = new Uint8Array(2048);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  for (let i = 0; i < stream.length; i++) bytes[1024 + i * 2] = stream.charCodeAt(i);
  return bytes;
}

/** The same file with a field of every entry of its directory changed. */
function changeDirectory(bytes: Uint8Array, change: (view: DataView, entry: number) => void): Uint8Array {
  const copy = bytes.slice();
  const view = new DataView(copy.buffer);
  for (let at = 0; at + 4 < copy.length; at++) if (view.getUint32(at, true) === 0x02014b50) change(view, at);
  return copy;
}

describe('a file that is no deck', () => {
  test.each<[string, Uint8Array, Refusal]>([
    ['nothing at all', new Uint8Array(), 'empty'],
    ['a text', strToU8('Hello, this is a text'), 'not-a-deck'],
    ['a PDF by another name', strToU8('%PDF-1.7\n'), 'not-a-deck'],
    [
      'a Word document by another name',
      pack({
        '[Content_Types].xml': '<Types/>',
        '_rels/.rels':
          '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="x/officeDocument" Target="word/document.xml"/></Relationships>',
        'word/document.xml': '<document/>',
      }),
      'not-a-deck',
    ],
    ['any other zip', pack({ 'readme.txt': 'hello' }), 'not-a-deck'],
    ['the first half of a deck', good.slice(0, good.length / 2), 'damaged'],
    ['a deck that lost its end', good.slice(0, -10), 'damaged'],
    ['two letters', strToU8('PK'), 'damaged'],
    ['a deck with a password', container('EncryptedPackage'), 'encrypted'],
    ['a deck of before 2007', container('PowerPoint Document'), 'old-format'],
    ['another old document', container('WordDocument'), 'not-a-deck'],
    [
      'a deck whose main part is broken',
      pack({ ...deckFiles({}), 'ppt/presentation.xml': '<p:presentation' }),
      'damaged',
    ],
    ['a deck without slides', makeDeck({ slides: [] }), 'no-slides'],
  ])('%s is refused', (_what, bytes, reason) => {
    expect(refusalOf(bytes)).toBe(reason);
  });

  test('a zip with a password is refused', () => {
    const locked = changeDirectory(good, (view, at) => view.setUint16(at + 8, 1, true));
    expect(refusalOf(locked)).toBe('encrypted');
  });

  test('a way of packing that we do not know is refused', () => {
    expect(refusalOf(changeDirectory(good, (view, at) => view.setUint16(at + 10, 99, true)))).toBe('damaged');
  });
});

describe('a file that is made to hurt', () => {
  test('a zip bomb is refused before it is unpacked', () => {
    const bomb = zipSync({ 'ppt/slides/slide1.xml': new Uint8Array(20_000_000) });
    const before = process.memoryUsage().arrayBuffers;
    expect(refusalOf(bomb)).toBe('bomb');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(1_000_000);
  });

  test('one that claims more than all parts may have is refused', () => {
    const claims = changeDirectory(good, (view, at) => {
      view.setUint32(at + 20, 900_000_000, true);
      view.setUint32(at + 24, 1_000_000_000, true);
    });
    expect(refusalOf(claims)).toBe('bomb');
  });

  test('a directory that lies about sizes is found out', () => {
    const large = withSlide(`<p:sld>${' '.repeat(2_000_000)}</p:sld>`);
    const lying = changeDirectory(large, (view, at) => view.setUint32(at + 24, 5000, true));
    expect(refusalOf(lying)).toBe('bomb');
  });

  test('as many entries as 4,000 slides with notes have are not too many', () => {
    const files = Object.fromEntries(
      Array.from({ length: 16_000 }, (_, index) => [`ppt/slides/${index}`, new Uint8Array()]),
    );
    expect(guardPackage(zipSync(files, { level: 0 }))).toHaveLength(16_000);
  });

  test('too many entries are refused', () => {
    const files = Object.fromEntries(
      Array.from({ length: 20_001 }, (_, index) => [`ppt/media/${index}`, new Uint8Array()]),
    );
    expect(refusalOf(zipSync(files, { level: 0 }))).toBe('bomb');
  });

  test('names that lead out of the file are refused', () => {
    expect(refusalOf(pack({ ...deckFiles({}), '../../etc/passwd': 'x' }))).toBe('hostile');
    expect(refusalOf(pack({ ...deckFiles({}), '..\\evil.dll': 'x' }))).toBe('hostile');
  });

  test('entities that multiply are refused', () => {
    const laughs =
      '<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><p:sld>&b;</p:sld>';
    expect(refusalOf(withSlide(laughs))).toBe('hostile');
  });

  test('an entity that reads another file is refused', () => {
    expect(
      refusalOf(withSlide('<!DOCTYPE l [<!ENTITY x SYSTEM "file:///etc/passwd">]><p:sld>&x;</p:sld>')),
    ).toBe('hostile');
  });

  test('elements without end inside each other are refused', () => {
    const deep = `<p:sld>${'<p:grpSp>'.repeat(100_000)}${'</p:grpSp>'.repeat(100_000)}</p:sld>`;
    expect(refusalOf(withSlide(deep))).toBe('bomb');
  });
});

test('a good deck passes', () => {
  expect(guardPackage(good).length).toBeGreaterThan(8);
  expect(refusalOf(good)).toBeUndefined();
});
