import { characterSchema } from '@app/contract/character/schema.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { rollCharacter } from './dice.ts';
import { begin, redo, step, undo } from './history.ts';
import { groups } from './parts.ts';

/** The same numbers every time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
const people = Array.from({ length: 500 }, (_, seed) => rollCharacter(numbers(seed)));

test('whoever the dice give can be stored', () => {
  for (const person of people) expect(z.parse(characterSchema, person)).toEqual(person);
});

test('the dice give many different people, and none with hair that hides what was put on', () => {
  expect(new Set(people.map((person) => JSON.stringify(person))).size).toBeGreaterThan(480);
  const bearded = people.filter(({ beard }) => beard).map(({ hair }) => hair.style);
  expect(new Set(bearded)).toEqual(new Set(['sideParting', 'sweptBack', 'crop', 'quiff', 'bald']));
  const veiled = people.filter(({ hair }) => hair.style === 'headscarf');
  expect(veiled.length).toBeGreaterThan(0);
  expect(veiled.every(({ hair, earrings }) => hair.scarf && !earrings)).toBe(true);
});

test.each(groups.flatMap(({ rows }) => rows).map((row) => [row.name, row] as const))(
  'every choice of %s can be stored, holds afterwards, and is the only one that does',
  (_name, { choices }) => {
    for (const person of people.slice(0, 40))
      for (const { put, name } of choices) {
        const changed = put(person);
        expect(z.parse(characterSchema, changed)).toEqual(changed);
        expect(choices.filter(({ isOn }) => isOn(changed)).map((one) => one.name)).toEqual([name]);
      }
  },
);

test('of every row one choice holds, whoever it is', () => {
  for (const person of people)
    for (const { choices } of groups.flatMap(({ rows }) => rows))
      expect(choices.filter(({ isOn }) => isOn(person))).toHaveLength(1);
});

test('what was chosen is taken back step by step, and brought again until something else is chosen', () => {
  const walked = [1, 2, 3].reduce(step, begin(0));
  const back = undo(undo(walked));
  expect(back.now).toBe(1);
  expect(redo(back).now).toBe(2);
  expect(redo(step(back, 9)).now).toBe(9);
  expect(undo(undo(undo(undo(walked)))).now).toBe(0);
});
