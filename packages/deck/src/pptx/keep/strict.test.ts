import { describe, expect, test } from 'vitest';
import { openPackage } from '../package/package.ts';
import { differences, readWhole } from '../round-trip.ts';
import { deckFiles, pack, sp } from '../testing.ts';
import { aText } from '../../testing.ts';
import { inTransitional } from './strict.ts';
import { keep } from './testing.ts';

const box = '<a:xfrm><a:off x="0" y="0"/><a:ext cx="900000" cy="900000"/></a:xfrm>';
const shade = '<a:solidFill><a:srgbClr val="FF0000"><a:alpha val="40%"/></a:srgbClr></a:solidFill>';

const strict = (text: string) =>
  text
    .replaceAll(
      /http:\/\/schemas\.openxmlformats\.org\/(?!package\/)(\w+)\/2006\//g,
      'http://purl.oclc.org/ooxml/$1/',
    )
    .replace('<p:presentation ', '<p:presentation conformance="strict" ');

describe('a deck of the strict format', () => {
  const files = deckFiles({
    slides: [
      {
        shapes: sp(box + shade, '<a:p><a:r><a:t>A rise of 40%</a:t></a:r></a:p>'),
        notes: 'The sun is a star.',
      },
      { shapes: sp(box, '<a:p><a:r><a:t>Second</a:t></a:r></a:p>') },
    ],
  });
  const bytes = pack(
    Object.fromEntries(Object.entries(files).map(([path, content]) => [path, strict(String(content))])),
  );

  test('goes out in the addresses that everybody writes, and its slides stay', async () => {
    const read = readWhole(bytes);
    const [first, second] = read.deck.slides;
    const slides = [first!, { ...second!, elements: [...second!.elements, aText('New words')] }];
    const kept = (await keep(bytes, { ...read, deck: { ...read.deck, slides } }))!;
    const after = openPackage(kept);
    const text = new TextDecoder().decode(after.read('ppt/slides/slide1.xml'));
    expect(text).toBe(String(files['ppt/slides/slide1.xml']).replace('"40%"', '"40000"'));
    expect(after.has('ppt/slides/slide2.xml')).toBe(false);
    for (const name of after.names())
      expect(new TextDecoder().decode(after.read(name))).not.toMatch(/purl\.oclc\.org|conformance/);
    const [back] = readWhole(kept).deck.slides;
    expect(differences(back!.elements, first!.elements).filter((at) => !at.endsWith('id'))).toEqual([]);
    expect(back!.script).toEqual(first!.script);
  });
});

test.each([
  ['<c:gapWidth val="150%"/>', '<c:gapWidth val="150"/>'],
  ['<a:lumMod val="12.5%"/>', '<a:lumMod val="12500"/>'],
  ['<a:tile sx="50%" sy="-3%"/>', '<a:tile sx="50000" sy="-3000"/>'],
  ['<p:cNvPr id="2" name="50%" descr="10%"/>', '<p:cNvPr id="2" name="50%" descr="10%"/>'],
  ['<p:strVal val="50%"/>', '<p:strVal val="50%"/>'],
  [
    '<r Type="http://purl.oclc.org/ooxml/officeDocument/relationships/extendedProperties"/>',
    '<r Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/extended-properties"/>',
  ],
])('%s is %s elsewhere', (one, other) => {
  expect(inTransitional(one)).toBe(other);
});
