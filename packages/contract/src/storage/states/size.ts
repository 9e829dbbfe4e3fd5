import { type Language, say } from '../../base/messages.ts';
import { storageLimits } from '../limits.ts';
import { storageMessages } from '../messages.ts';

const { units, unitStep, decimals } = storageLimits;

const written = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(decimals));

/** A number of bytes as people read it, such as 1.50 KB; anything that is no size gives the invalid-size text. */
export function formatSize(bytes: number | null | undefined, language: Language): string {
  if (typeof bytes !== 'number' || !Number.isFinite(bytes) || bytes < 0) {
    return say(storageMessages.invalidSize, language);
  }
  let value = bytes;
  let unit = 0;
  // What would be *written* decides, or 1,048,575 bytes would read as 1024.00 KB.
  while (unit < units.length - 1 && Number(written(value)) >= unitStep) {
    value /= unitStep;
    unit += 1;
  }
  return `${written(value)} ${units[unit]}`;
}
