import { expect, test } from 'vitest';
import type { Slide } from '../slide.ts';
import { aDeck, aSlide, aText } from '../testing.ts';
import {
  addBuilds,
  changeBuild,
  moveBuild,
  newBuild,
  removeBuild,
  setTransition,
  splitBuild,
} from './builds.ts';
import { apply } from './apply.ts';
import type { Command } from './command.ts';

const list = aText('First\nSecond\n\nThird', { id: 'list' });
const slide: Slide = aSlide({ elements: [list, aText('Note', { id: 'note' })] });

function after(before: Slide, commands: readonly Command[]): Slide {
  const deck = aDeck({ slides: [before] });
  const { value, inverse } = apply(deck, commands);
  expect(apply(value, inverse).value).toEqual(deck);
  const [now] = value.slides;
  if (!now) throw new Error('no slide');
  return now;
}
const shown = ({ builds = [] }: Slide) =>
  builds.map(({ elementId, paragraph, trigger }) => [elementId, paragraph ?? 'all', trigger].join(' '));

const both = after(slide, addBuilds(slide, ['list', 'note'], newBuild('entry', 'fade')));

test('several elements come with one step', () => {
  expect(shown(both)).toEqual(['list all click', 'note all with']);
});

test('a list comes paragraph by paragraph, and as a whole again', () => {
  const split = after(both, splitBuild(both, 0, true));
  expect(shown(split)).toEqual(['list 0 click', 'list 1 click', 'list 3 click', 'note all with']);
  expect(shown(after(split, splitBuild(split, 1, false)))).toEqual(shown(both));
});

test('builds change, change places and go; without any there is no list', () => {
  expect(after(both, changeBuild(both, 1, { duration: 900 })).builds?.[1]?.duration).toBe(900);
  expect(shown(after(both, moveBuild(both, 1, 0)))).toEqual(['note all with', 'list all click']);
  expect(moveBuild(both, 1, 2)).toEqual([]);
  const one = after(both, removeBuild(both, 0));
  expect(shown(one)).toEqual(['note all with']);
  expect(after(one, removeBuild(one, 0))).not.toHaveProperty('builds');
});

test('a transition is given to slides, and taken away', () => {
  const turned = after(slide, setTransition([slide], { kind: 'push', direction: 'left', duration: 700 }));
  expect(turned.transition).toEqual({ kind: 'push', direction: 'left', duration: 700 });
  expect(after(turned, setTransition([turned], undefined))).not.toHaveProperty('transition');
  expect(setTransition([slide], undefined)).toEqual([]);
});
