import { captionsOf } from '@app/player/entry-show.ts';
import { expect, test, vi } from 'vitest';
import { createMirror } from './mirror.ts';
import { aStage, aTrack, soundingAt } from '../../../testing/stage.ts';

test('the store is told of new words and steps of the clock, and left alone in between', async () => {
  const { store, show, heard } = aStage([aTrack(2)]);
  const mirror = createMirror(store, captionsOf, () => undefined);
  const told = vi.fn();
  store.subscribe(told);
  await soundingAt(show, heard, 430);
  mirror(show);
  expect(store.getState()).toMatchObject({ page: 0, pageMs: 400, word: 0, captionWord: 0 });
  heard.atMs = 590;
  mirror(show);
  expect(told).toHaveBeenCalledOnce();
  heard.atMs = 1510;
  mirror(show);
  expect(store.getState()).toMatchObject({ pageMs: 1400, word: 1 });
});
