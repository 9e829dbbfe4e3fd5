import { describe, expect, test } from 'vitest';
import { at, readPages, readShapes, relation, tinyPng } from '../testing.ts';
import { pictureType } from './media.ts';
import { pictureSize } from './pixels.ts';

const box = at(100, 50, 200, 100);
const readOne = (...args: Parameters<typeof readShapes>) => readShapes(...args)[0];

/** The smallest PNG with another size in its head. */
function pngOf(width: number, height: number): Uint8Array {
  const bytes = tinyPng.slice();
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

describe('pictures', () => {
  const picture = (blip: string, more = '', nvPr = '') =>
    `<p:pic><p:nvPicPr><p:cNvPr id="4" name="Photo" descr="A cat"/><p:cNvPicPr/><p:nvPr>${nvPr}</p:nvPr></p:nvPicPr><p:blipFill>${blip}${more}</p:blipFill><p:spPr>${box}<a:prstGeom prst="ellipse"/></p:spPr></p:pic>`;
  const blip = '<a:blip r:embed="img"><a:alphaModFix amt="40000"/></a:blip>';
  const made = {
    relations: relation('img', 'image', '../media/image1.png'),
    files: { 'ppt/media/image1.png': tinyPng },
  };

  test('keep their crop, outline shape, opacity and description', () => {
    const crop = '<a:srcRect l="10000" b="25000"/>';
    expect(readOne(picture(blip, crop), made)).toMatchObject({
      type: 'image',
      url: 'media:1.png',
      alt: 'A cat',
      crop: { left: 0.1, top: 0, right: 0, bottom: 0.25 },
      geometry: { name: 'ellipse' },
      opacity: 0.4,
      fixedRatio: true,
    });
  });

  test.each([
    ['runs over the edges of its box', '', 'l="-25000" r="-25000"', { left: 0.1667, right: 0.1667 }],
    ['leaves room in its box', '', 'l="25000" r="25000"', { left: -0.5, right: -0.5 }],
    ['is cut and runs over', '<a:srcRect l="50000"/>', 'l="-100000"', { left: 0.75, right: 0 }],
  ])('that %s is drawn so', (_, cut, filled, crop) => {
    const stretch = `<a:stretch><a:fillRect ${filled}/></a:stretch>`;
    expect(readOne(picture(blip, cut + stretch), made)).toMatchObject({ crop });
  });

  test('are handed over once, with the first page that shows them', () => {
    const slide = { shapes: picture(blip) + picture(blip), relations: made.relations };
    const pages = readPages({ slides: [slide, slide], files: made.files });
    expect(pages.map(({ media }) => media.map(({ url, type, bytes }) => [url, type, bytes.length]))).toEqual([
      [['media:1.png', 'png', tinyPng.length]],
      [],
    ]);
  });

  test('that no browser draws are named in the report, and leave a frame with their description', () => {
    const [page] = readPages({
      slides: [{ shapes: picture(blip), relations: made.relations }],
      files: { 'ppt/media/image1.png': new Uint8Array([1, 0, 0, 0]) },
    });
    expect(page?.slide.elements).toMatchObject([{ type: 'shape', lost: 'picture', alt: 'A cat' }]);
    expect(page?.notKept).toEqual([{ what: 'picture', name: 'Photo', words: 'A cat' }]);
  });

  test.each<[string, Uint8Array]>([
    ['more pixels than any memory holds', pngOf(60_000, 60_000)],
    ['no pixels', pngOf(0, 10)],
    ['a head that breaks off', tinyPng.slice(0, 12)],
  ])('with %s are not kept', (_what, bytes) => {
    const slides = [{ shapes: picture(blip), relations: made.relations }];
    const [page] = readPages({ slides, files: { 'ppt/media/image1.png': bytes } });
    expect(page).toMatchObject({ media: [], notKept: [{ what: 'picture' }] });
  });

  test.each<[string, number[], number]>([
    ['gif', [...'GIF89a'].map((letter) => letter.charCodeAt(0)).concat([3, 0, 2, 0, 0, 0]), 6],
    ['jpg', [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 0, 2, 0, 3, 1, 0, 0], 6],
    [
      'bmp',
      [0x42, 0x4d, ...Array.from({ length: 16 }, () => 0), 3, 0, 0, 0, 0xfe, 0xff, 0xff, 0xff, 0, 0],
      6,
    ],
    [
      'webp',
      [...'RIFF0000WEBPVP8X']
        .map((letter) => letter.charCodeAt(0))
        .concat([0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 0, 0]),
      6,
    ],
  ])('a %s is told and measured by its bytes', (type, bytes, pixels) => {
    const picture = Uint8Array.from(bytes);
    expect(pictureType(picture)).toBe(type);
    const { width, height } = pictureSize(picture, pictureType(picture)!)!;
    expect(width * height).toBe(pixels);
  });

  const ftyp = (brand: string) =>
    Uint8Array.from(
      [0, 0, 0, 24, ...`ftyp${brand}`].map((each) => (typeof each === 'string' ? each.charCodeAt(0) : each)),
    );
  const embedded =
    '<p:extLst><p:ext uri="{DAA4B4D4-6D71-4841-9C94-3DE7FCFB9230}"><p14:media xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main" r:embed="film"/></p:ext></p:extLst>';
  const withFilm = (shape: string, path: string, bytes: Uint8Array) =>
    readPages({
      slides: [{ shapes: shape, relations: made.relations + relation('film', 'media', `../media/${path}`) }],
      files: { ...made.files, [`ppt/media/${path}`]: bytes },
    })[0];

  test('films and sounds that browsers play come along, with the picture that stands for a film', () => {
    const film = withFilm(picture(blip, '', `<a:videoFile r:link="x"/>${embedded}`), 'a.mp4', ftyp('isom'));
    expect(film?.notKept).toEqual([]);
    expect(film?.slide.elements).toMatchObject([
      { type: 'video', url: expect.stringMatching(/mp4$/), poster: expect.stringMatching(/png$/) },
    ]);
    expect(film?.media.map(({ type }) => type).toSorted()).toEqual(['mp4', 'png']);
    const sound = withFilm(picture(blip, '', '<a:audioFile r:link="film"/>'), 'a.m4a', ftyp('M4A '));
    expect(sound?.slide.elements).toMatchObject([{ type: 'audio', url: expect.stringMatching(/m4a$/) }]);
  });

  test('a film that browsers do not play is named, and its picture stays', () => {
    const page = withFilm(picture(blip, '', `<a:videoFile r:link="x"/>${embedded}`), 'a.mp4', ftyp('qt  '));
    expect(page?.slide.elements.map(({ type }) => type)).toEqual(['image']);
    expect(page?.notKept).toMatchObject([{ what: 'video' }]);
  });

  test('of a film outside of the file the still picture is kept, of a sound nothing', () => {
    const film = picture(blip, '', '<a:videoFile r:link="x"/>');
    const sound = picture(blip, '', '<a:audioFile r:link="x"/>');
    const [page] = readPages({
      slides: [{ shapes: film + sound, relations: made.relations }],
      files: made.files,
    });
    expect(page?.slide.elements.map(({ type }) => type)).toEqual(['image']);
    expect(page?.notKept.map(({ what }) => what)).toEqual(['video', 'audio']);
  });
});
