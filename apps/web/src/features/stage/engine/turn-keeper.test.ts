// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { aStage, aTrack } from '../../../testing/stage.ts';
import type { Turn } from '../store.ts';
import { createTurnKeeper } from './turn-keeper.ts';

const turn: Turn = {
  id: 1,
  question: '哪颗行星最大？',
  sentences: [{ text: '木星最大。', page: 4 }],
  state: 'done',
  outcome: 'found',
  engine: 'embedded',
};
const keep = (listener: string, turns: readonly Turn[], isKept = true) => {
  const { store } = aStage([aTrack(1)]);
  const end = createTurnKeeper('talk', listener, isKept).watch(store);
  store.setState({ turns });
  end();
};

beforeEach(() => localStorage.clear());

test('what was asked is there after a reload; what was not answered yet is not', () => {
  keep('anna', [turn, { ...turn, id: 2, question: '还没有', state: 'waiting' }]);
  expect(createTurnKeeper('talk', 'anna', true).kept()).toEqual([turn]);
  expect(createTurnKeeper('another talk', 'anna', true).kept()).toEqual([]);
});

test('another listener of the same browser sees nothing of it, and the token itself is not kept', () => {
  keep('the token of Anna', [turn]);
  expect(createTurnKeeper('talk', 'the token of Ben', true).kept()).toEqual([]);
  expect(JSON.stringify({ ...localStorage })).not.toContain('token of Anna');
});

test('passers-by leave nothing, and what cannot be read is as if it were not there', () => {
  keep('anna', [turn], false);
  expect(localStorage).toHaveLength(0);
  localStorage.setItem('talk questions talk', '{"listener":1}');
  expect(createTurnKeeper('talk', 'anna', true).kept()).toEqual([]);
});
