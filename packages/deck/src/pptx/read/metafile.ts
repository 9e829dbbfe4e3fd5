import type * as converter from 'emf-converter';
import type { Media, MetafileType } from './media.ts';
import { withSigns } from './metafile-signs.ts';

/** A picture, film or sound as it is kept: a metafile has been drawn. */
export type DrawnMedia = Omit<Media, 'type'> & { type: Exclude<Media['type'], MetafileType> | 'svg' };

/** What metafiles may ask of us; real ones stay far below. */
const limits = {
  bytes: 8 * 1024 * 1024,
  svgBytes: 8 * 1024 * 1024,
  /** Each takes half a millisecond, and nothing ends a drawing that has begun: these are ten seconds of the deck's minute. */
  records: 20_000,
  /** Lines stay lines; only what is mixed with what lies below it has pixels, and each of them takes time. */
  side: 1024,
  /** From then on mixing is left to who draws the SVG, which takes a twentieth of the time and is not always the same. */
  exactMilliseconds: 5000,
  /** All metafiles of a deck: what is left after that is lost, and the deck is not. */
  milliseconds: 15_000,
};

const isMetafile = (type: Media['type']): type is MetafileType => type === 'emf' || type === 'wmf';

/** What could act or load something; the drawings that we make have none of it. */
const isSafe = (svg: string) =>
  !/<(?:script|foreignObject|iframe|style)\b|\son\w+\s*=|(?:href|src)\s*=\s*["'](?!#|data:image\/)/i.test(
    svg,
  );

/**
 * Two megabytes of code, which few decks need. It is the build for browsers: the one for Node takes whatever is installed as
 * `@napi-rs/canvas` for a canvas, and fails on every drawing with a bitmap where that is the empty package of ours.
 */
const loadConverter = async () =>
  // The package exports only its two doors; both have the same types.
  (await import(
    /* @vite-ignore */ new URL('browser.mjs', import.meta.resolve('emf-converter')).href
  )) as typeof converter;

async function svgOf(bytes: Uint8Array, exactRasterOps: boolean): Promise<string | undefined> {
  if (bytes.length > limits.bytes) return undefined;
  const { convertMetafileToSvg } = await loadConverter();
  // These two keep the ratio, which the limit of a canvas would not.
  const size = { maxWidth: limits.side, maxHeight: limits.side };
  const options = { maxRecords: limits.records, ...size, exactRasterOps };
  const drawn = await convertMetafileToSvg(new Uint8Array(bytes).buffer, options).catch(() => null);
  // Pictures fill their box, whatever shape that has.
  const svg = drawn && withSigns(drawn).replace(/^<svg\b/, '<svg preserveAspectRatio="none"');
  if (!svg || svg.length > limits.svgBytes || !isSafe(svg)) return undefined;
  // A picture of a program that only stands for something else is often recorded as nothing at all.
  return /<(?:path|polyline|polygon|rect|line|text|image|ellipse|circle)\b/.test(svg) ? svg : undefined;
}

/** Has the picture's box on its page, and nothing in it. */
const nothing = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');

/** What this process has worked, in milliseconds: on a busy machine a drawing takes long and is no heavier for it. */
function workedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Draws the metafiles of one deck, one after the other; `isLost` says that one could not be drawn. */
export function createMetafiles(worked: () => number = workedMs) {
  let spent = 0;
  let turn: Promise<unknown> = Promise.resolve();

  async function draw(bytes: Uint8Array): Promise<string | undefined> {
    if (spent > limits.milliseconds) return undefined;
    const start = worked();
    const svg = await svgOf(bytes, spent < limits.exactMilliseconds);
    spent += worked() - start;
    return svg;
  }

  return async function drawn({ url, type, bytes }: Media): Promise<{ media: DrawnMedia; isLost: boolean }> {
    if (!isMetafile(type)) return { media: { url, type, bytes }, isLost: false };
    // Of several at once each would count the time of all.
    const mine = turn.then(() => draw(bytes));
    turn = mine;
    const svg = await mine;
    const made = svg === undefined ? nothing : new TextEncoder().encode(svg);
    return { media: { url, type: 'svg', bytes: made }, isLost: svg === undefined };
  };
}
