import type { Crop, Look, OwnLook, PhotoReport, StyleImage } from './port.ts';

/** What the process that reads photos is asked. */
export type LookTask =
  | { kind: 'check'; photo: Uint8Array; crop: Crop | undefined; mostPixels: number | undefined }
  | { kind: 'styles'; photo: Uint8Array; crop: Crop | undefined }
  | { kind: 'build'; photo: Uint8Array; crop: Crop | undefined; look: OwnLook };

/** What each kind of task ends with. */
export type LookResults = { check: PhotoReport; styles: StyleImage[]; build: Look };

export type ToLookChild = { id: number; task: LookTask };

export type FromLookChild =
  | { kind: 'style'; id: number; image: StyleImage }
  | { kind: 'done'; id: number; result: PhotoReport | StyleImage[] | Look }
  | { kind: 'refused'; id: number; refusals: PhotoReport['refusals'] }
  | { kind: 'failed'; id: number; reason: string };
