import type { Size } from '@app/deck/deck.ts';
import type { MediaKind } from './media-rules.ts';

const measure = (natural: Size): Size | undefined =>
  natural.width > 0 && natural.height > 0 ? natural : undefined;

async function measurePicture(url: string): Promise<Size | undefined> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return measure({ width: image.naturalWidth, height: image.naturalHeight });
}

const measureFilm = (url: string): Promise<Size | undefined> =>
  new Promise((resolve) => {
    const video = document.createElement('video');
    video.preload = 'metadata';
    video.addEventListener('loadedmetadata', () =>
      resolve(measure({ width: video.videoWidth, height: video.videoHeight })),
    );
    video.addEventListener('error', () => resolve(undefined));
    video.src = url;
  });

/** How large a picture or a film is by itself; undefined where the browser cannot tell. */
export async function measureMedia(kind: MediaKind, url: string): Promise<Size | undefined> {
  try {
    if (kind === 'image') return await measurePicture(url);
    return kind === 'video' ? await measureFilm(url) : undefined;
  } catch {
    // It is shown all the same, as far as it can be.
    return undefined;
  }
}
