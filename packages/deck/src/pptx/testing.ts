import { strToU8, zipSync } from 'fflate';
import { drawSlide } from '../design/draw-slide.ts';
import type { DrawnElement, DrawnSlide } from '../drawn.ts';
import { countingIds } from '../testing.ts';
import { openDeck, type ReadPage } from './read/read-deck.ts';

/** A slide of a made-up deck: XML of its shapes, and what it brings along. */
export type MadeSlide = {
  shapes?: string;
  background?: string;
  notes?: string;
  attributes?: string;
  /** What follows the common part of the slide: colour map, timing. */
  after?: string;
  relations?: string;
};

/** A made-up deck; `files` adds parts or replaces them. */
export type MadeDeck = {
  slides?: MadeSlide[];
  size?: { cx: number; cy: number };
  layout?: string;
  master?: string;
  titleStyle?: string;
  bodyStyle?: string;
  files?: Record<string, string | Uint8Array>;
};

const namespaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
const relationAddress = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** One relation of a part. */
export const relation = (id: string, type: string, target: string, external = false): string =>
  `<Relationship Id="${id}" Type="${relationAddress}/${type}" Target="${target}"${external ? ' TargetMode="External"' : ''}/>`;

const relations = (content: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${content}</Relationships>`;

const tree = (shapes: string) => `<p:spTree><p:nvGrpSpPr/><p:grpSpPr/>${shapes}</p:spTree>`;

const slideXml = ({ shapes = '', background = '', attributes = '', after = '' }: MadeSlide) =>
  `<?xml version="1.0"?><p:sld ${namespaces} ${attributes}><p:cSld>${background}${tree(shapes)}</p:cSld>${after}</p:sld>`;

const color = (name: string, value: string) => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`;

const theme = `<a:theme ${namespaces}><a:themeElements><a:clrScheme name="x">${[
  ['dk1', '111111'],
  ['lt1', 'FFFFFF'],
  ['dk2', '222222'],
  ['lt2', 'EEEEEE'],
  ['accent1', '4472C4'],
  ['accent2', 'ED7D31'],
  ['accent3', 'A5A5A5'],
  ['accent4', 'FFC000'],
  ['accent5', '5B9BD5'],
  ['accent6', '70AD47'],
  ['hlink', '0563C1'],
  ['folHlink', '954F72'],
]
  .map(([name = '', value = '']) => color(name, value))
  .join(
    '',
  )}</a:clrScheme><a:fontScheme name="x"><a:majorFont><a:latin typeface="Georgia"/><a:ea typeface=""/><a:font script="Hans" typeface="黑体"/></a:majorFont><a:minorFont><a:latin typeface="Verdana"/><a:ea typeface=""/><a:font script="Hans" typeface="宋体"/></a:minorFont></a:fontScheme><a:fmtScheme name="x"><a:fillStyleLst><a:solidFill><a:schemeClr val="phClr"/></a:solidFill></a:fillStyleLst><a:lnStyleLst><a:ln w="12700"><a:solidFill><a:schemeClr val="phClr"/></a:solidFill></a:ln></a:lnStyleLst><a:effectStyleLst><a:effectStyle><a:effectLst/></a:effectStyle></a:effectStyleLst><a:bgFillStyleLst><a:solidFill><a:schemeClr val="phClr"/></a:solidFill></a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`;

const map =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';

const notesXml = (text: string) =>
  `<p:notes ${namespaces}><p:cSld>${tree(
    `<p:sp><p:nvSpPr><p:cNvPr id="2" name="n"/><p:cNvSpPr/><p:nvPr><p:ph type="sldNum"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:p><a:r><a:t>7</a:t></a:r></a:p></p:txBody></p:sp><p:sp><p:nvSpPr><p:cNvPr id="3" name="n"/><p:cNvSpPr/><p:nvPr><p:ph type="body" idx="1"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody>${text
      .split('\n')
      .map((line) => `<a:p><a:r><a:t>${line}</a:t></a:r></a:p>`)
      .join('')}</p:txBody></p:sp>`,
  )}</p:cSld></p:notes>`;

function slideFiles(slide: MadeSlide, number: number): Record<string, string> {
  const links =
    relation('layout', 'slideLayout', '../slideLayouts/slideLayout1.xml') +
    (slide.notes === undefined
      ? ''
      : relation('notes', 'notesSlide', `../notesSlides/notesSlide${number}.xml`));
  return {
    [`ppt/slides/slide${number}.xml`]: slideXml(slide),
    [`ppt/slides/_rels/slide${number}.xml.rels`]: relations(links + (slide.relations ?? '')),
    ...(slide.notes !== undefined && { [`ppt/notesSlides/notesSlide${number}.xml`]: notesXml(slide.notes) }),
  };
}

/** The parts of a made-up deck. */
export function deckFiles({
  slides = [{}],
  size = { cx: 12_192_000, cy: 6_858_000 },
  layout = '',
  master = '',
  titleStyle = '',
  bodyStyle = '',
  files = {},
}: MadeDeck): Record<string, string | Uint8Array> {
  const numbers = slides.map((_, index) => index + 1);
  return {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': relations(relation('r1', 'officeDocument', 'ppt/presentation.xml')),
    'ppt/presentation.xml': `<p:presentation ${namespaces}><p:sldIdLst>${numbers
      .map((number) => `<p:sldId id="${255 + number}" r:id="s${number}"/>`)
      .join('')}</p:sldIdLst><p:sldSz cx="${size.cx}" cy="${size.cy}"/></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations(
      numbers.map((number) => relation(`s${number}`, 'slide', `slides/slide${number}.xml`)).join(''),
    ),
    'ppt/slideMasters/slideMaster1.xml': `<p:sldMaster ${namespaces}><p:cSld>${tree(master)}</p:cSld>${map}<p:txStyles><p:titleStyle>${titleStyle}</p:titleStyle><p:bodyStyle>${bodyStyle}</p:bodyStyle></p:txStyles></p:sldMaster>`,
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': relations(relation('t', 'theme', '../theme/theme1.xml')),
    'ppt/theme/theme1.xml': theme,
    'ppt/slideLayouts/slideLayout1.xml': `<p:sldLayout ${namespaces}><p:cSld>${tree(layout)}</p:cSld></p:sldLayout>`,
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relations(
      relation('m', 'slideMaster', '../slideMasters/slideMaster1.xml'),
    ),
    ...Object.assign({}, ...slides.map((slide, index) => slideFiles(slide, index + 1))),
    ...files,
  };
}

/** Packs parts into a file. */
export const pack = (files: Record<string, string | Uint8Array>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, content]) => [
        path,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  );

/** A made-up deck as a file. */
export const makeDeck = (made: MadeDeck = {}): Uint8Array => pack(deckFiles(made));

/** Opens bytes with ids that count. */
export const open = (bytes: Uint8Array) => openDeck(bytes, { newId: countingIds() });

/** All pages of a made-up deck. */
export const readPages = (made: MadeDeck): ReadPage[] => [...open(makeDeck(made)).read()];

/** The slides of a made-up deck as they are seen. */
export function drawnPages(made: MadeDeck): DrawnSlide[] {
  const deck = open(makeDeck(made));
  return [...deck.read()].map(({ slide, number }) => drawSlide(slide, deck.design, number));
}

/** The elements that are seen of a deck with one slide of these shapes. */
export function readShapes(shapes: string, made: Omit<MadeDeck, 'slides'> & MadeSlide = {}): DrawnElement[] {
  const { background, notes, attributes, after, relations: links, ...deck } = made;
  const slide = { shapes, background, notes, attributes, after, relations: links };
  const given = Object.fromEntries(Object.entries(slide).filter(([, value]) => value !== undefined));
  return drawnPages({ ...deck, slides: [given] })[0]?.elements ?? [];
}

/** EMU of so many viewport units on a slide of the usual width. */
export const emu = (units: number): number => units * 12_192;

/** Where a shape stands, in viewport units. */
export const at = (left: number, top: number, width: number, height: number, attributes = ''): string =>
  `<a:xfrm ${attributes}><a:off x="${emu(left)}" y="${emu(top)}"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/></a:xfrm>`;

/** A shape: its properties, its text, and what it is called or fills. */
export function sp(
  properties: string,
  text = '',
  {
    names = '',
    placeholder = '',
    style = '',
    box = false,
  }: { names?: string; placeholder?: string; style?: string; box?: boolean } = {},
): string {
  const body = text && `<p:txBody>${text}</p:txBody>`;
  const fills = placeholder && `<p:ph ${placeholder}/>`;
  return `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Shape" ${names}/><p:cNvSpPr${box ? ' txBox="1"' : ''}/><p:nvPr>${fills}</p:nvPr></p:nvSpPr><p:spPr>${properties}</p:spPr>${style}${body}</p:sp>`;
}

/** A paragraph of one run. */
export const para = (text: string, run = '', paragraph = ''): string =>
  `<a:p>${paragraph}<a:r>${run}<a:t>${text}</a:t></a:r></a:p>`;

/** The smallest PNG there is. */
export const tinyPng = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
