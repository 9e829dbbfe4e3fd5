import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Deck } from '../../deck.ts';
import { textBox } from '../../defaults.ts';
import type { ChartElement, SlideElement } from '../../element.ts';
import { chartKinds } from '../../element.ts';
import type { ColorChange, Fill, Recolor } from '../../paint.ts';
import { patternDots } from '../../patterns.ts';
import type { Slide } from '../../slide.ts';
import { aDeck, aText } from '../../testing.ts';
import { child, descendants, findDescendant } from '../package/nodes.ts';
import { openPackage } from '../package/package.ts';
import { parseXml } from '../package/xml.ts';
import type { Media } from '../read/media.ts';
import { comparable, differences, packDeck, readWhole, sourcesOf } from '../round-trip.ts';
import { tinyPng } from '../testing.ts';
import { writeDeck } from './write-deck.ts';

const box = { left: 100, top: 80, width: 300, height: 160, rotate: 0 };
const sound = new TextEncoder().encode('ID3 a sound that nobody hears');
const film = new TextEncoder().encode('\0\0\0\x18ftypisom a film');
const media: Media[] = [
  { url: '/a.png', type: 'png', bytes: tinyPng },
  { url: '/a.mp3', type: 'mp3', bytes: sound },
  { url: '/a.mp4', type: 'mp4', bytes: film },
];

const deckOf = (elements: SlideElement[], more: Partial<Slide> = {}): Deck =>
  aDeck({
    slides: [
      { id: 'one', elements, ...more },
      { id: 'two', elements: [aText('Second')] },
    ],
  });

/** The first slide before and after it went out and came back. */
async function thereAndBack(deck: Deck, more: object = {}) {
  const back = readWhole(await packDeck({ deck, media }, more));
  const [before, after] = [deck.slides[0], back.deck.slides[0]];
  if (!before || !after) throw new Error('no slide');
  return { before: comparable(before, deck), after: comparable(after, back.deck), slide: after, back };
}

const unpacked = async (deck: Deck, more: object = {}) => {
  const files = unzipSync(await packDeck({ deck, media }, more));
  return new Map(Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]));
};

const chart = (kind: ChartElement['chart'], more: Partial<ChartElement> = {}): ChartElement => ({
  ...box,
  id: kind,
  name: kind,
  type: 'chart',
  chart: kind,
  categories: ['1', '2', '3'],
  series: [
    { name: 'North', values: [1, null, 3] },
    { name: 'South', values: [2.5, 4, -1] },
  ],
  legend: 'right',
  ...more,
});

test.each(['groups.pptx', 'table.pptx'])('%s comes back as it went out', async (name) => {
  const file = path.resolve(import.meta.dirname, '../../../test-files', name);
  const first = readWhole(readFileSync(file));
  const second = readWhole(await packDeck(first));
  const slides = first.deck.slides.map((slide) => comparable(slide, first.deck));
  const others = second.deck.slides.map((slide) => comparable(slide, second.deck));
  expect(slides.length).toBeGreaterThan(0);
  expect(differences(slides, others)).toEqual([]);
});

test.each(chartKinds)(
  'a %s chart comes back with its numbers, and can be edited in a sheet',
  async (kind) => {
    const deck = deckOf([chart(kind, { title: 'Sales', labels: true, numberFormat: '0.0' })]);
    const { before, after } = await thereAndBack(deck);
    expect(differences(before.elements, after.elements)).toEqual([]);
    const files = await unpacked(deck);
    expect([...files.keys()]).toContain('ppt/embeddings/workbook1.xlsx');
  },
);

