// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { keptLikes, usualLikes } from '../store.ts';
import { createLiking } from './liking.ts';
import { aStage, aTrack } from '../../../testing/stage.ts';

beforeEach(() => localStorage.clear());

function setUp(isKept = true) {
  const { store, show, heard } = aStage([aTrack(1)]);
  return { store, show, heard, liking: createLiking({ store, isKept, show: () => show }) };
}

test('pace and volume are heard at once and kept for the next talk', () => {
  const { liking, heard } = setUp();
  liking.stepRate(1);
  liking.setVolume(0.333);
  liking.toggleCaptions();
  liking.stepPresenter();
  expect(heard).toMatchObject({ rate: 1.25, volume: 0.33 });
  expect(keptLikes()).toEqual({
    rate: 1.25,
    volume: 0.33,
    muted: false,
    captions: false,
    presenter: 'small',
  });
});

test('sound that is switched on again is as loud as before', () => {
  const { liking, heard, show } = setUp();
  liking.setVolume(0.5);
  liking.toggleMute();
  expect(heard.volume).toBe(0);
  liking.applyTo(show);
  expect(heard.volume).toBe(0);
  liking.toggleMute();
  expect(heard.volume).toBe(0.5);
});

test('a talk for passers-by keeps nothing', () => {
  const { liking, store } = setUp(false);
  liking.setRate(2);
  expect(store.getState().rate).toBe(2);
  expect(keptLikes()).toEqual(usualLikes);
});

test('the presenter is made smaller, then put away, then comes back', () => {
  const { liking, store } = setUp();
  const seen = [1, 2, 3].map(() => {
    liking.stepPresenter();
    return store.getState().presenter;
  });
  expect(seen).toEqual(['small', 'hidden', 'shown']);
});
