// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aPage } from '../../../testing/talks.ts';
import { createPlaceKeeper } from './place-keeper.ts';

const pages = [aPage(0), aPage(1)];
const place = { page: 1, ms: 700 };
const start = { page: 0, ms: 0 };

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('the next visit begins where this one was, until the talk was heard to its end', () => {
  createPlaceKeeper('talk', true).save(pages, place);
  const next = createPlaceKeeper('talk', true);
  expect(next.kept(pages)).toEqual(place);
  expect(createPlaceKeeper('another', true).kept(pages)).toEqual(start);
  next.forget();
  expect(next.kept(pages)).toEqual(start);
});

test('a talk for passers-by leaves nothing behind', () => {
  const keeper = createPlaceKeeper('talk', false);
  keeper.save(pages, place);
  expect(keeper.kept(pages)).toEqual(start);
  expect(localStorage).toHaveLength(0);
});

test('it is saved now and then and when the page is left, as long as the show is there', () => {
  const save = vi.fn();
  const end = createPlaceKeeper('talk', true).watch(save);
  vi.advanceTimersByTime(5000);
  window.dispatchEvent(new Event('pagehide'));
  expect(save).toHaveBeenCalledTimes(2);
  end();
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event('pagehide'));
  expect(save).toHaveBeenCalledTimes(2);
});
