import { buffer } from 'node:stream/consumers';
import type { FileService } from '../../file/service.ts';
import type { SpokenTrack } from '../rules.ts';

/** The track of a finished page, without addresses. */
export const readTrack = async (files: FileService, trackKey: string): Promise<SpokenTrack> =>
  // Written by speak-page or scripts/make-samples alone.
  JSON.parse((await buffer(await files.open(trackKey))).toString('utf8')) as SpokenTrack;
