import { speechRoutes } from '@app/contract/speech/routes.ts';
import { call } from '../../../lib/api.ts';
import { base64Of } from '../../../lib/base64.ts';

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
