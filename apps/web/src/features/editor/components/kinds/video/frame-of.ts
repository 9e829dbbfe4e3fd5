/** As good as a poster needs to be. */
const quality = 0.9;

/** The frame that a film shows right now, as a picture; undefined where it shows none, or must not be read. */
export async function frameOf(film: HTMLVideoElement, name: string): Promise<File | undefined> {
  const { videoWidth, videoHeight } = film;
  if (videoWidth === 0 || film.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return undefined;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: videoWidth, height: videoHeight });
  canvas.getContext('2d')?.drawImage(film, 0, 0);
  const drawn = await new Promise<Blob | null>((resolve) => {
    try {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    } catch {
      // The bytes of another origin may be seen, not read.
      resolve(null);
    }
  });
  return drawn ? new File([drawn], name, { type: drawn.type }) : undefined;
}
