import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { countingIds } from '../../testing.ts';
import { openPackage } from '../package/package.ts';
import { readWhole, sourcesOf } from '../round-trip.ts';
import { deckFiles, pack, relation, sp, tinyPng } from '../testing.ts';
import { zipEntries } from '../write/zip.ts';
import { keepDeck } from './keep-deck.ts';

type Files = Record<string, string | Uint8Array>;
type Change = (files: Files) => Files;

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function keepBytes(bytes: Uint8Array, without?: number) {
  const { deck, media } = readWhole(bytes);
  const contents = new Map(media.map(({ url, bytes: each }) => [url, hash(each)]));
  const slides = deck.slides.filter((_, at) => at !== without);
  const outgoing = { deck: { ...deck, slides }, title: 'Outgoing', media: sourcesOf(media) };
  const contentOf = (url: string) => contents.get(url) ?? url;
  return keepDeck(outgoing, bytes, { newId: countingIds(), hash, contentOf });
}

const keep = (change: Change = (files) => files, without?: number) =>
  keepBytes(
    pack(
      change(
        deckFiles({
          slides: [
            { shapes: words('One'), notes: 'n' },
            { shapes: words('Two'), notes: 'm' },
          ],
        }),
      ),
    ),
    without,
  );

const words = (text: string) =>
  sp(
    '<a:xfrm><a:off x="0" y="0"/><a:ext cx="900000" cy="900000"/></a:xfrm>',
    `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`,
  );

const slideRelations = 'ppt/slides/_rels/slide1.xml.rels';
const replaced =
  (path: string, from: string, to: string): Change =>
  (files) => ({ ...files, [path]: String(files[path]).replace(from, to) });
const leads =
  (xml: string, more: Files = {}, path = slideRelations): Change =>
  (files) =>
    replaced(path, '</Relationships>', `${xml}</Relationships>`)({ ...files, ...more });
const microsoft = (kind: string, target: string) =>
  `<Relationship Id="x" Type="http://schemas.microsoft.com/office/2006/relationships/${kind}" Target="${target}"/>`;
const acts = (action: string) =>
  replaced(
    'ppt/slides/slide1.xml',
    '<a:r>',
    `<a:r><a:rPr><a:hlinkClick xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:id="" action="${action}"/></a:rPr>`,
  );
