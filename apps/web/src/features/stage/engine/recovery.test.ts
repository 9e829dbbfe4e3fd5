import { expect, test } from 'vitest';
import { createRecovery } from './recovery.ts';

function setUp() {
  const done: string[] = [];
  const recovery = createRecovery({ fetchAgain: () => done.push('fetch'), play: () => done.push('play') });
  return { recovery, done };
}

test('sound that broke off goes on once its page is here, and only once', () => {
  const { recovery, done } = setUp();
  recovery.breakOff({ page: 1, ms: 4000 });
  recovery.arrived(0);
  recovery.arrived(1);
  recovery.arrived(1);
  expect(done).toEqual(['fetch', 'play']);
});

test('what breaks off at the same place again waits for a click', () => {
  const { recovery, done } = setUp();
  recovery.breakOff({ page: 1, ms: 4000 });
  recovery.arrived(1);
  recovery.breakOff({ page: 1, ms: 4300 });
  recovery.arrived(1);
  expect(done).toEqual(['fetch', 'play', 'fetch']);
  recovery.breakOff({ page: 1, ms: 9000 });
  recovery.arrived(1);
  expect(done.at(-1)).toBe('play');
});

test('who stops it meanwhile is not surprised by sound', () => {
  const { recovery, done } = setUp();
  expect(recovery.giveUp()).toBe(false);
  recovery.breakOff({ page: 1, ms: 4000 });
  expect(recovery.giveUp()).toBe(true);
  recovery.arrived(1);
  expect(done).toEqual(['fetch']);
});
