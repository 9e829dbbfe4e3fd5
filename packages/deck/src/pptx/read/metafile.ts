import type { Media, MetafileType } from './media.ts';

/** A picture, film or sound as it is kept: a metafile has been drawn. */
export type DrawnMedia = Omit<Media, 'type'> & { type: Exclude<Media['type'], MetafileType> | 'svg' };

/** What metafiles may ask of us; real ones stay far below. */
const limits = {
  bytes: 8 * 1024 * 1024,
  svgBytes: 8 * 1024 * 1024,
  records: 100_000,
  side: 4096,
  /** All metafiles of a deck: what is left after that is lost, and the deck is not. */
  milliseconds: 15_000,
};

const isMetafile = (type: Media['type']): type is MetafileType => type === 'emf' || type === 'wmf';

/** What could act or load something; the drawings that we make have none of it. */
const isSafe = (svg: string) =>
  !/<(?:script|foreignObject|iframe|style)\b|\son\w+\s*=|(?:href|src)\s*=\s*["'](?!#|data:image\/)/i.test(
    svg,
  );

async function svgOf(bytes: Uint8Array): Promise<string | undefined> {
  if (bytes.length > limits.bytes) return undefined;
  // Two megabytes of code, which few decks need.
  const { convertMetafileToSvg } = await import('emf-converter');
  const options = { maxRecords: limits.records, maxCanvasDimension: limits.side };
  const svg = await convertMetafileToSvg(new Uint8Array(bytes).buffer, options).catch(() => null);
  if (!svg || svg.length > limits.svgBytes || !isSafe(svg)) return undefined;
  // A picture of a program that only stands for something else is often recorded as nothing at all.
  return /<(?:path|polyline|polygon|rect|line|text|image|ellipse|circle)\b/.test(svg) ? svg : undefined;
}

/** Has the picture's box on its page, and nothing in it. */
const nothing = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');

/** Draws the metafiles of one deck; `isLost` says that one could not be drawn. */
export function createMetafiles() {
  let spent = 0;
  return async function drawn({ url, type, bytes }: Media): Promise<{ media: DrawnMedia; isLost: boolean }> {
    if (!isMetafile(type)) return { media: { url, type, bytes }, isLost: false };
    const start = performance.now();
    const svg = spent > limits.milliseconds ? undefined : await svgOf(bytes);
    spent += performance.now() - start;
    const made = svg === undefined ? nothing : new TextEncoder().encode(svg);
    return { media: { url, type: 'svg', bytes: made }, isLost: svg === undefined };
  };
}
