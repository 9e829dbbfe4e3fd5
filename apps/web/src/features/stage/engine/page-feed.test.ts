import { expect, test } from 'vitest';
import { PageFeed } from './page-feed.ts';
import { showPageOf } from './show-pages.ts';
import { aStage, aTrack, soundingAt } from '../../../testing/stage.ts';

function setUp() {
  const growing = aTrack(1, false);
  const stage = aStage([growing, aTrack(1)]);
  const feed = new PageFeed({ store: stage.store, show: () => stage.show, showPageOf });
  return { ...stage, feed, growing, tracks: () => stage.store.getState().tracks };
}

test('a page that grew keeps the addresses of what was there', async () => {
  const { feed, show, heard, growing, tracks } = setUp();
  await soundingAt(show, heard, 300);
  const more = aTrack(2, false);
  feed.take(0, more);
  expect(tracks()[0]?.segments).toEqual([growing.segments[0], more.segments[1]]);
  expect(heard.loaded).toEqual([growing.segments[0]?.url, more.segments[1]?.url]);
});

test('a page that was finished while it plays is exchanged in a pause, at the same word', async () => {
  const { feed, show, heard, tracks } = setUp();
  await soundingAt(show, heard, 300);
  expect(show.state).toBe('playing');
  feed.take(0, aTrack(2));
  feed.exchange(show);
  expect(tracks()[0]?.complete).toBe(false);
  heard.atMs = 1200;
  feed.exchange(show);
  expect(tracks()[0]?.complete).toBe(true);
  expect(heard).toMatchObject({ loaded: ['/page.mp3'], atMs: 1200 });
});

test('where nobody listens a finished page is there at once', async () => {
  const { feed, show, heard, tracks } = setUp();
  await soundingAt(show, heard, 300);
  show.pause();
  feed.take(0, aTrack(2));
  expect(tracks()[0]?.complete).toBe(true);
});

test('after a fault everything gets the addresses that came', () => {
  const { feed, store, tracks } = setUp();
  store.setState({ fault: true });
  const anew = aTrack(1, false);
  feed.take(0, anew);
  expect(tracks()[0]).toEqual(anew);
  expect(store.getState().fault).toBe(false);
});
