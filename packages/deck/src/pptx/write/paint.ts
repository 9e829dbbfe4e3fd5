import { fromHex } from '../../design/color-maths.ts';
import {
  type Color,
  type ColorChange,
  type Crop,
  type Fill,
  type LineEnd,
  middleOfBox,
  type Recolor,
  type Shadow,
  type Stroke,
  type Tile,
} from '../../paint.ts';
import { patternDots } from '../../patterns.ts';
import { inDegrees, slotNames, wholeCircle } from '../read/color.ts';
import { emuPerPixel } from '../read/fill.ts';
import { caps, dashes, endSizes } from '../read/stroke.ts';
import { type DeckWriter, emu, inverted, type PartWriter, share, within } from './context.ts';
import { tag } from './xml.ts';

// Slides call the colours of letters and grounds by what they are for; the master says which ones that are.
const slots = new Map(inverted(slotNames))
  .set('dark1', 'tx1')
  .set('light1', 'bg1')
  .set('dark2', 'tx2')
  .set('light2', 'bg2');

const withoutAmount = new Set<ColorChange['kind']>(['comp', 'inv', 'gray', 'gamma', 'invGamma']);

const amountOf = ({ kind, by }: ColorChange) =>
  inDegrees.has(kind) ? Math.round(by * wholeCircle) : share(by);

const changeXml = (change: ColorChange): string =>
  tag(`a:${change.kind}`, withoutAmount.has(change.kind) ? {} : { val: amountOf(change) });

const faded = (opacity: number | undefined): string =>
  opacity === undefined || opacity === 1 ? '' : tag('a:alphaMod', { val: share(opacity) });

