import * as z from 'zod/mini';
import { defaultTheme } from '../../defaults.ts';
import { describe, expect, test } from 'vitest';
import { slideSchema } from '../../schema/slide.ts';
import { scriptText } from '../../script/plain.ts';
import { at, deckFiles, makeDeck, open, pack, para, readPages, readShapes, sp } from '../testing.ts';

const text = (words: string) => sp(at(0, 0, 100, 100), `<a:bodyPr/>${para(words)}`, { box: true });
const wordsOf = (page: unknown) => JSON.stringify(page).match(/"text":"([^"]*)"/)?.[1];

describe('pages', () => {
  test('come in the order of the show, not of the file names', () => {
    const files = deckFiles({ slides: [{ shapes: text('one') }, { shapes: text('two') }] });
    const main = String(files['ppt/presentation.xml']);
    files['ppt/presentation.xml'] = main.replace(
      /(<p:sldId id="256"[^>]*>)(<p:sldId id="257"[^>]*>)/,
      '$2$1',
    );
    expect([...open(pack(files)).read()].map(wordsOf)).toEqual(['two', 'one']);
  });

  test('come from hidden slides too, and the report says which they are', () => {
    const deck = open(
      makeDeck({
        slides: [{ shapes: text('a') }, { shapes: text('b'), attributes: 'show="0"' }, { shapes: text('c') }],
      }),
    );
    expect([...deck.read()].map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(deck.report).toEqual({ slides: 3, hidden: [2], beyondLimit: 0, notKept: [] });
  });

  test('a deck that hides everything is shown', () => {
    expect(open(makeDeck({ slides: [{ attributes: 'show="0"' }] })).pages).toBe(1);
  });

  test('of 200 slides the first 100 are read, and the report says so', () => {
    const deck = open(
      makeDeck({
        slides: Array.from({ length: 200 }, (_, index) => ({ shapes: text(`page ${index + 1}`) })),
      }),
    );
    const pages = [...deck.read()];
    expect([deck.pages, pages.length, wordsOf(pages.at(-1))]).toEqual([100, 100, 'page 100']);
    expect(deck.report).toEqual({ slides: 200, hidden: [], beyondLimit: 100, notKept: [] });
  });

  test('a slide that is broken becomes a page of its words, the others are whole', () => {
    const files = deckFiles({ slides: [{ shapes: text('first') }, {}, { shapes: text('third') }] });
    files['ppt/slides/slide2.xml'] = '<p:sld><a:t>Rock &amp; roll</a:t><a:t>lives</a:t><oops';
    const pages = [...open(pack(files)).read()];
    expect(pages.map(wordsOf)).toEqual(['first', 'Rock & roll', 'third']);
    expect(pages[1]?.notKept).toEqual([{ what: 'layout' }]);
  });

  test('a slide that breaks off keeps what stands before it, in its place, and the report says so', () => {
    const files = deckFiles({ slides: [{ shapes: text('kept') + text('gone') }] });
    const whole = String(files['ppt/slides/slide1.xml']);
    files['ppt/slides/slide1.xml'] = whole.slice(0, whole.indexOf('gone'));
    const [page] = [...open(pack(files)).read()];
    expect(page?.slide.elements[0]).toMatchObject({ type: 'text', left: expect.any(Number) });
    expect([wordsOf(page), page?.notKept]).toEqual(['kept', [{ what: 'damage' }]]);
  });

  test.each(['\u0001', '&#11;', '&nbsp;', 'R & D'])(
    'letters that XML forbids (%j) cost nothing else',
    (sign) => {
      const files = deckFiles({ slides: [{ shapes: text(`before ${sign} after`) }] });
      const [page] = [...open(pack(files)).read()];
      expect(wordsOf(page)).toMatch(/^before .*after$/s);
      expect(page?.notKept).toEqual([{ what: 'damage' }]);
    },
  );

  test('a broken layout or broken notes cost a page only what they hold', () => {
    const files = deckFiles({ slides: [{ shapes: text('words'), notes: 'note' }] });
    files['ppt/slideLayouts/slideLayout1.xml'] = '<broken';
    files['ppt/notesSlides/notesSlide1.xml'] = '<broken';
    const [page] = [...open(pack(files)).read()];
    expect([wordsOf(page), page?.notKept]).toEqual(['words', [{ what: 'notes' }]]);
  });

  test('animations are named in the report', () => {
    const after = '<p:timing><p:cTn presetClass="entr"/></p:timing>';
    expect(readPages({ slides: [{ after }] })[0]?.notKept).toEqual([{ what: 'animation' }]);
  });
});

describe('sizes', () => {
  test.each([
    ['16:9', 12_192_000, 6_858_000, 562.5],
    ['16:9 of another size', 9_144_000, 5_143_500, 562.5],
    ['4:3', 9_144_000, 6_858_000, 750],
    ['upright', 6_858_000, 9_144_000, 1333.33],
  ])('%s is 1000 wide', (_name, cx, cy, height) => {
    expect(open(makeDeck({ size: { cx, cy } })).viewport).toEqual({ width: 1000, height });
  });

  test('letters are as large as the slide is small', () => {
    const small = readShapes(text('x'), { size: { cx: 9_144_000, cy: 6_858_000 } })[0];
    expect(small).toMatchObject({ width: 133.33, text: { paragraphs: [{ runs: [{ size: 25 }] }] } });
  });
});

test('numbers and names beyond all sense still make slides that keep to the schema', () => {
  const huge = '9'.repeat(300);
  const run = `<a:rPr sz="0" spc="${huge}" baseline="${huge}" lang="${'x'.repeat(99)}"><a:latin typeface="${'f'.repeat(999)}"/></a:rPr>`;
  const bent = `<a:prstTxWarp prst="textArchUp"><a:avLst><a:gd name="adj" fmla="val -${huge.repeat(2)}"/></a:avLst></a:prstTxWarp>`;
  const words = `<a:bodyPr numCol="2.5" lIns="-${huge}">${bent}</a:bodyPr>${para('x', run, '<a:pPr lvl="1.7" marL="1e400"><a:buAutoNum type="arabicPeriod" startAt="1.5"/></a:pPr>')}`;
  const wild = `<a:xfrm rot="${huge}"><a:off x="${huge}" y="-${huge}"/><a:ext cx="-5" cy="${huge}"/></a:xfrm>`;
  const path = `<a:custGeom><a:pathLst><a:path w="1" h="1"><a:moveTo><a:pt x="${huge}" y="none"/></a:moveTo></a:path></a:pathLst></a:custGeom>`;
  const line =
    '<a:ln w="-9"><a:solidFill><a:srgbClr val="red"/></a:solidFill><a:custDash><a:ds d="-1" sp="x"/></a:custDash></a:ln>';
  const shape = sp(wild + path + line, words, { names: `descr="${'d'.repeat(9999)}"` });
  const group = `<p:grpSp><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${huge}" cy="1"/><a:chOff x="0" y="0"/><a:chExt cx="1" cy="0"/></a:xfrm></p:grpSpPr>${shape}</p:grpSp>`;
  const [page] = readPages({ slides: [{ shapes: shape + group }] });
  expect(page?.notKept).toEqual([]);
  expect(page?.slide.elements).toHaveLength(2);
  expect(z.safeParse(slideSchema, page?.slide).error).toBeUndefined();
});

describe("the speaker's notes", () => {
  test('become the script, a paragraph per line, without the number of the page', () => {
    const script = readPages({ slides: [{ notes: '大家好。\n今天讲太阳系。' }] })[0]?.slide.script;
    expect(script && scriptText(script)).toBe('大家好。\n今天讲太阳系。');
  });

  test('that are empty are no script', () => {
    expect(readPages({ slides: [{ notes: '' }] })[0]?.slide).not.toHaveProperty('script');
  });

  test('longer than a script may be are cut after a sentence, and the report says so', () => {
    const [page] = readPages({ slides: [{ notes: '这是很长的讲稿。'.repeat(1000) }] });
    expect(page?.notKept).toMatchObject([
      { what: 'notes', words: expect.stringMatching(/^这是很长的讲稿。/) },
    ]);
    expect(page?.slide.script && scriptText(page.slide.script).length).toBe(5000);
  });
});

describe('what other programs write', () => {
  test('other prefixes, other slashes and other letters in names', () => {
    const files = deckFiles({ slides: [{ shapes: text('found') }] });
    const slide = String(files['ppt/slides/slide1.xml']);
    const renamed: typeof files = {};
    for (const [path, content] of Object.entries(files))
      renamed[path.replace('slides/slide1', 'Slides\\SLIDE1')] = content;
    const key = Object.keys(renamed).find((path) => path.endsWith('SLIDE1.xml')) ?? '';
    renamed[key] = slide.replaceAll(/\bp(?=[:=])/g, 'pres').replaceAll(/\ba(?=[:=])/g, 'dr');
    expect([...open(pack(renamed)).read()].map(wordsOf)).toEqual(['found']);
  });

  test('strict files and UTF-16', () => {
    const files = deckFiles({ slides: [{ shapes: text('strict') }] });
    const slide = String(files['ppt/slides/slide1.xml'])
      .replace(
        'http://schemas.openxmlformats.org/drawingml/2006/main',
        'http://purl.oclc.org/ooxml/drawingml/main',
      )
      .replace(
        'http://schemas.openxmlformats.org/presentationml/2006/main',
        'http://purl.oclc.org/ooxml/presentationml/main',
      );
    const wide = new Uint8Array(2 + slide.length * 2);
    wide.set([0xff, 0xfe]);
    for (let i = 0; i < slide.length; i++)
      wide.set([slide.charCodeAt(i) & 255, slide.charCodeAt(i) >> 8], 2 + i * 2);
    files['ppt/slides/slide1.xml'] = wide;
    expect([...open(pack(files)).read()].map(wordsOf)).toEqual(['strict']);
  });

  test('of content that is written twice the way that we can read is taken', () => {
    const choice = (requires: string) =>
      `<mc:AlternateContent><mc:Choice Requires="${requires}">${text('new')}</mc:Choice><mc:Fallback>${text('old')}</mc:Fallback></mc:AlternateContent>`;
    expect(readShapes(choice('a14')).map(wordsOf)).toEqual(['new']);
    expect(readShapes(choice('am3d')).map(wordsOf)).toEqual(['old']);
  });

  test('a deck without layouts, themes and notes', () => {
    const files = deckFiles({ slides: [{ shapes: text('bare') }] });
    for (const path of Object.keys(files))
      if (/theme|Layout|Master|slides\/_rels/.test(path)) delete files[path];
    const deck = open(pack(files));
    expect([...deck.read()].map(wordsOf)).toEqual(['bare']);
    expect(deck.design.theme).toEqual(defaultTheme);
  });
});