test('how a chart looks comes back: letters, title, axes, what it stands on, columns of their own colour', async () => {
  const look = chart('column', {
    title: 'Sales',
    size: 12.5,
    titleLook: { size: 25, color: { slot: 'accent2' }, bold: false },
    fill: { kind: 'solid', color: '#eeeeee' },
    stroke: { width: 2, color: '#0000ff' },
    hiddenAxes: ['category'],
    range: { min: -2, max: 10, step: 4 },
    noGrid: true,
    gap: 1.5,
    series: [{ name: 'North', values: [1, 2, 3], points: [{ at: 1, color: '#ff0000' }] }],
  });
  const lying = chart('bar', {
    gap: 0.4,
    series: [{ name: 'South', values: [1, 2, 3], points: [{ at: 0, color: { slot: 'accent3' } }] }],
  });
  const lines = chart('line', {
    series: [
      { name: 'West', values: [1, 2, 3], width: 4, dash: [4, 3], plain: true },
      { name: 'East', values: [3, 2, 1], width: 0 },
    ],
  });
  const cloud = chart('scatter', {
    categories: ['1', '2', '3'],
    series: [{ name: 'Way', values: [1, 2, 3], width: 2 }],
  });
  const { before, after } = await thereAndBack(deckOf([look, lying, lines, cloud]));
  expect(differences(before.elements, after.elements)).toEqual([]);
});

test('words that are bent keep their shape and their letters', async () => {
  const text = { ...textBox, paragraphs: [{ runs: [{ text: 'Around' }] }] };
  const bent = [{ name: 'textArchUp' }, { name: 'textWave1', adjust: { adj1: 20_000, adj2: -5000 } }].map(
    (warp, at) => aText('', { id: `${at}`, text: { ...text, warp } }),
  );
  const { slide } = await thereAndBack(deckOf(bent));
  expect(slide.elements.map((each) => each.type === 'text' && each.text.warp)).toEqual([
    { name: 'textArchUp' },
    { name: 'textWave1', adjust: { adj1: 20_000, adj2: -5000 } },
  ]);
});

test('words from right to left, signs that hang, and a web of lines or lightly painted, come back as they are seen', async () => {
  const text = { ...textBox, paragraphs: [{ runs: [{ text: 'سلام' }], rightToLeft: true, hanging: true }] };
  const elements = [aText('', { text }), chart('radar'), chart('radar', { id: 'lines', hollow: true })];
  const { slide } = await thereAndBack(deckOf(elements));
  expect(slide.elements).toMatchObject([
    { text: { paragraphs: [{ rightToLeft: true, align: 'right', hanging: true }] } },
    { chart: 'radar' },
    { chart: 'radar', hollow: true },
  ]);
  expect(slide.elements[1]).not.toHaveProperty('hollow');
});

test('the language of words is that of what somebody adds to them', async () => {
  const text = { ...textBox, paragraphs: [{ runs: [{ text: 'Colour', language: 'en-GB' }] }] };
  const deck = deckOf([aText('', { text })]);
  const xml = (await unpacked(deck)).get('ppt/slides/slide1.xml');
  expect(xml).toMatch(/<a:rPr lang="en-GB".*<a:endParaRPr lang="en-GB"\/><\/a:p>/);
  const { slide } = await thereAndBack(deck);
  const runs = [{ text: 'Colour', language: 'en-GB' }];
  expect(slide.elements).toMatchObject([{ text: { paragraphs: [{ runs }] } }]);
});

test('hues and gamma of a colour come back', async () => {
  const changes: ColorChange[] = [
    { kind: 'hueOff', by: 0.25 },
    { kind: 'gamma', by: 1 },
    { kind: 'redMod', by: 0.5 },
  ];
  const fill: Fill = { kind: 'solid', color: { slot: 'accent1', changes } };
  const circle = { kind: 'preset', name: 'ellipse' } as const;
  const { slide } = await thereAndBack(deckOf([{ ...box, id: 's', type: 'shape', geometry: circle, fill }]));
  expect(slide.elements).toMatchObject([{ fill }]);
});

test('tiles of a background come back as large as they were, whatever a unit of the file is', async () => {
  const tile = { width: 12.5, height: 8, pixels: { width: 1, height: 1 } };
  const background: Fill = { kind: 'picture', url: '/a.png', fit: 'tile', tile };
  const { slide } = await thereAndBack(deckOf([], { background }));
  expect(slide.background).toMatchObject({ fit: 'tile', tile });
});

