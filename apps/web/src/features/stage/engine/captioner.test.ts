import { type AudioOut, createSilentOut, captionsOf, Show, showPage } from '@app/player/entry-show.ts';
import { expect, test } from 'vitest';
import { createCaptioner } from './captioner.ts';

const word = (text: string, startMs: number) => ({
  text,
  startMs,
  endMs: startMs + 400,
  srcStart: 0,
  srcEnd: 0,
});

test('a word is marked when its sound is there, not while it is on its way', async () => {
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const silent = createSilentOut();
  const audio: AudioOut = { ...silent, narration: { ...silent.narration, play: () => arrival } };
  const track = { durationMs: 1000, words: [word('你好', 0), word('世界', 500)], visemes: [], emphasis: [] };
  const segments = [{ url: undefined, startMs: 0, durationMs: 1000 }];
  const pages = [showPage({ id: '1', track, segments, complete: true })];
  const show = new Show({ audio, clock: { now: () => 0, onTick: () => () => undefined }, pages });
  const captions = createCaptioner(captionsOf);
  show.play();
  expect(captions(show)).toMatchObject({ caption: { lines: ['你好世界'] }, captionWord: -1 });
  arrive();
  await arrival;
  expect(captions(show)).toMatchObject({ caption: { lines: ['你好世界'] }, captionWord: 0 });
});

test('while an answer is on its way nothing of the page is shown', () => {
  const track = { durationMs: 1000, words: [word('你好', 0), word('世界', 500)], visemes: [], emphasis: [] };
  const segments = [{ url: undefined, startMs: 0, durationMs: 1000 }];
  const pages = [showPage({ id: '1', track, segments, complete: true })];
  const clock = { now: () => 0, onTick: () => () => undefined };
  const show = new Show({ audio: createSilentOut(), clock, pages });
  const captions = createCaptioner(captionsOf);
  show.play();
  expect(captions(show).caption).toBeDefined();
  show.ask();
  expect(captions(show)).toEqual({ caption: undefined, captionWords: [], captionWord: -1 });
});
