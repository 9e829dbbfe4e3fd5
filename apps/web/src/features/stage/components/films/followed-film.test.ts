import type { CueMark } from '@app/contract/broadcast/schema.ts';
import { expect, test } from 'vitest';
import { aStage, aTrack } from '../../../../testing/stage.ts';
import type { StageState } from '../../store.ts';
import { FollowedFilm, type Media } from './followed-film.ts';

/** A film of ten seconds that is where it was put; browsers alone can play one. */
class Film extends EventTarget {
  currentTime = 0;
  duration = 10;
  paused = true;
  ended = false;
  error: MediaError | null = null;
  muted = false;
  volume = 1;
  loop = false;
  playbackRate = 1;
  refusesSound = false;

  async play(): Promise<void> {
    if (this.refusesSound && !this.muted) throw new DOMException('no', 'NotAllowedError');
    this.paused = false;
  }
  pause(): void {
    this.paused = true;
  }
}

const cue = (startMs: number, more: Partial<CueMark> = {}): CueMark => ({
  id: 'cue',
  action: 'play',
  elementId: 'film',
  startMs,
  ...more,
});

function setUp(
  cues: CueMark[],
  more: { autoplay?: boolean; loop?: boolean; volume?: number; type?: string } = {},
) {
  const { store } = aStage([{ ...aTrack(8), cues }, aTrack(1)]);
  const media = new Film();
  const told: string[] = [];
  const talk = {
    store,
    pause: () => {
      told.push('pause');
      store.setState({ phase: 'paused' });
    },
    toggle: () => void told.push('toggle'),
    release: () => {
      told.push('release');
      store.setState({ held: undefined });
    },
  };
  const element = { id: 'film', type: 'video', ...more };
  const follow = () => new FollowedFilm({ media: media as unknown as Media, element, index: 0, talk });
  const at = async (state: Partial<StageState>) => {
    store.setState(state);
    await Promise.resolve();
    return { seconds: media.currentTime, plays: !media.paused, heard: !media.muted };
  };
  return { film: follow(), follow, media, told, at };
}
const held = { elementId: 'film', startMs: 3000 };

test('beside the speech it is where the time of the page says: after seeks, pauses and at other speeds', async () => {
  const { at, media } = setUp([cue(3000, { meanwhile: true })], { volume: 0.5 });
  expect(await at({ phase: 'playing', pageMs: 2800 })).toMatchObject({ seconds: 0, plays: false });
  expect(await at({ pageMs: 3000, volume: 0.8 })).toEqual({ seconds: 0, plays: true, heard: true });
  expect(media.volume).toBe(0.4);
  expect(await at({ pageMs: 7000 })).toMatchObject({ seconds: 4, plays: true });
  expect(await at({ phase: 'paused' })).toMatchObject({ seconds: 4, plays: false });
  await at({ phase: 'playing', rate: 1.5 });
  expect(media.playbackRate).toBe(1.5);
  expect(await at({ pageMs: 1000 })).toMatchObject({ seconds: 0, plays: false });
});

test('a question stops it, and it goes on with the talk', async () => {
  const { at } = setUp([cue(3000, { meanwhile: true })]);
  await at({ phase: 'playing', pageMs: 5000 });
  expect(await at({ phase: 'asking' })).toMatchObject({ plays: false });
  expect(await at({ phase: 'answering' })).toMatchObject({ plays: false });
  expect(await at({ phase: 'playing' })).toMatchObject({ seconds: 2, plays: true });
});

test('it plays once while the speech waits, and says when it is over', async () => {
  const { at, media, told } = setUp([cue(3000)], { loop: true });
  expect(await at({ phase: 'playing', pageMs: 3000, held })).toEqual({
    seconds: 0,
    plays: true,
    heard: true,
  });
  expect(media.loop).toBe(false);
  media.currentTime = 4;
  expect(await at({ phase: 'paused' })).toMatchObject({ seconds: 4, plays: false });
  expect(await at({ phase: 'playing' })).toMatchObject({ seconds: 4, plays: true });
  media.dispatchEvent(new Event('ended'));
  expect(told).toEqual(['release']);
  expect(await at({ pageMs: 3200 })).toMatchObject({ plays: false });
});

test('it goes on where it was when an answer showed another page meanwhile', async () => {
  const { at, film, follow, media } = setUp([cue(3000)]);
  await at({ phase: 'playing', pageMs: 3000, held });
  media.currentTime = 6;
  film.end();
  media.currentTime = 0;
  follow();
  expect(media.currentTime).toBe(6);
});

test('the speech does not wait for what is broken, nor for a sound that the browser refuses', async () => {
  const broken = setUp([cue(3000)]);
  await broken.at({ phase: 'playing', pageMs: 3000, held });
  broken.media.dispatchEvent(new Event('error'));
  expect(broken.told).toEqual(['release']);
  const sound = setUp([cue(3000)], { type: 'audio' });
  sound.media.refusesSound = true;
  await sound.at({ phase: 'playing', pageMs: 3000, held });
  await Promise.resolve();
  expect(sound.told).toEqual(['release']);
});

test('a film that may not be heard is seen, and heard when somebody presses', async () => {
  const { at, film, media } = setUp([cue(3000)]);
  media.refusesSound = true;
  await at({ phase: 'playing', pageMs: 3000, held });
  await Promise.resolve();
  expect([media.paused, media.muted]).toEqual([false, true]);
  await at({ held: undefined });
  media.refusesSound = false;
  film.press();
  expect([media.paused, media.muted]).toEqual([false, false]);
});

test('what begins by itself is silent beside the speech', async () => {
  const { at } = setUp([], { autoplay: true, loop: true });
  expect(await at({ phase: 'playing', pageMs: 11_000 })).toEqual({ seconds: 1, plays: true, heard: false });
});

test('who presses it hears it alone: the talk stops, and stops it when it goes on', async () => {
  const { at, film, media, told } = setUp([]);
  await at({ phase: 'playing', pageMs: 400 });
  film.press();
  expect([told, media.paused, media.muted]).toEqual([['pause'], false, false]);
  media.currentTime = 2;
  expect(await at({ volume: 0.5 })).toMatchObject({ seconds: 2, plays: true });
  expect(await at({ phase: 'loading' })).toMatchObject({ plays: false });
  film.press();
  film.press();
  expect(media.paused).toBe(true);
});

test('while the speech waits for it, it is pressed like the talk', async () => {
  const { at, film, told } = setUp([cue(3000)]);
  await at({ phase: 'playing', pageMs: 3000, held });
  film.press();
  expect(told).toEqual(['toggle']);
});
