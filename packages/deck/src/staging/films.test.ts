import { expect, test } from 'vitest';
import { filmParts, filmSeconds, partAt } from './films.ts';

const film = { id: 'film', type: 'video' };
const sound = { id: 'sound', type: 'audio' };
const play = (elementId: string, startMs: number, meanwhile?: true) => ({
  action: 'play',
  elementId,
  startMs,
  ...(meanwhile && { meanwhile }),
});

test('the speech waits for what a cue plays, unless the cue lets both be heard', () => {
  const cues = [play('film', 3000), play('sound', 1000, true), play('gone', 10)];
  expect(filmParts([film, sound], cues, true)).toEqual([
    { elementId: 'sound', startMs: 1000, how: 'along' },
    { elementId: 'film', startMs: 3000, how: 'alone' },
  ]);
});

test('what begins by itself is never heard together with the speech', () => {
  const own = [
    { ...film, autoplay: true },
    { ...sound, autoplay: true },
  ];
  expect(filmParts(own, [], true).map(({ how }) => how)).toEqual(['silent', 'alone']);
  expect(filmParts(own, [], false).map(({ how }) => how)).toEqual(['alone', 'alone']);
  expect(filmParts(own, [play('film', 500)], true)).toContainEqual({
    elementId: 'film',
    startMs: 500,
    how: 'alone',
  });
  expect(filmParts([film, sound, { id: 'x', type: 'text', autoplay: true }], [], true)).toEqual([]);
});

test('where a film is follows from the time of its page', () => {
  const parts = filmParts([film], [play('film', 1000, true), play('film', 9000, true)], true);
  expect(partAt(parts, 'film', 999)).toBeUndefined();
  const [first] = parts;
  const at = (ms: number, loop = false) => filmSeconds(first!, ms, { seconds: 4, loop });
  expect([at(1000), at(3500), at(5000), at(5000, true), at(6500, true)]).toEqual([0, 2.5, undefined, 0, 1.5]);
  expect(partAt(parts, 'film', 9000)?.startMs).toBe(9000);
});
