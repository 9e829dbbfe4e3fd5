import { voiceMessages } from '@app/contract/voice/messages.ts';
import type { Message } from '@app/contract/base/messages.ts';
import { speechLimits } from '@app/contract/speech/limits.ts';
import type { Recording } from '../../../../lib/media.ts';
import { decodeSound } from '../../../../lib/sound-file.ts';
import { kindOfSound } from './kind-of-sound.ts';
import { voiceTexts as texts } from './messages.ts';

/** An hour of mp3; what is larger would only fill the memory before it is refused. */
const mostBytes = 60 * 1024 * 1024;

/** A sound file as a recording, decoded by the browser, which knows more kinds than the server; or why it is none. */
export async function readRecording(file: Blob): Promise<Recording | Message> {
  if (file.size > mostBytes) return voiceMessages.tooLong;
  const content = await file.arrayBuffer();
  const kind = kindOfSound(new Uint8Array(content));
  if (kind !== 'sound') return kind === 'film' ? texts.film : voiceMessages.unreadable;
  const sound = await decodeSound(content);
  if (!sound) return voiceMessages.unreadable;
  const { ms, wav: blob } = sound;
  if (ms > speechLimits.recordingMs) return voiceMessages.tooLong;
  return { blob, ms };
}
