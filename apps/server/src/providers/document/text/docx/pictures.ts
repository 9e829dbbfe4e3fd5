import type { Package } from '@app/deck/pptx/package/package.ts';
import { guardLimits } from '@app/deck/pptx/guard/limits.ts';
import { metafileType, pictureType } from '@app/deck/pptx/read/media.ts';
import { createMetafiles } from '@app/deck/pptx/read/metafile.ts';
import { pictureSize } from '@app/deck/pptx/read/pixels.ts';
import type { Figure } from '../../document.ts';
import type { TextContext } from '../context.ts';
import type { DocxPicture } from './simplify.ts';

// Lines, bullets and trackers are pictures too, but show nothing.
const leastSide = 24;

/** The size that a drawing of ours says in its head. */
function svgSize(bytes: Uint8Array) {
  const head = new TextDecoder().decode(bytes.subarray(0, 600));
  const side = (name: string) => Number(new RegExp(`<svg[^>]*\\s${name}="([\\d.]+)`).exec(head)?.[1] ?? 0);
  return { width: Math.round(side('width')), height: Math.round(side('height')) };
}

type Kept = NonNullable<Figure['picture']>;

/** Keeps the pictures of a document; gives that of a number, absent where it cannot be drawn. */
export async function openPictures(
  file: Package,
  pictures: readonly DocxPicture[],
  keep: TextContext['keep'],
): Promise<(index: number) => Kept | 'tiny' | undefined> {
  const drawn = createMetafiles();

  async function open(path: string | undefined): Promise<Kept | 'tiny' | undefined> {
    const bytes = path === undefined ? undefined : file.read(path);
    if (!bytes) return undefined;
    const metafile = metafileType(bytes);
    if (metafile) {
      const { media, isLost } = await drawn({ url: '', type: metafile, bytes });
      return isLost ? undefined : keep({ bytes: media.bytes, type: 'svg', ...svgSize(media.bytes) });
    }
    const type = pictureType(bytes);
    const size = type && pictureSize(bytes, type);
    if (!type || !size || size.width * size.height > guardLimits.picturePixels) return undefined;
    return Math.min(size.width, size.height) < leastSide ? 'tiny' : keep({ bytes, type, ...size });
  }

  const opened = new Map<string | undefined, Kept | 'tiny' | undefined>();
  for (const { path } of pictures) {
    if (!opened.has(path)) opened.set(path, await open(path));
  }
  return (index) => opened.get(pictures[index]?.path);
}