/** A colour, seen through where what it paints is. */
export function colorXml(color: Color, opacity?: number): string {
  if (typeof color !== 'string') {
    const changes = (color.changes ?? []).map(changeXml);
    return tag('a:schemeClr', { val: slots.get(color.slot) ?? 'tx1' }, ...changes, faded(opacity));
  }
  const { r, g, b, a } = fromHex(color.replace('#', '')) ?? { r: 0, g: 0, b: 0, a: 1 };
  const digits = [r, g, b].map((channel) =>
    Math.round(within(0, 1, channel) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  const alpha = a < 1 ? tag('a:alpha', { val: share(a) }) : '';
  return tag('a:srgbClr', { val: digits.join('').toUpperCase() }, alpha, faded(opacity));
}

/** Paint of one colour. */
export const solidXml = (color: Color, opacity?: number): string =>
  tag('a:solidFill', {}, colorXml(color, opacity));

function gradientXml(
  { shape, angle, center = middleOfBox, stops }: Extract<Fill, { kind: 'gradient' }>,
  opacity: number | undefined,
): string {
  const all = stops.length === 1 ? [...stops, ...stops] : stops;
  const list = all.map(({ at, color }) => tag('a:gs', { pos: share(at) }, colorXml(color, opacity)));
  const [l, t] = [share(center.x), share(center.y)];
  const middle = tag('a:fillToRect', { l, t, r: 100_000 - l, b: 100_000 - t });
  return tag(
    'a:gradFill',
    { rotWithShape: true },
    tag('a:gsLst', {}, ...list),
    shape === 'radial'
      ? tag('a:path', { path: 'circle' }, middle)
      : tag('a:lin', { ang: Math.round((((angle % 360) + 360) % 360) * 60_000), scaled: false }),
  );
}

/** What is cut off a picture. */
export const cropXml = (crop: Crop | undefined): string =>
  crop
    ? tag('a:srcRect', {
        l: share(crop.left),
        t: share(crop.top),
        r: share(crop.right),
        b: share(crop.bottom),
      })
    : '';

const drawingSpace = 'http://schemas.microsoft.com/office/drawing/2016/SVG/main';

/** The picture of an address; undefined where nobody has it. `changes` are what is done to its pixels. */
export function blipXml(url: string, writer: PartWriter, changes = ''): string | undefined {
  const found = writer.mediaPath(url);
  if (!found) return undefined;
  const { relations } = writer;
  if (found.pixels === undefined)
    return tag('a:blip', { 'r:embed': relations.to('image', found.path) }, changes);
  const drawing = tag('asvg:svgBlip', {
    'xmlns:asvg': drawingSpace,
    'r:embed': relations.to('image', found.path),
  });
  const more = tag('a:ext', { uri: '{96DAC541-7B7A-43D3-8B79-37D633B846F1}' }, drawing);
  const embed = relations.to('image', found.pixels);
  return tag('a:blip', { 'r:embed': embed }, changes, tag('a:extLst', {}, more));
}

/** How far a picture is seen through. */
export const opacityXml = (opacity: number | undefined): string =>
  opacity === undefined || opacity >= 1 ? '' : tag('a:alphaModFix', { amt: share(opacity) });

function changeOfColorsXml(change: Recolor): string {
  switch (change.kind) {
    case 'grey':
      return tag('a:grayscl');
    case 'black-white':
      return tag('a:biLevel', { thresh: share(change.from) });
    case 'light':
      return tag('a:lum', { bright: share(change.brightness), contrast: share(change.contrast) });
    case 'duotone':
      return tag('a:duotone', {}, colorXml(change.dark), colorXml(change.light));
    case 'clear':
      return tag(
        'a:clrChange',
        {},
        tag('a:clrFrom', {}, colorXml(change.color)),
        tag('a:clrTo', {}, colorXml(`${change.color}00`)),
      );
  }
}

/** What is done to the colours of a picture. */
export const recolorXml = (recolor: readonly Recolor[] | undefined): string =>
  (recolor ?? []).map(changeOfColorsXml).join('');

const patternNames = inverted(patternDots);

/** The format tells the size of a tile by the pixels of its picture. */
function tileXml(tile: Tile | undefined, writer: PartWriter): string {
  if (!tile) return tag('a:tile');
  const scale = (side: 'width' | 'height') =>
    share(emu(writer, tile[side]) / (tile.pixels[side] * emuPerPixel));
  return tag('a:tile', { sx: scale('width'), sy: scale('height'), algn: 'tl' });
}

/** What an area is painted with. */
export function fillXml(fill: Fill, writer: PartWriter, opacity?: number): string {
  switch (fill.kind) {
    case 'none':
      return tag('a:noFill');
    case 'solid':
      return solidXml(fill.color, opacity);
    case 'gradient':
      return gradientXml(fill, opacity);
    case 'pattern':
      return tag(
        'a:pattFill',
        { prst: patternNames.get(fill.dots) ?? 'pct50' },
        tag('a:fgClr', {}, colorXml(fill.front, opacity)),
        tag('a:bgClr', {}, colorXml(fill.back, opacity)),
      );
    case 'picture': {
      const seen = (fill.opacity ?? 1) * (opacity ?? 1);
      const blip = blipXml(fill.url, writer, opacityXml(seen) + recolorXml(fill.recolor));
      if (blip === undefined) return tag('a:noFill');
      const lies = fill.fit === 'tile' ? tileXml(fill.tile, writer) : tag('a:stretch', {}, tag('a:fillRect'));
      return tag('a:blipFill', { dpi: 0, rotWithShape: true }, blip, cropXml(fill.crop), lies);
    }
  }
}

const dashNames = new Map(Object.entries(dashes).map(([name, lengths]) => [lengths.join(' '), name]));
const capNames = inverted(caps);
const endNames = inverted(endSizes);

/** How a line is broken. */
export function dashXml(dash: readonly number[] | undefined): string {
  if (!dash || dash.length === 0) return '';
  const preset = dashNames.get(dash.join(' '));
  if (preset !== undefined) return tag('a:prstDash', { val: preset });
  const pairs = Array.from({ length: Math.ceil(dash.length / 2) }, (_, at) =>
    tag('a:ds', { d: share(dash[at * 2] ?? 1), sp: share(dash[at * 2 + 1] ?? dash[at * 2] ?? 1) }),
  );
  return tag('a:custDash', {}, ...pairs);
}

/** The name of the size that is nearest. */
const endSize = (size: number): string => endNames.get(size) ?? (size < 2.5 ? 'sm' : size < 4 ? 'med' : 'lg');

const endXml = (name: string, end: LineEnd | undefined): string =>
  end ? tag(name, { type: end.kind, w: endSize(end.width), len: endSize(end.length) }) : '';

/** A line; `name` is what it is called where it stands. */
export function strokeXml(stroke: Stroke, writer: DeckWriter, opacity?: number, name = 'a:ln'): string {
  if (stroke.width <= 0) return tag(name, {}, tag('a:noFill'));
  return tag(
    name,
    {
      w: within(0, 20_116_800, emu(writer, stroke.width)),
      cap: stroke.cap && capNames.get(stroke.cap),
    },
    solidXml(stroke.color, opacity),
    dashXml(stroke.dash),
    stroke.join ? tag(`a:${stroke.join}`, stroke.join === 'miter' ? { lim: 800_000 } : {}) : '',
    endXml('a:headEnd', stroke.start),
    endXml('a:tailEnd', stroke.end),
  );
}

/** A shadow behind a shape. */
export function shadowXml({ horizontal, vertical, blur, color }: Shadow, writer: DeckWriter): string {
  const angle = Math.atan2(vertical, horizontal) / (2 * Math.PI);
  const shadow = tag(
    'a:outerShdw',
    {
      blurRad: emu(writer, blur),
      dist: emu(writer, Math.hypot(horizontal, vertical)),
      dir: Math.round((angle < 0 ? angle + 1 : angle) * 21_600_000),
      algn: 'ctr',
      rotWithShape: false,
    },
    colorXml(color),
  );
  return tag('a:effectLst', {}, shadow);
}
