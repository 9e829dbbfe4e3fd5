import { elementPlace, set, slidePlace } from '@app/deck/commands/place.ts';
import { setTheme } from '@app/deck/commands/design.ts';
import { addSlide, moveSlide, removeSlide } from '@app/deck/commands/slides.ts';
import { defaultTheme } from '@app/deck/defaults.ts';
import { aDeck, aSlide } from '@app/deck/testing.ts';
import { expect, test } from 'vitest';
import { withOperations } from './operations.ts';

const slide = (id: string) => aSlide({ id });
const deck = aDeck({ slides: [slide('one'), slide('two')] });

test('slides that come, go and move are told as such, in their order', () => {
  const commands = [
    addSlide(1, slide('new')),
    ...moveSlide(deck, 'one', 1),
    ...removeSlide(deck, 'two'),
    setTheme(defaultTheme),
  ];
  expect(withOperations([], commands, 100).map(({ kind }) => kind)).toEqual([
    'add',
    'move',
    'remove',
    'design',
  ]);
  expect(withOperations([], commands, 100)[0]).toMatchObject({ slideId: 'new', index: 1 });
});

test('what is done to one slide is told at once, up to as much as one call takes', () => {
  const left = (value: number) => set(elementPlace('one', 'text').to('left'), value);
  const top = set(elementPlace('one', 'text').to('top'), 5);
  const hide = set(slidePlace('two').to('hidden'), true);
  expect(withOperations([], [left(1), top, hide], 100)).toMatchObject([
    { kind: 'patch', slideId: 'one', commands: [{ value: 1 }, { value: 5 }] },
    { kind: 'patch', slideId: 'two', commands: [{ value: true }] },
  ]);
  expect(withOperations([], [left(1), top], 1)).toHaveLength(2);
});

test('of a value that is set again and again the last is told', () => {
  const left = (value: number) => set(elementPlace('one', 'text').to('left'), value);
  expect(withOperations([], [left(1), left(2), left(3)], 100)).toMatchObject([
    { commands: [{ do: 'set', value: 3 }] },
  ]);
});
