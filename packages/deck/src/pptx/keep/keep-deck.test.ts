import { describe, expect, test } from 'vitest';
import { aText } from '../../testing.ts';
import type { Deck } from '../../deck.ts';
import type { Slide } from '../../slide.ts';
import { scriptFromNotes } from '../../script/notes.ts';
import { scriptText } from '../../script/plain.ts';
import { elementText } from '../../elements/registry.ts';
import { openPackage, type Package } from '../package/package.ts';
import { packDeck, type ReadDeck, readWhole, sourcesOf } from '../round-trip.ts';
import { deckFiles, type MadeDeck, makeDeck, pack, relation, sp, tinyPng } from '../testing.ts';
import { keep, picture, words } from './testing.ts';

const made = (more: MadeDeck = {}): Uint8Array =>
  makeDeck({
    slides: [
      {
        shapes: words('First') + picture,
        notes: 'The sun is a star.',
        relations: relation('pic', 'image', '../media/a.png'),
      },
      { shapes: words('Second') },
      {
        shapes: words('Third'),
        notes: 'It goes round the earth.',
        relations: relation('own', 'image', '../media/only.png'),
      },
    ],
    ...more,
    files: { 'ppt/media/a.png': tinyPng, 'ppt/media/only.png': tinyPng, ...more.files },
  });

const withSlides = (read: ReadDeck, slides: Slide[]): ReadDeck => ({
  ...read,
  deck: { ...read.deck, slides },
});
const bytesOf = (file: Package, number: number) => file.read(`ppt/slides/slide${number}.xml`);
const textsOf = ({ slides }: Deck) =>
  slides.map(({ elements }) => elements.map(elementText).join(' ').trim());
const edited = (slide: Slide): Slide => ({ ...slide, elements: [...slide.elements, aText('New words')] });
const slidesIn = (bytes: Uint8Array) => {
  const file = openPackage(bytes);
  return {
    file,
    paths: [...(file.part('ppt/presentation.xml')?.relations.values() ?? [])]
      .filter(({ type }) => type === 'slide')
      .map(({ target }) => target),
  };
};

