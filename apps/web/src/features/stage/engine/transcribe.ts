import { speechRoutes } from '@app/contract/speech/routes.ts';
import { call } from '../../../lib/api.ts';
import { base64Of } from '../../../lib/base64.ts';

/** A recording (WAV) as text. `isPartial`: it goes on, and nobody is told when it could not be understood yet. */
export async function transcribe(
  recording: Blob,
  { isPartial = false, ...whose }: { signal: AbortSignal; token?: string; isPartial?: boolean },
): Promise<string> {
  const { text } = await call(speechRoutes.transcribe, {
    body: { base64: await base64Of(recording), ...(isPartial && { isPartial }) },
    silent: isPartial,
    ...whose,
  });
  return text;
}
