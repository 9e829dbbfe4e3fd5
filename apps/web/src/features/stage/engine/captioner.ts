import type { Cue, Show, SpeechTrack, WordMark } from '@app/player/entry-show.ts';
import type { StageState } from '../store.ts';

const lastBegun = (marks: readonly { startMs: number }[], ms: number): number =>
  marks.findLastIndex(({ startMs }) => startMs <= ms);

/** What the subtitles show: the words of the page, or those of the answer. */
export function createCaptioner(cuesOf: (words: readonly WordMark[]) => readonly Cue[]) {
  let answer: { track: SpeechTrack; cues: readonly Cue[] } | undefined;
  return (show: Show): Pick<StageState, 'cue' | 'cueWords' | 'cueWord'> => {
    const { track } = show.speaking;
    if (show.state !== 'answering') {
      const { cue, word } = show.moment;
      // A word is marked when it is heard, not while its sound is on its way.
      return { cue, cueWords: track.words, cueWord: show.state === 'loading' ? -1 : word };
    }
    // The subtitles of an answer are made anew when a sentence is added.
    if (answer?.track !== track) answer = { track, cues: cuesOf(track.words) };
    const ms = show.speechMs;
    const cue = answer.cues[lastBegun(answer.cues, ms)];
    return { cue, cueWords: track.words, cueWord: lastBegun(track.words, ms) };
  };
}
