import type { VoiceMeasure } from './port.ts';
import measured from './known-voices.json' with { type: 'json' };

/** The voices of the embedded engine by their ids, measured by scripts/measure-voices.ts as recordings are. */
export const knownVoices: Readonly<Record<string, VoiceMeasure | undefined>> = measured;
