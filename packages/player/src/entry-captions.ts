// Captions as files, for who takes them along.
export { talkCaptions, toSrt, toVtt } from './show/caption-file.ts';
export { written } from './speech/track.ts';
