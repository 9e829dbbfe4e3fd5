import type { RecordingFault } from '@app/contract/voice/states/recording-fault.ts';
import type { VoiceMeasure } from '../port.ts';
import { bandHertz, envelopeOf } from './envelope.ts';
import { framesPerSecond, loudnessOf, measuredRate } from './frames.ts';
import { pitchAt, pitchOf } from './pitch.ts';

/** What makes a recording useless. Set by judgement; the tests hold them with made sounds, no recording of a person was at hand. */
const least = { seconds: 8, spoken: 4, voiced: 2, level: -45, aboveNoise: 18 };
/** A sample that is as large as can be, and how much of speech may be. */
const clippedAt = 0.985;
const mostClipped = 0.002;
/** What comes over a telephone ends at 3,400 Hz: so much quieter than the rest are only bands that are not there. */
const telephoneHertz = 4200;
const lowestBright = -32;
/** More of somebody's speech tells nothing new. */
const measuredSeconds = 60;
/** Every second frame tells as much as all of them. */
const every = 2;

export type Measured = { fault: RecordingFault } | { fault: null; measure: VoiceMeasure };

/** What can be told of a voice by a recording of it, or why nothing can. */
export function measureRecording(sound: Float32Array): Measured {
  if (sound.length < least.seconds * measuredRate) return { fault: 'too-short' };
  const loudness = loudnessOf(sound);
  const { speaks, loud, floor } = loudness;
  if (loud < least.level - 15) return { fault: 'silence' };
  if (loud < least.level) return { fault: 'too-quiet' };
  if (shareClipped(sound) > mostClipped) return { fault: 'clipped' };
  if (loud - floor < least.aboveNoise) return { fault: 'noisy' };
  const frames = [...speaks.keys()].filter((frame) => speaks[frame]);
  const heard = frames.slice(0, measuredSeconds * framesPerSecond).filter((_, at) => at % every === 0);
  const pitches = heard.map((frame) => pitchAt(sound, frame));
  const voiced = heard.filter((_, at) => pitches[at] !== undefined);
  if (voiced.length * every < least.voiced * framesPerSecond) return { fault: 'silence' };
  if (frames.length < least.spoken * framesPerSecond) return { fault: 'too-short' };
  const envelope = envelopeOf(sound, voiced);
  if (brightest(envelope) < lowestBright) return { fault: 'narrow' };
  const { medianHz, range } = pitchOf(pitches.filter((hertz) => hertz !== undefined));
  return { fault: null, measure: { medianHz, range, envelope } };
}

const shareClipped = (sound: Float32Array): number =>
  sound.reduce((count, sample) => count + (Math.abs(sample) > clippedAt ? 1 : 0), 0) / sound.length;

const brightest = (envelope: readonly number[]): number =>
  Math.max(...envelope.filter((_, band) => (bandHertz[band] ?? 0) > telephoneHertz));
