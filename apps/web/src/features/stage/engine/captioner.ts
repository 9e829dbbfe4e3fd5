import type { Caption, Show, SpeechTrack, WordMark } from '@app/player/entry-show.ts';
import type { StageState } from '../store.ts';

const lastBegun = (marks: readonly { startMs: number }[], ms: number): number =>
  marks.findLastIndex(({ startMs }) => startMs <= ms);

/** What the captions show: the words of the page, or those of the answer. */
export function createCaptioner(captionsOf: (words: readonly WordMark[]) => readonly Caption[]) {
  let answer: { track: SpeechTrack; captions: readonly Caption[] } | undefined;
  return (show: Show): Pick<StageState, 'caption' | 'captionWords' | 'captionWord'> => {
    const { track } = show.speaking;
    // Who has asked hears nothing of the page, whose sentence was broken off.
    if (show.state === 'asking') return { caption: undefined, captionWords: [], captionWord: -1 };
    if (show.state !== 'answering') {
      const { caption, word } = show.moment;
      // A word is marked when it is heard, not while its sound is on its way.
      return { caption, captionWords: track.words, captionWord: show.state === 'loading' ? -1 : word };
    }
    // The captions of an answer are made anew when a sentence is added.
    if (answer?.track !== track) answer = { track, captions: captionsOf(track.words) };
    const ms = show.speechMs;
    const caption = answer.captions[lastBegun(answer.captions, ms)];
    return { caption, captionWords: track.words, captionWord: lastBegun(track.words, ms) };
  };
}