describe('a deck that goes out again', () => {
  const original = made();
  const before = openPackage(original);

  test('says nothing by itself any more where its file was spoken, unless that is asked for again', async () => {
    const read = readWhole(original);
    const sound = { url: '/a.mp3', type: 'mp3', bytes: new TextEncoder().encode('ID3') } as const;
    const media = sourcesOf([...read.media, sound]);
    const narrations = new Map([[read.deck.slides[0]!.id, { url: '/a.mp3', milliseconds: 1000 }]]);
    const spoken = await packDeck(read, { media, narrations });
    const plain = openPackage((await keep(spoken, readWhole(spoken)))!);
    const slides = plain.names().filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
    const texts = slides.map((name) => new TextDecoder().decode(plain.read(name)));
    expect(texts.filter((text) => text.includes('isNarration'))).toEqual([]);
    expect(plain.read('ppt/slides/slide2.xml')).toEqual(openPackage(spoken).read('ppt/slides/slide2.xml'));
    expect(slides).toHaveLength(3);
  });

  test('is the same file part by part where nothing was changed', async () => {
    const after = openPackage((await keep(original, readWhole(original)))!);
    const paths = Object.keys(deckFiles({ slides: [{ notes: 'n' }, {}, { notes: 'n' }] }));
    expect(paths.length).toBeGreaterThan(12);
    // The types of parts, and what the file says of itself, are written anew.
    for (const path of paths.filter((each) => !/^(?:\[|_rels)/.test(each)))
      expect([path, after.read(path)]).toEqual([path, before.read(path)]);
  });

  test('with one page that was edited keeps the others byte for byte, with all that they lead to', async () => {
    const read = readWhole(original);
    const [first, second, third] = read.deck.slides as [Slide, Slide, Slide];
    const bytes = (await keep(original, withSlides(read, [first, edited(second), third])))!;
    const after = openPackage(bytes);
    for (const number of [1, 3]) expect(bytesOf(after, number)).toEqual(bytesOf(before, number));
    for (const path of [
      'ppt/media/a.png',
      'ppt/notesSlides/notesSlide1.xml',
      'ppt/slides/_rels/slide1.xml.rels',
      'ppt/slideLayouts/slideLayout1.xml',
      'ppt/theme/theme1.xml',
    ])
      expect([path, after.read(path)]).toEqual([path, before.read(path)]);
    expect(after.has('ppt/slides/slide2.xml')).toBe(false);
    const back = readWhole(bytes).deck;
    expect(textsOf(back)).toEqual(['First', 'Second New words', 'Third']);
    expect(back.slides.map(({ script }) => script && scriptText(script))).toEqual([
      'The sun is a star.',
      undefined,
      'It goes round the earth.',
    ]);
  });

  test('keeps pages that were moved; one that was deleted leaves nothing, and copies and new ones are written', async () => {
    const read = readWhole(original);
    const [first, second] = read.deck.slides as [Slide, Slide];
    const copy = {
      ...second,
      id: 'copy',
      elements: second.elements.map((each) => ({ ...each, id: `${each.id} copy` })),
    };
    const fresh: Slide = { id: 'fresh', layoutId: first.layoutId!, elements: [aText('Fresh')] };
    const bytes = (await keep(original, withSlides(read, [second, fresh, first, copy])))!;
    const { file } = slidesIn(bytes);
    for (const number of [1, 2]) expect(bytesOf(file, number)).toEqual(bytesOf(before, number));
    for (const gone of ['ppt/slides/slide3.xml', 'ppt/media/only.png', 'ppt/notesSlides/notesSlide3.xml'])
      expect([gone, file.has(gone)]).toEqual([gone, false]);
    expect(textsOf(readWhole(bytes).deck)).toEqual(['Second', 'Fresh', 'First', 'Second']);
  });

  test('with other words to say changes its notes and no slide; what is spoken in a slide changes it', async () => {
    const read = readWhole(original);
    const [first, second, third] = read.deck.slides as [Slide, Slide, Slide];
    const script = scriptFromNotes('Other words are said here.')!;
    const { script: _gone, ...silent } = third;
    const changed = withSlides(read, [{ ...first, script }, { ...second, script }, silent]);
    const bytes = (await keep(original, changed))!;
    for (const number of [1, 2, 3])
      expect(bytesOf(openPackage(bytes), number)).toEqual(bytesOf(before, number));
    const said = readWhole(bytes).deck.slides.map((slide) => slide.script && scriptText(slide.script));
    expect(said).toEqual(['Other words are said here.', 'Other words are said here.', undefined]);
    expect(openPackage(bytes).has('ppt/notesSlides/notesSlide3.xml')).toBe(false);
    const narrations = new Map([[second.id, { url: 'sound:1', milliseconds: 1000 }]]);
    const media = new Map([['sound:1', { type: 'mp3', read: () => Promise.resolve(tinyPng) }]]);
    const spoken = openPackage((await keep(original, read, { narrations, media }))!);
    expect([1, 2, 3].map((number) => spoken.has(`ppt/slides/slide${number}.xml`))).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('a picture that was replaced is seen as a change, and one of the same bytes is not', async () => {
    const read = readWhole(original);
    const [first, ...others] = read.deck.slides as [Slide, ...Slide[]];
    const shown = (url: string): Slide => ({
      ...first,
      elements: first.elements.map((each) => (each.type === 'image' ? { ...each, url } : each)),
    });
    const again = { ...read.media[0]!, url: 'media:again.png' };
    const other = { ...again, url: 'media:other.png', bytes: Uint8Array.of(...tinyPng, 0) };
    const withMedia = { ...read, media: [...read.media, again, other] };
    const has = async (url: string) =>
      openPackage((await keep(original, withSlides(withMedia, [shown(url), ...others])))!).has(
        'ppt/slides/slide1.xml',
      );
    expect([await has(again.url), await has(other.url)]).toEqual([true, false]);
  });

  test('a link leads on to its slide wherever that stands, and is written anew with a slide that is gone', async () => {
    const jump = (action: string, id = '') =>
      `<a:p><a:r><a:rPr><a:hlinkClick r:id="${id}" action="${action}"/></a:rPr><a:t>there</a:t></a:r></a:p>`;
    const box = '<a:xfrm><a:off x="0" y="0"/><a:ext cx="900000" cy="900000"/></a:xfrm>';
    const linked = makeDeck({
      slides: [
        {
          shapes: sp(box, jump('ppaction://hlinksldjump', 'to')),
          relations: relation('to', 'slide', 'slide3.xml'),
        },
        { shapes: sp(box, jump('ppaction://hlinkshowjump?jump=nextslide')) },
        { shapes: words('Third') },
      ],
    });
    const read = readWhole(linked);
    const [first, second, third] = read.deck.slides as [Slide, Slide, Slide];
    const has = async (slides: Slide[]) => {
      const file = openPackage((await keep(linked, withSlides(read, slides)))!);
      return [1, 2, 3].map((number) => file.has(`ppt/slides/slide${number}.xml`));
    };
    expect(await has([first, second, third])).toEqual([true, true, true]);
    // What leads to the next slide would lead elsewhere.
    expect(await has([third, first, second])).toEqual([true, false, true]);
    expect(await has([first, second, edited(third)])).toEqual([false, false, false]);
  });

  test('a list of slides in UTF-16 goes out in UTF-8, and says so', async () => {
    const files = deckFiles({ slides: [{ shapes: words('First') }, { shapes: words('Second') }] });
    const main = String(files['ppt/presentation.xml']).replace(/^<\?xml[^>]*\?>\s*/, '');
    const bytes = pack({
      ...files,
      'ppt/presentation.xml': Buffer.from(
        `\ufeff<?xml version="1.0" encoding="UTF-16" standalone="yes"?>${main}`,
        'utf16le',
      ),
    });
    const read = readWhole(bytes);
    const kept = (await keep(bytes, withSlides(read, read.deck.slides.toReversed())))!;
    const written = Buffer.from(openPackage(kept).read('ppt/presentation.xml')!).toString();
    expect(written).toMatch(/^<\?xml version="1.0" encoding="UTF-8" standalone="yes"\?>/);
    expect(textsOf(readWhole(kept).deck)).toEqual(['Second', 'First']);
  });

  test('macros stay behind, and what is left is a presentation like any other', async () => {
    const files = deckFiles({ slides: [{ shapes: words('First') }] });
    const rels = String(files['ppt/_rels/presentation.xml.rels']).replace(
      '</Relationships>',
      '<Relationship Id="v" Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="vbaProject.bin"/></Relationships>',
    );
    const types =
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/ppt/presentation.xml" ContentType="application/vnd.ms-powerpoint.presentation.macroEnabled.main+xml"/><Override PartName="/ppt/vbaProject.bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>';
    const bytes = pack({
      ...files,
      'ppt/_rels/presentation.xml.rels': rels,
      'ppt/vbaProject.bin': 'x',
      '[Content_Types].xml': types,
    });
    const after = openPackage((await keep(bytes, readWhole(bytes)))!);
    expect(after.has('ppt/vbaProject.bin')).toBe(false);
    const named = Buffer.from(after.read('[Content_Types].xml')!).toString();
    expect(named).toContain('presentationml.presentation.main+xml');
    expect(named).not.toContain('macro');
  });
});

describe('a deck is written anew', () => {
  const read = readWhole(made());

  test('where its design was changed, or its size', async () => {
    const { deck } = read;
    const theme = { ...deck.design.theme, colors: { ...deck.design.theme.colors, accent1: '#123456' } };
    expect(
      await keep(made(), { ...read, deck: { ...deck, design: { ...deck.design, theme } } }),
    ).toBeUndefined();
    expect(
      await keep(made(), { ...read, deck: { ...deck, viewport: { width: 1000, height: 750 } } }),
    ).toBeUndefined();
  });

  test('where its file breaks off', async () => {
    const files = deckFiles({ slides: [{ shapes: words('First') }] });
    const main = String(files['ppt/presentation.xml']).replace('</p:presentation>', '');
    const bytes = pack({ ...files, 'ppt/presentation.xml': main });
    expect(await keep(bytes, readWhole(bytes))).toBeUndefined();
  });

  test('a broken slide alone is written anew in the file', async () => {
    const files = deckFiles({ slides: [{ shapes: words('First') }, { shapes: words('Second') }] });
    const bytes = pack({
      ...files,
      'ppt/slides/slide1.xml': String(files['ppt/slides/slide1.xml']).replace('</p:cSld></p:sld>', ''),
    });
    const after = openPackage((await keep(bytes, readWhole(bytes)))!);
    expect([1, 2].map((number) => after.has(`ppt/slides/slide${number}.xml`))).toEqual([false, true]);
  });
});
