import { type Media, pictureType } from '@app/deck/pptx/read/media.ts';
import { createMetafiles } from '@app/deck/pptx/read/metafile.ts';
import { pictureSize } from '@app/deck/pptx/read/pixels.ts';
import type { Figure } from '../../document.ts';
import type { TextContext } from '../context.ts';

type Kept = NonNullable<Figure['picture']>;

// Smaller ones are marks and lines.
const leastSide = 80;

/** Keeps the pictures of a deck under the addresses that its elements use. */
export function createSlidePictures(keep: TextContext['keep']) {
  const drawn = createMetafiles();
  const known = new Map<string, Kept>();
  return {
    async add(fresh: readonly Media[]): Promise<void> {
      for (const each of fresh) {
        const { media, isLost } = await drawn(each);
        if (isLost || media.type === 'svg') continue;
        // Films and sounds are no figures.
        const type = pictureType(media.bytes);
        const size = type && pictureSize(media.bytes, type);
        if (!size || Math.min(size.width, size.height) < leastSide) continue;
        known.set(each.url, keep({ bytes: media.bytes, type, ...size }));
      }
    },
    find: (url: string): Kept | undefined => known.get(url),
  };
}
