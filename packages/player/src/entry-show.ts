// Whole shows: what the stage plays and the export draws.
export { Show, type ShowOptions, type Speaking } from './show/show.ts';
export { type ShowEvent, type ShowState, showStates } from './show/states.ts';
export { type Caption, captionsOf } from './show/captions.ts';
export {
  type Hold,
  type Moment,
  momentAt,
  type Place,
  placeAt,
  type ShowPage,
  showPage,
  startOf,
  totalMs,
} from './show/timeline.ts';
export { createAudioOut, createSilentOut } from './speech/audio-out.ts';
export type { AudioOut, AudioSegment } from './speech/audio-port.ts';
export {
  joinSentences,
  type SentenceTrack,
  type SpeechTrack,
  silentTrack,
  type WordMark,
  written,
} from './speech/track.ts';