const notesXml = 'ppt/notesSlides/_rels/notesSlide1.xml.rels';
const notesRelations =
  (xml: string): Change =>
  (files) => ({
    ...files,
    [notesXml]: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${xml}</Relationships>`,
  });

const refused: [what: string, change: Change][] = [
  ...['image', 'slide', 'customXml'].flatMap((kind) =>
    [
      '/[Content_Types].xml',
      '/_rels/.rels',
      '/ppt/_rels/presentation.xml.rels',
      '/%5BContent_Types%5D.xml',
    ].map((target): [string, Change] => [`${kind} to ${target}`, leads(relation('x', kind, target))]),
  ),
  ['a macro', leads(microsoft('vbaProject', '../vbaProject.bin'), { 'ppt/vbaProject.bin': 'x' })],
  [
    'a macro called a picture',
    leads(relation('x', 'image', '../vbaProject.bin'), { 'ppt/vbaProject.bin': 'x' }),
  ],
  [
    'a control',
    leads(relation('x', 'control', '../activeX/activeX1.xml'), { 'ppt/activeX/activeX1.xml': '<a/>' }),
  ],
  ['an object', leads(relation('x', 'oleObject', '../embeddings/o.bin'), { 'ppt/embeddings/o.bin': 'x' })],
  [
    'a workbook with macros',
    leads(relation('x', 'package', '../e/b.xlsm'), { 'ppt/e/b.xlsm': pack({ a: 'x' }) }),
  ],
  [
    'a workbook that hides macros',
    leads(relation('x', 'package', '../e/b.xlsx'), {
      'ppt/e/b.xlsx': pack({ '[Content_Types].xml': '<Types/>', 'xl/vbaProject.bin': 'x' }),
    }),
  ],
  ['a template', leads(relation('x', 'attachedTemplate', 'http://e.org/t.potm', true))],
  ...['file:///c:/a.exe', '\\\\host\\share', 'javascript:alert(1)', 'relative.exe'].map(
    (target): [string, Change] => [`a link to ${target}`, leads(relation('x', 'hyperlink', target, true))],
  ),
  ['a picture of the web', leads(relation('x', 'image', 'http://e.org/a.png', true))],
  ['a film of the web', leads(relation('x', 'video', 'http://e.org/a.mp4', true))],
  ['an inner address of a file', leads(relation('x', 'image', 'file:///c:/a.png'))],
  ...['ppaction://macro?name=a', 'ppaction://program', 'ppaction:/&#47;MACRO', 'ppaction://ole?verb=0'].map(
    (action): [string, Change] => [`an action ${action}`, acts(action)],
  ),
  ['notes of another slide', notesRelations(relation('x', 'notesSlide', 'notesSlide2.xml'))],
  ['notes that are of another slide', notesRelations(relation('x', 'slide', '../slides/slide2.xml'))],
  ['notes of another slide called a picture', notesRelations(relation('x', 'image', 'notesSlide2.xml'))],
  ['two slides with the same notes', leads(relation('x', 'notesSlide', '../notesSlides/notesSlide2.xml'))],
  [
    'a large list of slides',
    replaced('ppt/presentation.xml', '<p:sldIdLst>', `<!--${'x'.repeat(2 ** 18)}--><p:sldIdLst>`),
  ],
  ['numbers of slides that are too large', replaced('ppt/presentation.xml', 'id="256"', 'id="2147483648"')],
  ['a part that nobody knows', leads(relation('x', 'image', '../media/a.odd'), { 'ppt/media/a.odd': 'x' })],
  [
    'names of relations twice',
    leads(relation('x', 'image', 'a.png') + relation('x', 'hyperlink', 'https://e.org', true)),
  ],
];

/** The places of entries in the directory, by their names. */
function directory(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = new Map<string, number>();
  for (let at = view.getUint32(bytes.length - 6, true); view.getUint32(at, true) === 0x02014b50; ) {
    const length = view.getUint16(at + 28, true);
    found.set(Buffer.from(bytes.subarray(at + 46, at + 46 + length)).toString(), at);
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return { view, found };
}

describe('a file made to hurt', () => {
  test.each(refused)('is not written into: %s', async (_what, change) => {
    const written = await keep(change).catch(() => undefined);
    expect(written).toBeUndefined();
  });

  test('and one like it is', async () => {
    const page = leads(relation('x', 'hyperlink', 'https://e.org', true));
    expect(await keep(page)).toBeDefined();
    expect(await keep(acts('ppaction://hlinkshowjump?jump=endshow'))).toBeDefined();
  });

  test('shares no bytes between entries, names none twice, and says what they are', async () => {
    const files = {
      ...deckFiles({
        slides: [{ shapes: words('One'), relations: relation('x', 'image', '../media/a.png') }],
      }),
      'ppt/media/a.png': tinyPng,
      'ppt/media/b.png': tinyPng,
    };
    const whole = pack(files);
    expect(await keepBytes(whole)).toBeDefined();
    const changed = async (change: (view: DataView, a: number, b: number) => void) => {
      const bytes = Uint8Array.from(whole);
      const { view, found } = directory(bytes);
      change(view, found.get('ppt/media/a.png')!, found.get('ppt/media/b.png')!);
      return keepBytes(bytes).catch(() => undefined);
    };
    expect(
      await changed((view, a, b) => view.setUint32(b + 42, view.getUint32(a + 42, true), true)),
    ).toBeUndefined();
    expect(await changed((view, _a, b) => view.setUint8(b + 46 + 10, 0x61))).toBeUndefined();
    expect(await changed((view, a) => view.setUint32(a + 16, 1, true))).toBeUndefined();
    expect(
      await changed((view, a) => view.setUint32(a + 24, view.getUint32(a + 24, true) + 1, true)),
    ).toBeUndefined();
  });

  test('what the file says of itself is written anew, and every part has a type', async () => {
    const about = { 'docProps/app.xml': '<a>Secret</a>', 'docProps/core.xml': '<a>Secret</a>' };
    const links =
      relation('a', 'extended-properties', 'docProps/app.xml') +
      relation('c', 'core-properties', 'docProps/core.xml');
    const written = (await keep(leads(links, about, '_rels/.rels'), 1))!;
    const pieces: Uint8Array[] = [];
    for await (const piece of zipEntries(written.entries)) pieces.push(piece);
    const file = openPackage(Buffer.concat(pieces));
    const text = (path: string) => Buffer.from(file.read(path)!).toString();
    expect(text('docProps/core.xml')).toContain('Outgoing');
    expect(text('docProps/core.xml') + text('docProps/app.xml')).not.toContain('Secret');
    expect(text('[Content_Types].xml')).toMatch(/Extension="rels".*PartName="\/ppt\/slides\/slide1.xml"/s);
    const names = file.names();
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain('ppt/notesSlides/notesSlide2.xml');
  });
});
