import { cutRatio } from './crop.ts';

/** The middle of what a camera shows, 3:4, as a JPEG; as high as the camera's own picture, or lower. */
export async function pictureOf(
  video: HTMLVideoElement,
  { quality, maxHeight = Number.POSITIVE_INFINITY }: { quality: number; maxHeight?: number },
): Promise<Blob | undefined> {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return undefined;
  const high = Math.min(videoHeight, videoWidth / cutRatio);
  const wide = high * cutRatio;
  const scale = Math.min(1, maxHeight / high);
  const canvas = new OffscreenCanvas(Math.round(wide * scale), Math.round(high * scale));
  const [left, top] = [(videoWidth - wide) / 2, (videoHeight - high) / 2];
  canvas.getContext('2d')?.drawImage(video, left, top, wide, high, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}
