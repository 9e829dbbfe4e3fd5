import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { countingIds } from '../../testing.ts';
import { openPackage, type Package } from '../package/package.ts';
import { readWhole, sourcesOf } from '../round-trip.ts';
import { deckFiles, pack, relation, sp, tinyPng } from '../testing.ts';
import type { Written } from '../write/write-deck.ts';
import { keepDeck } from './keep-deck.ts';
import { packed } from './testing.ts';

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

// What becomes of the first slide: nobody misses what is taken from it, it is written anew alone, or the whole deck is.
type Fate = 'the slide is cut' | 'the slide is written anew' | 'the deck is written anew';

const fate = (what: string, change: Change, is: Fate): [string, Fate, Change] => [what, is, change];
const called = (element: string) =>
  replaced(
    'ppt/slides/slide1.xml',
    '</p:spTree>',
    `<p:pic><p:nvPicPr><p:cNvPr id="9" name="p"/><p:cNvPicPr/><p:nvPr>${element}</p:nvPr></p:nvPicPr><p:spPr/></p:pic></p:spTree>`,
  );
const both =
  (...changes: Change[]): Change =>
  (files) =>
    changes.reduce((all, change) => change(all), files);
const sheet = (more: Files = {}): Files => ({
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  'xl/workbook.xml': '<workbook/>',
  ...more,
});
const sheetRelations = (xml: string): Files => ({
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${xml}</Relationships>`,
});
const embeds = (inner: Files, name = 'b.xlsx'): Change =>
  leads(relation('x', 'package', `../e/${name}`), { [`ppt/e/${name}`]: pack(inner) });

const refused: [what: string, fate: Fate, change: Change][] = [
  ...['image', 'slide', 'customXml'].flatMap((kind) =>
    [
      '/[Content_Types].xml',
      '/_rels/.rels',
      '/ppt/_rels/presentation.xml.rels',
      '/%5BContent_Types%5D.xml',
    ].map((target) => fate(`${kind} to ${target}`, leads(relation('x', kind, target)), 'the slide is cut')),
  ),
  fate(
    'a macro',
    leads(microsoft('vbaProject', '../vbaProject.bin'), { 'ppt/vbaProject.bin': 'x' }),
    'the slide is cut',
  ),
  fate(
    'a macro called a picture',
    leads(relation('x', 'image', '../vbaProject.bin'), { 'ppt/vbaProject.bin': 'x' }),
    'the slide is cut',
  ),
  fate(
    'a control',
    leads(relation('x', 'control', '../activeX/activeX1.xml'), { 'ppt/activeX/activeX1.xml': '<a/>' }),
    'the slide is cut',
  ),
  fate(
    'an object',
    leads(relation('x', 'oleObject', '../embeddings/o.bin'), { 'ppt/embeddings/o.bin': 'x' }),
    'the slide is cut',
  ),
  fate(
    'an object that a film calls',
    both(
      leads(relation('x', 'oleObject', '../embeddings/o.bin'), { 'ppt/embeddings/o.bin': 'x' }),
      called('<a:videoFile r:link="x"/>'),
    ),
    'the slide is written anew',
  ),
  fate('a workbook with macros', embeds(sheet(), 'b.xlsm'), 'the slide is cut'),
  fate('a workbook that hides macros', embeds(sheet({ 'xl/vbaProject.bin': 'x' })), 'the slide is cut'),
  fate(
    'a workbook that is no package',
    leads(relation('x', 'package', '../e/b.xlsx'), { 'ppt/e/b.xlsx': 'x' }),
    'the slide is cut',
  ),
  fate(
    'a document called a workbook',
    embeds(sheet({ '_rels/.rels': '<Relationships/>' })),
    'the slide is cut',
  ),
  fate(
    'a workbook with data of others',
    embeds(sheet(sheetRelations(relation('x', 'externalLink', 'externalLinks/a.xml')))),
    'the slide is cut',
  ),
  fate(
    'a workbook with a template',
    embeds(sheet(sheetRelations(relation('x', 'attachedTemplate', 'http://e.org/t.xltm', true)))),
    'the slide is cut',
  ),
  fate(
    'a workbook that asks a program',
    embeds(sheet({ 'xl/workbook.xml': "<w><f>cmd|'/c calc'!A0</f></w>" })),
    'the slide is cut',
  ),
  fate(
    'a workbook with a file inside',
    embeds(sheet(sheetRelations(relation('x', 'package', 'embeddings/a.docx')))),
    'the slide is cut',
  ),
  fate(
    'a template',
    leads(relation('x', 'attachedTemplate', 'http://e.org/t.potm', true)),
    'the slide is cut',
  ),
  ...['file:///c:/a.exe', '\\\\host\\share', 'javascript:alert(1)', 'relative.exe'].map((target) =>
    fate(`a link to ${target}`, leads(relation('x', 'hyperlink', target, true)), 'the slide is cut'),
  ),
  fate('a picture of the web', leads(relation('x', 'image', 'http://e.org/a.png', true)), 'the slide is cut'),
  fate(
    'a picture of the web that is shown',
    both(leads(relation('x', 'image', 'http://e.org/a.png', true)), called('<a:blip r:link="x"/>')),
    'the slide is written anew',
  ),
  fate('a film of the web', leads(relation('x', 'video', 'http://e.org/a.mp4', true)), 'the slide is cut'),
  fate('an inner address of a file', leads(relation('x', 'image', 'file:///c:/a.png')), 'the slide is cut'),
  ...['ppaction://macro?name=a', 'ppaction://program', 'ppaction:/&#47;MACRO', 'ppaction://ole?verb=0'].map(
    (action) => fate(`an action ${action}`, acts(action), 'the slide is cut'),
  ),
  fate(
    'an action outside of a link',
    called('<p:x action="ppaction://program"/>'),
    'the slide is written anew',
  ),
  fate(
    'an object that starts by itself',
    replaced(
      'ppt/slides/slide1.xml',
      '</p:cSld>',
      '</p:cSld><p:timing><p:cmd type="verb" cmd="0"/></p:timing>',
    ),
    'the slide is written anew',
  ),
  fate(
    'a slide that breaks off behind a link',
    both(leads(relation('x', 'hyperlink', 'file:///c:/a.exe', true)), called('<a:hlinkClick r:id="x">')),
    'the slide is written anew',
  ),
  fate(
    'notes of another slide',
    notesRelations(relation('x', 'notesSlide', 'notesSlide2.xml')),
    'the slide is written anew',
  ),
  fate(
    'notes that are of another slide',
    notesRelations(relation('x', 'slide', '../slides/slide2.xml')),
    'the slide is written anew',
  ),
  fate(
    'notes of another slide called a picture',
    notesRelations(relation('x', 'image', 'notesSlide2.xml')),
    'the slide is cut',
  ),
  fate(
    'a large list of slides',
    replaced('ppt/presentation.xml', '<p:sldIdLst>', `<!--${'x'.repeat(2 ** 18)}--><p:sldIdLst>`),
    'the deck is written anew',
  ),
  fate(
    'numbers of slides that are too large',
    replaced('ppt/presentation.xml', 'id="256"', 'id="2147483648"'),
    'the deck is written anew',
  ),
  fate(
    'a part that nobody knows',
    leads(relation('x', 'image', '../media/a.odd'), { 'ppt/media/a.odd': 'x' }),
    'the slide is cut',
  ),
  fate(
    'names of relations twice',
    leads(relation('x', 'image', 'a.png') + relation('x', 'hyperlink', 'https://e.org', true)),
    'the slide is written anew',
  ),
  fate(
    'a layout that starts a program',
    replaced(
      'ppt/slideLayouts/slideLayout1.xml',
      '</p:spTree>',
      '<p:x action="ppaction://program"/></p:spTree>',
    ),
    'the deck is written anew',
  ),
];

const opened = async ({ entries }: Written) => openPackage(await packed(entries));

/** What of a file could do harm, looked for in all of it by plain means. */
function harmIn(file: Package): string[] {
  const text = (path: string) => Buffer.from(file.read(path)!).toString().replaceAll('&#47;', '/');
  return file.names().flatMap((name) => {
    if (/vba|activex|\.(?:bin|xlsm|odd|exe)$/i.test(name)) return [name];
    if (name.endsWith('.xlsx'))
      return openPackage(file.read(name)!).names().includes('xl/workbook.xml') ? [] : [name];
    if (!/\.(?:xml|rels)$/.test(name)) return [];
    const found = text(name).match(
      /ppaction:\/\/(?:macro|program|ole)|type="verb"|Target="[^"]*(?:\.rels|Types[^"]*\.xml)"|Target="(?:file:|\\|javascript)[^"]*"/gi,
    );
    const outside = text(name).match(/<[^<>]*TargetMode="External"[^<>]*>/g) ?? [];
    const links = outside.filter((each) => !/\/hyperlink"/.test(each) || !/Target="https:/.test(each));
    return [...(found ?? []), ...links];
  });
}

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
  test.each(refused)('does nobody harm: %s; %s', async (_what, is, change) => {
    const written = await keep(change).catch(() => undefined);
    const file = written && (await opened(written));
    expect(file ? harmIn(file) : []).toEqual([]);
    const isThere = file?.has('ppt/slides/slide1.xml');
    expect(
      !file ? 'the deck is written anew' : isThere ? 'the slide is cut' : 'the slide is written anew',
    ).toBe(is);
    // The other slide has nothing to do with it.
    expect(file?.has('ppt/slides/slide2.xml') ?? true).toBe(true);
  });

  test('two slides with the same notes are both written anew', async () => {
    const file = await opened(
      (await keep(leads(relation('x', 'notesSlide', '../notesSlides/notesSlide2.xml'))))!,
    );
    expect(file.names().filter((name) => /slides\/slide[12]\.xml|notesSlide[12]\.xml/.test(name))).toEqual(
      [],
    );
  });

  test('links on the web and through the show stay', async () => {
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
    const lies = [
      await changed((view, a) => view.setUint32(a + 16, 1, true)),
      await changed((view, a) => view.setUint32(a + 24, view.getUint32(a + 24, true) + 1, true)),
    ];
    for (const written of lies) {
      const names = written?.entries.map(({ path }) => path) ?? [];
      expect(names).toContain('ppt/slides/slide2.xml');
      for (const gone of ['ppt/slides/slide1.xml', 'ppt/media/a.png']) expect(names).not.toContain(gone);
    }
  });

  test('what the file says of itself is written anew, and every part has a type', async () => {
    const about = { 'docProps/app.xml': '<a>Secret</a>', 'docProps/core.xml': '<a>Secret</a>' };
    const links =
      relation('a', 'extended-properties', 'docProps/app.xml') +
      relation('c', 'core-properties', 'docProps/core.xml');
    const written = (await keep(leads(links, about, '_rels/.rels'), 1))!;
    const file = await opened(written);
    const text = (path: string) => Buffer.from(file.read(path)!).toString();
    expect(text('docProps/core.xml')).toContain('Outgoing');
    expect(text('docProps/core.xml') + text('docProps/app.xml')).not.toContain('Secret');
    expect(text('[Content_Types].xml')).toMatch(/Extension="rels".*PartName="\/ppt\/slides\/slide1.xml"/s);
    const names = file.names();
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain('ppt/notesSlides/notesSlide2.xml');
  });
});
