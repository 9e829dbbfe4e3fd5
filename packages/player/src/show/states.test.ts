import { describe, expect, test } from 'vitest';
import { nextState, showStates } from './states.ts';

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
