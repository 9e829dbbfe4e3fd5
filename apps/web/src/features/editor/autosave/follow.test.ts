import { pageSchema } from '@app/contract/courseware/schema.ts';
import { apply } from '@app/deck/commands/apply.ts';
import { aDeck } from '@app/deck/testing.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pageSent } from '../../../testing/projects.ts';
import { slideOfPage } from '../rules.ts';
import { followed } from './follow.ts';

const page = (number: number, more: object = {}, words?: string) =>
  z.decode(pageSchema, pageSent(number, more, words) as never);
const [one, two, three] = [page(0), page(1), page(2)];
const deck = aDeck({ slides: [one, two, three].map(slideOfPage) });
const after = (...all: Parameters<typeof followed>) => {
  const { commands, changed } = followed(...all);
  return { deck: apply(all[0], commands).value, changed };
};

test('a deck that is as the server has it stays the same', () => {
  expect(followed(deck, [one, two, three], [one, two])).toEqual({ commands: [], changed: [] });
});

test('pages that others changed, added, deleted and moved are as they made them', () => {
  const other = page(1, {}, 'Other words');
  const added = page(5, { index: 0 });
  const standings = [added, { ...three, index: 1 }, { ...other, index: 2 }];
  const { deck: now, changed } = after(deck, standings, [other, added]);
  expect(now.slides).toEqual([added, three, other].map(slideOfPage));
  expect(new Set(changed)).toEqual(new Set([other.id, added.id, one.id]));
});

test('another script is taken without a word about it', () => {
  const spoken = page(1, { content: '新的讲稿。' });
  const { deck: now, changed } = after(deck, [one, spoken, three], [spoken]);
  expect(now.slides[1]?.script).toEqual(slideOfPage(spoken).script);
  expect(changed).toEqual([]);
});

test('the last slide stays where the server tells of none', () => {
  expect(after(deck, [], []).deck.slides).toHaveLength(1);
});