test('patterns, pictures in other colours and filters of ours come back', async () => {
  const pattern: Fill = {
    kind: 'pattern',
    dots: patternDots['dkUpDiag'] ?? '',
    front: { slot: 'accent2' },
    back: '#ffffff',
  };
  const recolor: Recolor[] = [
    { kind: 'duotone', dark: '#102030', light: { slot: 'accent1' } },
    { kind: 'black-white', from: 0.25 },
    { kind: 'clear', color: '#ffffff' },
    { kind: 'light', brightness: 0.7, contrast: -0.7 },
    { kind: 'grey' },
  ];
  const filter = { brightness: 1.2, grey: 1, saturation: 0.4 };
  const deck = deckOf(
    [
      {
        ...box,
        id: 'shape',
        name: 'Dots',
        type: 'shape',
        geometry: { kind: 'preset', name: 'ellipse' },
        fill: pattern,
      },
      {
        ...box,
        id: 'picture',
        name: 'Tree',
        type: 'image',
        url: '/a.png',
        fixedRatio: true,
        recolor,
        filter,
      },
    ],
    { background: { kind: 'picture', url: '/a.png', fit: 'stretch', recolor } },
  );
  const { before, after } = await thereAndBack(deck);
  expect(differences({ ...before, background: null }, { ...after, background: null })).toEqual([]);
  expect(JSON.stringify(after.background).toLowerCase()).toContain(
    JSON.stringify(before.background.kind === 'picture' && before.background.recolor).toLowerCase(),
  );
});

test('lines among columns keep their axis', async () => {
  const mixed = chart('column', {
    stacked: true,
    series: [
      { name: 'Sold', values: [1, 2, 3] },
      { name: 'Share', values: [0.1, 0.2, 0.3], line: true, secondAxis: true },
    ],
  });
  const { before, after } = await thereAndBack(deckOf([mixed]));
  expect(differences(before.elements, after.elements)).toEqual([]);
});

test('pictures, films, sounds and shapes in groups come back where they stood', async () => {
  const groups = ['outer', 'inner'];
  const elements: SlideElement[] = [
    {
      ...box,
      id: 'a',
      name: 'a',
      type: 'image',
      url: '/a.png',
      fixedRatio: true,
      alt: 'A "dot" <here>',
      crop: { left: 0.1, top: 0, right: 0.2, bottom: 0 },
      opacity: 0.5,
    },
    {
      ...box,
      id: 'b',
      name: 'b',
      type: 'shape',
      groups,
      geometry: { kind: 'preset', name: 'roundRect', adjust: { adj: 20_000 } },
      rotate: 30,
      fill: {
        kind: 'gradient',
        shape: 'linear',
        angle: 45,
        stops: [
          { at: 0, color: '#ff0000' },
          { at: 1, color: { slot: 'accent2' } },
        ],
      },
    },
    {
      ...box,
      id: 'c',
      name: 'c',
      type: 'shape',
      groups: ['outer'],
      geometry: { kind: 'preset', name: 'straightConnector1' },
      flipVertical: true,
      stroke: { width: 2, color: '#00ff0080', dash: [4, 3], end: { kind: 'triangle', width: 3, length: 3 } },
    },
    { ...box, id: 'd', name: 'd', type: 'video', url: '/a.mp4', poster: '/a.png', fixedRatio: true },
    { ...box, id: 'e', name: 'e', type: 'audio', url: '/a.mp3' },
  ];
  const { before, after } = await thereAndBack(deckOf(elements));
  expect(differences(before.elements, after.elements)).toEqual([]);
});

