import type { Square } from '../../rules.ts';

const side = 512;
const jpegQuality = 0.9;

/** Cuts a square out of a picture, 512 pixels wide, in the picture's own format. */
export async function cutPicture(bitmap: ImageBitmap, square: Square, type: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('this browser draws no pictures');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(bitmap, square.x, square.y, square.side, square.side, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, jpegQuality));
  if (!blob) throw new Error('the picture could not be written');
  return new File([blob], type === 'image/png' ? 'picture.png' : 'picture.jpg', { type });
}
