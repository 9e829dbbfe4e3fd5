import { describe, expect, test } from 'vitest';
import { steppedClock } from '../clock.ts';
import type { AudioOut, AudioSegment } from '../speech/audio-port.ts';
import { joinSentences, type SentenceTrack } from '../speech/track.ts';
import { Show } from './show.ts';
import { nextState, showStates } from './states.ts';
import { type Moment, type Place, type ShowPage, showPage } from './timeline.ts';

const sentence = (text: string): SentenceTrack => {
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
function page(id: string, sentences: string[], complete = true): ShowPage {
  const tracks = sentences.map(sentence);
  let at = 0;
  const segments = tracks.map(({ durationMs }, i) => {
    const segment = { url: `${id}${i}.mp3`, startMs: at, durationMs };
    at += durationMs;
    return segment;
  });
  return showPage({ id, track: joinSentences(tracks), segments, complete });
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
  let onAnswerEnd = () => {};
  let answerSince: number | undefined;
  const length = () => segments.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const position = () =>
    from === undefined ? held : Math.min(from + (clock.now() - since) * rate, length());
  clock.onTick(() => {
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
    answer: {
      async add() {
        answerSince ??= clock.now();
        said.push('answer');
      },
      finish: () => onAnswerEnd(),
      stop: () => {
        answerSince = undefined;
      },
      positionMs: () => (answerSince === undefined ? 0 : clock.now() - answerSince),
      onEnd: (listener) => {
        onAnswerEnd = listener;
      },
    },
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

const settle = async () => {
  for (let i = 0; i < 4; i++) await Promise.resolve();
};

async function opened(pages: ShowPage[], start?: Place) {
  const sound = scriptedAudio();
  const states: string[] = [];
  const show: Show = new Show({
    audio: sound.audio,
    clock: sound.clock,
    pages,
    ...(start && { start }),
    onChange: () => states.push(show.state),
  });
  return { ...sound, show, states };
}

async function playing(pages: ShowPage[] = threePages(), start?: Place) {
  const stage = await opened(pages, start);
  stage.show.play();
  await settle();
  return stage;
}

const threePages = () => [
  page('a', ['one two three']),
  page('b', ['four five', 'six']),
  page('c', ['seven']),
];

describe('a show', () => {
  test('loads, plays page after page, fetches the next one early, and ends', async () => {
    const { show, clock, said, states } = await playing();
    expect(states).toEqual(['loading', 'playing']);
    expect(said).toEqual(['play 0', 'prepare b0.mp3']);
    clock.step(600);
    expect(show.moment).toMatchObject({ pageId: 'a', pageMs: 600, word: 1 });
    clock.step(900);
    await settle();
    expect(show.moment).toMatchObject({ pageId: 'b', pageMs: 0 });
    expect(show.state).toBe('playing');
    clock.step(1500);
    await settle();
    clock.step(500);
    expect([show.state, show.moment.ended]).toEqual(['ended', true]);
    show.play();
    await settle();
    expect([show.state, show.place]).toEqual(['playing', { page: 0, ms: 0 }]);
  });

  test('pauses at once and goes on from the same place', async () => {
    const { show, clock, said } = await playing();
    clock.step(700);
    show.pause();
    clock.step(5000);
    expect([show.state, show.place]).toEqual(['paused', { page: 0, ms: 700 }]);
    show.play();
    await settle();
    clock.step(100);
    expect(said).toContain('play 700');
    expect(show.place).toEqual({ page: 0, ms: 800 });
  });

  test('begins where the viewer left off, but not on a page that is gone', async () => {
    expect((await playing(threePages(), { page: 1, ms: 400 })).said[0]).toBe('play 400');
    expect((await opened(threePages(), { page: 7, ms: 400 })).show.place).toEqual({ page: 0, ms: 0 });
  });

  test('is paused when the browser refuses sound, and plays when it is asked again', async () => {
    const { show, refuse } = await opened(threePages()).then((stage) => {
      stage.refuse(true);
      stage.show.play();
      return stage;
    });
    await settle();
    expect(show.state).toBe('paused');
    refuse(false);
    show.play();
    await settle();
    expect(show.state).toBe('playing');
  });

  test('is paused where sound fails on the way', async () => {
    const { show, clock, fail } = await playing();
    clock.step(800);
    fail();
    expect([show.state, show.place]).toEqual(['paused', { page: 0, ms: 800 }]);
  });

  test('a pause while it loads is not undone by the sound that was on its way', async () => {
    const { show } = await opened(threePages());
    show.play();
    show.pause();
    await settle();
    expect(show.state).toBe('paused');
  });

  describe('a question', () => {
    test('stops it at once, and after the answer it goes on with the word that was cut off', async () => {
      const { show, clock, said, states } = await playing();
      clock.step(720);
      show.ask();
      expect(said.at(-1)).toBe('pause 720');
      show.beginAnswer();
      await show.addAnswer(new ArrayBuffer(1), sentence('because it'));
      await show.addAnswer(new ArrayBuffer(1), sentence('is'));
      clock.step(600);
      expect(show.speechMs).toBe(600);
      expect(show.speaking.track.words.map(({ text }) => text)).toEqual(['because', 'it', 'is']);
      show.endAnswer();
      await settle();
      expect(said.filter((line) => line.startsWith('play'))).toEqual(['play 0', 'play 500']);
      expect(states).toEqual([
        'loading',
        'playing',
        'asking',
        'answering',
        'answering',
        'answering',
        'resuming',
        'playing',
      ]);
      expect(show.place).toEqual({ page: 0, ms: 500 });
    });

    test('a second question during the answer goes back to where the show was first cut off', async () => {
      const { show, clock } = await playing();
      clock.step(720);
      show.ask();
      show.beginAnswer();
      await show.addAnswer(new ArrayBuffer(1), sentence('well you see'));
      clock.step(300);
      show.ask();
      expect([show.state, show.speechMs]).toEqual(['asking', 500]);
      show.beginAnswer();
      expect(show.speaking.track.words).toEqual([]);
      show.endAnswer();
      await settle();
      expect([show.state, show.place]).toEqual(['playing', { page: 0, ms: 500 }]);
    });

    test('that nobody asks after all lets it go on', async () => {
      const { show, clock } = await playing();
      clock.step(200);
      show.ask();
      show.leaveQuestion();
      await settle();
      expect([show.state, show.place]).toEqual(['playing', { page: 0, ms: 0 }]);
    });

    test('in a paused show leaves it paused', async () => {
      const { show, clock } = await playing();
      clock.step(700);
      show.pause();
      show.ask();
      show.beginAnswer();
      show.endAnswer();
      await settle();
      expect([show.state, show.place]).toEqual(['paused', { page: 0, ms: 500 }]);
    });

    test('a sentence that comes after the answer was left is not spoken', async () => {
      const { show, said } = await playing();
      show.ask();
      show.beginAnswer();
      show.leaveQuestion();
      await show.addAnswer(new ArrayBuffer(1), sentence('late'));
      expect(said).not.toContain('answer');
    });
  });

  describe('a page that is still being spoken', () => {
    test('a next page that is known only later is fetched as soon as it is', async () => {
      const { show, said } = await playing([page('a', ['one two']), page('b', [], false)]);
      expect(said).toEqual(['play 0']);
      show.updatePage(1, page('b', ['three'], true));
      expect(said).toEqual(['play 0', 'prepare b0.mp3']);
    });

    test('plays from its first sentence, waits at its end, and goes on with the next', async () => {
      const { show, clock } = await playing([page('a', ['one two'], false), page('b', ['three'])]);
      clock.step(1000);
      expect([show.state, show.moment.waiting, show.moment.pageId]).toEqual(['loading', true, 'a']);
      show.updatePage(0, page('a', ['one two', 'more'], false));
      await settle();
      expect([show.state, show.place]).toEqual(['playing', { page: 0, ms: 1000 }]);
      clock.step(500);
      expect(show.state).toBe('loading');
      show.updatePage(0, page('a', ['one two', 'more'], true));
      await settle();
      expect([show.state, show.moment.pageId]).toEqual(['playing', 'b']);
    });

    test('does not wait when the next sentence is there in time', async () => {
      const { show, clock, states } = await playing([page('a', ['one two'], false)]);
      clock.step(600);
      show.updatePage(0, page('a', ['one two', 'more'], true));
      clock.step(600);
      expect(show.place).toEqual({ page: 0, ms: 1200 });
      expect(states).toEqual(['loading', 'playing', 'playing']);
    });

    test('without a sentence yet it waits for the first', async () => {
      const { show } = await playing([page('a', [], false)]);
      expect(show.state).toBe('loading');
      show.updatePage(0, page('a', ['hello'], false));
      await settle();
      expect(show.state).toBe('playing');
    });
  });

  describe('moving about', () => {
    test('seeks across pages and goes on playing', async () => {
      const { show, said } = await playing();
      show.seek(1700);
      await settle();
      expect([show.state, show.place]).toEqual(['playing', { page: 1, ms: 200 }]);
      expect(said).toContain('play 200');
    });

    test('turns pages forth and back, and not over the edges', async () => {
      const { show } = await playing();
      show.nextPage();
      expect(show.place.page).toBe(1);
      show.previousPage();
      show.previousPage();
      await settle();
      expect(show.place).toEqual({ page: 0, ms: 0 });
      show.goTo(9);
      expect(show.place.page).toBe(0);
    });

    test('a paused show stays paused', async () => {
      const { show } = await playing();
      show.pause();
      show.goTo(2, 100);
      await settle();
      expect([show.state, show.moment.pageId, show.moment.pageMs]).toEqual(['paused', 'c', 100]);
    });

    test('is not possible during a question', async () => {
      const { show } = await playing();
      show.ask();
      show.nextPage();
      expect(show.place.page).toBe(0);
    });

    test('keeps rate and volume inside their limits, and the rate changes the pace', async () => {
      const { show, clock, said } = await playing();
      show.setRate(9);
      show.setRate(0.1);
      show.setVolume(3);
      show.setRate(2);
      expect(said.slice(-4)).toEqual(['rate 2', 'rate 0.5', 'volume 1', 'rate 2']);
      clock.step(300);
      expect(show.place.ms).toBe(600);
    });
  });

  test('tells what is on stage with every tick, until it is told to stop', async () => {
    const { show, clock } = await playing();
    const moments: Moment[] = [];
    const stop = show.onTick((moment) => moments.push(moment));
    clock.step(40);
    clock.step(40);
    stop();
    clock.step(40);
    expect(moments.map(({ pageMs }) => pageMs)).toEqual([40, 80]);
  });
});

describe('the states', () => {
  test.each(showStates)('%s lets nobody be stuck: something leads out of it', (state) => {
    const events = [
      'play',
      'pause',
      'ask',
      'ready',
      'refused',
      'starve',
      'answer',
      'back',
      'finish',
      'rest',
    ] as const;
    const ways = events.map((event) => nextState(state, event)).filter((next) => next && next !== state);
    expect(ways.length).toBeGreaterThan(0);
  });

  test.each([
    ['idle', 'answer'],
    ['playing', 'answer'],
    ['asking', 'play'],
    ['answering', 'pause'],
    ['ended', 'ready'],
  ] as const)('in %s nothing happens on %s', (state, event) => {
    expect(nextState(state, event)).toBeUndefined();
  });
});
