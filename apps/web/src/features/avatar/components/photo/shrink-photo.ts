import { avatarLimits } from '@app/contract/avatar/limits.ts';

/** Longest sides that are tried one after the other; the smallest is still far more than an avatar shows. */
const sides = [4096, 3072, 2048];
const quality = 0.92;

/**
 * A photo that is small enough to be sent (spec section 5): itself, or what the browser makes of it. Phones take larger ones
 * than that, and nobody should have to know how to make them smaller. Undefined where it stays too large; throws where it
 * cannot be opened.
 */
export async function shrunk(file: File): Promise<File | undefined> {
  const { maxBytes } = avatarLimits.photo;
  if (file.size <= maxBytes) return file;
  const picture = await createImageBitmap(file);
  try {
    for (const side of sides) {
      const scale = Math.min(1, side / Math.max(picture.width, picture.height));
      const canvas = new OffscreenCanvas(
        Math.round(picture.width * scale),
        Math.round(picture.height * scale),
      );
      const brush = canvas.getContext('2d');
      if (!brush) break;
      // A JPEG has no transparency: what a PNG leaves open would become black.
      brush.fillStyle = '#fff';
      brush.fillRect(0, 0, canvas.width, canvas.height);
      brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const made = await canvas.convertToBlob({ type: 'image/jpeg', quality });
      if (made.size <= maxBytes) return new File([made], 'photo.jpg', { type: 'image/jpeg' });
    }
  } finally {
    picture.close();
  }
  return undefined;
}