test('what a page says comes back with its pauses, and what happens on it with its order', async () => {
  const { before, after, slide } = await thereAndBack(
    deckOf([aText('Title', { id: 'title', role: 'title' }), aText('Point', { id: 'point' })], {
      hidden: true,
      section: 'Part & parcel',
      transition: { kind: 'vortex', direction: 'left', duration: 1200 },
      builds: [
        {
          elementId: 'point',
          kind: 'entry',
          effect: 'wipe',
          direction: 'left',
          trigger: 'click',
          delay: 100,
          duration: 700,
        },
        { elementId: 'title', kind: 'exit', effect: 'fade', trigger: 'after', delay: 0, duration: 500 },
      ],
      script: {
        type: 'doc',
        version: 1,
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'First this,' },
              { type: 'pause', attrs: { milliseconds: 800 } },
              { type: 'cue', attrs: { id: 'c', action: 'enter', elementId: 'point' } },
              { type: 'text', text: ' then that.' },
            ],
          },
        ],
      },
    }),
  );
  expect(slide).toMatchObject({ hidden: true, section: 'Part & parcel' });
  expect(after.builds).toEqual(before.builds);
  expect(after.transition).toEqual(before.transition);
  const point = slide.elements[1]?.id;
  expect(slide.script?.content[0]?.content?.[2]).toMatchObject({ attrs: { elementId: point } });
  expect(slide.script?.content[0]?.content?.[1]).toEqual({ type: 'pause', attrs: { milliseconds: 800 } });
});

test('formulas are known again, and the place of the presenter is left empty', async () => {
  const { slide } = await thereAndBack(
    deckOf([
      { ...box, id: 'f', type: 'latex', source: '\\frac{a}{b} < "c"' },
      { ...box, id: 'p', type: 'avatar' },
    ]),
  );
  expect(slide.elements).toMatchObject([{ type: 'latex', source: '\\frac{a}{b} < "c"' }]);
  expect(slide.elements).toHaveLength(1);
});

test('a narrated slide plays its sound and advances when that ends, and comes back without it', async () => {
  const narrations = new Map([['one', { url: '/a.mp3', milliseconds: 4321 }]]);
  const deck = deckOf([aText('Title')]);
  const xml = (await unpacked(deck, { narrations })).get('ppt/slides/slide1.xml') ?? '';
  expect(xml).toContain('advTm="4321"');
  expect(xml).toContain('isNarration="1"');
  const { slide } = await thereAndBack(deck, { narrations });
  expect(slide.elements.map(({ type }) => type)).toEqual(['text']);
});

test('a slide that nobody speaks on does not advance by itself, whatever its elements are called', async () => {
  const deck = deckOf([{ ...box, id: 'narration', type: 'image', url: '/a.png' }]);
  const xml = (await unpacked(deck)).get('ppt/slides/slide1.xml') ?? '';
  expect(xml).toContain('<p:pic>');
  expect(xml).not.toMatch(/advTm|isNarration/);
});

test('captions go with the sound, who speaks stands above all else, and both stay behind when it comes back', async () => {
  const presenter = { ...box, id: 'presenter', type: 'image', url: '/a.png', alt: 'Dawn' } as const;
  const captions = { url: '/a.vtt', language: 'en-US' };
  const narration = { url: '/a.mp3', milliseconds: 4321, captions, presenter };
  const narrations = new Map([['one', narration]]);
  const vtt = new TextEncoder().encode('WEBVTT\n\n00:00:00.000 --> 00:00:01.000\nHello\n');
  const read = () => Promise.resolve(vtt);
  const sources = new Map([...sourcesOf(media), ['/a.vtt', { type: 'vtt', read }] as const]);
  const deck = deckOf([aText('Title')]);
  const bytes = await packDeck({ deck, media }, { narrations, media: sources });
  const file = openPackage(bytes);
  const slide = 'ppt/slides/slide1.xml';
  const root = parseXml(new TextDecoder().decode(file.read(slide)));
  const tree = findDescendant(root, 'p:spTree')!.children.map(({ name }) => name);
  expect(tree.slice(-3)).toEqual(['p:sp', 'p:pic', 'p:pic']);
  // [MS-PPTX] 2.2.4.1: within its medium, by an extension of the format's own kind.
  const held = findDescendant(findDescendant(root, 'p14:media')!, 'p14:extLst')!;
  expect(held.children.map(({ name, attributes }) => [name, attributes['uri']])).toEqual([
    ['p:ext', '{3AFAAA56-56D3-431D-BCD4-E75A35582382}'],
  ]);
  expect(findDescendant(held, 'p173:tracksInfo')?.attributes['displayLoc']).toBe('slide');
  const { attributes } = findDescendant(held, 'p173:track')!;
  expect(attributes).toMatchObject({ lang: 'en-US', label: 'American English' });
  expect(attributes['id']).toMatch(/^\{[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}\}$/);
  const relation = file.rawRelations(slide)?.find(({ id }) => id === attributes['r:embed']);
  expect(relation?.type).toBe('http://schemas.microsoft.com/office/2017/04/relationships/track');
  expect(file.read(relation!.path)).toEqual(vtt);
  expect(new TextDecoder().decode(file.read('[Content_Types].xml'))).toContain(
    'Extension="vtt" ContentType="text/vtt"',
  );
  const back = readWhole(bytes);
  const alone = readWhole(await packDeck({ deck, media }));
  expect(back.deck.slides.map(({ elements }) => elements)).toEqual(
    alone.deck.slides.map(({ elements }) => elements),
  );
});

