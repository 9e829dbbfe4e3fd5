import type { Message } from '../../base/messages.ts';
import { speechMessages } from '../messages.ts';

/** What a page asks the browser for. */
export type MediaDevice = 'camera' | 'microphone';

/**
 * The text for the name of the DOMException that `getUserMedia` threw (spec section 8, "Media errors").
 * A microphone that fails for another reason than being absent is told as a microphone failure.
 */
export function mediaFault(exceptionName: string, device: MediaDevice): Message {
  if (exceptionName === 'NotFoundError' || exceptionName === 'OverconstrainedError') {
    return speechMessages.deviceNotFound;
  }
  if (device === 'microphone') return speechMessages.microphoneFailed;
  return exceptionName === 'NotReadableError'
    ? speechMessages.cameraOccupied
    : speechMessages.permissionDenied;
}
