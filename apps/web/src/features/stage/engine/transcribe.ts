import { speechRoutes } from '@app/contract/speech/routes.ts';
import { call } from '../../../lib/api.ts';

/** A recording (WAV) as text. */
export async function transcribe(
  recording: Blob,
  whose: { signal: AbortSignal; token?: string },
): Promise<string> {
  const { text } = await call(speechRoutes.transcribe, {
    body: { base64: await base64Of(recording) },
    ...whose,
  });
  return text;
}

const base64Of = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] ?? ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the recording cannot be read')));
    reader.readAsDataURL(blob);
  });