test('signs of XML and letters that it forbids do no harm, and words of a sheet are never formulas', async () => {
  const evil = 'a\u0000\u0008<b> & "c" ]]> \ud800 =HYPERLINK("http://evil")';
  const clean = 'a<b> & "c" ]]>  =HYPERLINK("http://evil")';
  const deck = deckOf([aText(evil, { alt: evil }), chart('bar', { categories: ['=1+1', evil, 'x'] })]);
  const { slide } = await thereAndBack(deck);
  expect(slide.elements[0]).toMatchObject({
    alt: clean,
    text: { paragraphs: [{ runs: [{ text: clean }] }] },
  });
  const sheet = unzipSync(unzipSync(await packDeck({ deck, media }))['ppt/embeddings/workbook1.xlsx']!);
  const cells = new TextDecoder().decode(sheet['xl/worksheets/sheet1.xml']);
  expect(cells).toContain('<is><t xml:space="preserve">=1+1</t></is>');
  expect(cells).not.toContain('<f>');
});

test('a picture that nobody has is named, and everything else is written', async () => {
  const deck = deckOf([{ ...box, id: 'i', type: 'image', url: '/gone.png' }, aText('Here')]);
  const { missing, entries } = await writeDeck({ deck, title: 'Deck', media: new Map() });
  expect(missing).toEqual(['/gone.png']);
  const slide = entries.find(({ path }) => path === 'ppt/slides/slide1.xml')?.content;
  expect(slide).toContain('Here');
  expect(slide).not.toContain('p:pic');
});

test('every part is XML, has a type, points to what is there, and numbers its shapes apart', async () => {
  const deck = deckOf([aText('Title'), chart('pie'), { ...box, id: 'v', type: 'video', url: '/a.mp4' }], {
    script: {
      type: 'doc',
      version: 1,
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hello.' }] }],
    },
  });
  const files = await unpacked(deck, { narrations: new Map([['one', { url: '/a.mp3', milliseconds: 10 }]]) });
  const types = parseXml(files.get('[Content_Types].xml') ?? '');
  const named = new Set(
    types.children.map(({ attributes }) => attributes['PartName'] ?? `.${attributes['Extension']}`),
  );
  for (const [name, text] of files) {
    if (name === '[Content_Types].xml') continue;
    expect(named.has(`/${name}`) || named.has(name.slice(name.lastIndexOf('.'))), name).toBe(true);
    if (!/\.(?:xml|rels)$/.test(name)) continue;
    const root = parseXml(text);
    const targets = root.children.filter(
      ({ attributes }) => attributes['Target'] && !attributes['TargetMode'],
    );
    for (const { attributes } of targets) expect(files.has(attributes['Target']!.slice(1)), name).toBe(true);
    const ids = descendants(root)
      .filter(({ name: tag }) => tag === 'p:cNvPr')
      .map(({ attributes }) => attributes['id']);
    expect(new Set(ids).size).toBe(ids.length);
  }
  expect(child(parseXml(files.get('ppt/presentation.xml') ?? ''), 'p:sldIdLst')?.children).toHaveLength(2);
});
