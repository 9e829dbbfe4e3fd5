import type { Message } from '@app/contract/base/messages.ts';
import { speechLimits } from '@app/contract/speech/limits.ts';
import { speechMessages } from '@app/contract/speech/messages.ts';
import { speechRoutes } from '@app/contract/speech/routes.ts';
import { call } from '../../../../lib/api.ts';
import { base64Of } from '../../../../lib/base64.ts';
import { decodeSound } from '../../../../lib/sound-file.ts';
import { transcribeTexts as texts } from './transcribe-messages.ts';

/** An hour of mp3; what is larger would only fill the memory before it is refused. */
const mostBytes = 60 * 1024 * 1024;

/** What is said in a file of sound or film; or why that cannot be told. */
export async function transcribeFile(file: File): Promise<{ text: string } | { refused: Message }> {
  if (file.size > mostBytes) return { refused: speechMessages.recordingTooLong };
  const sound = await decodeSound(await file.arrayBuffer());
  if (!sound) return { refused: texts.soundUnreadable };
  if (sound.ms > speechLimits.recordingMs) return { refused: speechMessages.recordingTooLong };
  return call(speechRoutes.transcribe, { body: { base64: await base64Of(sound.wav) } });
}
