import { buffer } from 'node:stream/consumers';
import type { ExportFormat } from '@app/contract/export/states/format.ts';
import type { MediaSource } from '@app/deck/pptx/write/context.ts';
import sharp from 'sharp';
import type { FileService } from '../../file/service.ts';
import { endingOf } from '../rules.ts';

/** A stored content that a deck shows, by the name that the deck calls it. */
type StoredMedium = { url: string; fileKey: string; type: string };

/** The longer side of a drawing as pixels: sharp on a full screen. */
const drawnPixels = 2000;

const toPixels = async (bytes: Uint8Array): Promise<Uint8Array> =>
  sharp(bytes, { limitInputPixels: 100_000_000 })
    .resize({ width: drawnPixels, height: drawnPixels, fit: 'inside' })
    .png()
    .toBuffer();

const toPng = async (bytes: Uint8Array): Promise<Uint8Array> => sharp(bytes).png().toBuffer();

/** What stands where a picture cannot be read. */
export const nothing = async (): Promise<Uint8Array> =>
  sharp({ create: { width: 1, height: 1, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();

/**
 * Stored contents as they go into a file: read when their turn comes; for PowerPoint drawings and WebP also, or only, as
 * pixels. In a project file drawings are pixels: what comes back is a stranger's file, from which none are taken. One broken
 * picture does not keep a deck from going out: it is told and left empty.
 */
export function gatherMedia(
  media: readonly StoredMedium[],
  files: FileService,
  onBroken: (url: string) => void,
  format: ExportFormat,
): Map<string, MediaSource> {
  const found = new Map<string, MediaSource>();
  for (const { url, fileKey, type } of media) {
    const ending = endingOf(type);
    if (ending === undefined) continue;
    const read = async (): Promise<Uint8Array> => buffer(await files.open(fileKey));
    const readAs = (convert: typeof toPixels) => async () => {
      const bytes = await read();
      return convert(bytes).catch(() => {
        onBroken(url);
        return nothing();
      });
    };
    if (ending === 'svg' && format === 'project') found.set(url, { type: 'png', read: readAs(toPixels) });
    else if (ending === 'svg')
      found.set(url, { type: 'svg', read, pixels: { type: 'png', read: readAs(toPixels) } });
    // Programs older than a few years do not draw WebP.
    else if (ending === 'webp' && format === 'pptx') found.set(url, { type: 'png', read: readAs(toPng) });
    else found.set(url, { type: ending, read });
  }
  return found;
}
