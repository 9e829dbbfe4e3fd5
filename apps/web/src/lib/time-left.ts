import { fill, type Language } from '@app/contract/base/messages.ts';
import { broadcastMessages as texts } from '@app/contract/broadcast/messages.ts';

/** From so many minutes on it is told in hours. */
const hourFrom = 90;

/** About how long that is, inside a sentence; more exactly nobody knows. */
export function timeLeft(seconds: number, language: Language): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return fill(texts.leftSoon, language);
  if (minutes < hourFrom) return fill(texts.leftMinutes, language, { count: minutes });
  return fill(texts.leftHours, language, { count: Math.round(minutes / 60) });
}
