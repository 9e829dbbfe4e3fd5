// A show without sound, for tests: what would be heard is written down, and time passes when it is told to.
import { type Clock, steppedClock } from '../clock.ts';
import type { AudioOut, AudioSegment } from '../speech/audio-port.ts';
import { joinSentences, type SentenceTrack } from '../speech/track.ts';
import { Show } from './show.ts';
import { type Hold, type Place, type ShowPage, showPage } from './timeline.ts';

/** A sentence in which every word takes half a second. */
export const sentence = (text: string): SentenceTrack => {
  const words = text.split(' ');
  return {
    durationMs: words.length * 500,
    words: words.map((word, i) => ({
      text: word,
      startMs: i * 500,
      endMs: i * 500 + 450,
      srcStart: 0,
      srcEnd: 0,
    })),
    visemes: [],
  };
};

/** A page of some sentences, each with a sound of its own. */
export function page(id: string, sentences: string[], complete = true): ShowPage {
  const tracks = sentences.map(sentence);
  let at = 0;
  const segments = tracks.map(({ durationMs }, i) => {
    const segment = { url: `${id}${i}.mp3`, startMs: at, durationMs };
    at += durationMs;
    return segment;
  });
  return showPage({ id, track: joinSentences(tracks), segments, complete });
}

/** An answer that is heard from its first sentence on, until it is finished. */
function scriptedAnswer(clock: Clock, said: string[]): AudioOut['answer'] {
  let onEnd = () => {};
  let since: number | undefined;
  return {
    async add() {
      since ??= clock.now();
      said.push('answer');
    },
    finish: () => onEnd(),
    stop: () => {
      since = undefined;
    },
    positionMs: () => (since === undefined ? 0 : clock.now() - since),
    onEnd: (listener) => {
      onEnd = listener;
    },
  };
}

/** Sound that is heard exactly as long as the clock says. */
function scriptedAudio() {
  const clock = steppedClock();
  const said: string[] = [];
  let segments: readonly AudioSegment[] = [];
  let from: number | undefined;
  let since = 0;
  let held = 0;
  let rate = 1;
  let refuses = false;
  let onEnd: (outcome: 'end' | 'failed') => void = () => {};
  let mark: { ms: number; work: () => void } | undefined;
  const length = () => segments.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const position = () =>
    from === undefined ? held : Math.min(from + (clock.now() - since) * rate, length());
  clock.onTick(() => {
    if (from !== undefined && mark && position() >= mark.ms) {
      const { work } = mark;
      mark = undefined;
      work();
    }
    if (from === undefined || position() < length()) return;
    held = length();
    from = undefined;
    onEnd('end');
  });
  const audio: AudioOut = {
    narration: {
      load: (list) => {
        segments = list;
      },
      prepare: (list) => list[0] && said.push(`prepare ${list[0].url}`),
      async play(ms) {
        if (refuses) throw new Error('NotAllowedError');
        said.push(`play ${ms}`);
        from = ms;
        since = clock.now();
      },
      pause() {
        if (from === undefined) return;
        held = position();
        from = undefined;
        said.push(`pause ${held}`);
      },
      markAt: (ms, work) => {
        mark = ms === undefined ? undefined : { ms, work };
      },
      positionMs: position,
      setRate(next) {
        if (from !== undefined) {
          from = position();
          since = clock.now();
        }
        rate = next;
        said.push(`rate ${next}`);
      },
      onEnd: (listener) => {
        onEnd = listener;
      },
    },
    answer: scriptedAnswer(clock, said),
    setVolume: (volume) => said.push(`volume ${volume}`),
    dispose: () => {},
  };
  return {
    audio,
    clock,
    said,
    refuse: (yes: boolean) => {
      refuses = yes;
    },
    fail: () => {
      held = position();
      from = undefined;
      onEnd('failed');
    },
  };
}

/** Lets everything happen that waits for nothing but its turn. */
export const settle = async () => {
  for (let i = 0; i < 4; i++) await Promise.resolve();
};

/** A show of these pages that nobody has started; its first one waits for films. */
export async function opened(pages: ShowPage[], start?: Place, holds: readonly Hold[] = []) {
  const sound = scriptedAudio();
  const states: string[] = [];
  /** What had been heard when a state was told. */
  const saidBefore: (string | undefined)[] = [];
  const show: Show = new Show({
    audio: sound.audio,
    clock: sound.clock,
    pages,
    holdsOf: (index) => (index === 0 ? holds : []),
    ...(start && { start }),
    onChange: () => {
      states.push(show.state);
      saidBefore.push(sound.said.at(-1));
    },
  });
  return { ...sound, show, states, saidBefore };
}

/** A show that plays. */
export async function playing(pages: ShowPage[] = threePages(), start?: Place, holds?: readonly Hold[]) {
  const stage = await opened(pages, start, holds);
  stage.show.play();
  await settle();
  return stage;
}

/** Three pages of one, two and one sentence. */
export const threePages = () => [
  page('a', ['one two three']),
  page('b', ['four five', 'six']),
  page('c', ['seven']),
];
