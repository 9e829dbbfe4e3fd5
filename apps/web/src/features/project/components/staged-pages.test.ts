import { pageSchema } from '@app/contract/courseware/schema.ts';
import { defaultDesign } from '@app/deck/default-design.ts';
import { defaultAvatarBox } from '@app/deck/defaults.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pageSent } from '../../../testing/projects.ts';
import { standingNote } from './page/standing-note.ts';
import { pageTexts as texts } from './page/messages.ts';
import { stagedPages } from './staged-pages.ts';

const viewport = { width: 1000, height: 562.5 };
const around = { design: defaultDesign, viewport, layout: 'auto' } as const;

type Box = { left: number; top: number; width: number; height: number };

/** A page with its number, words in a box, and an avatar element in another. */
function aPage(index: number, more: object = {}, words?: Box, avatar?: Box) {
  const sent = pageSent(index, more);
  const [text] = sent.elementList;
  const body = JSON.parse(text!.element) as { text: { paragraphs: { runs: object[] }[] } };
  body.text.paragraphs[0]!.runs.push({ text: '#', field: 'slide-number' });
  const elements = [{ ...text!, ...words, element: JSON.stringify({ ...body, ...words }) }];
  const person = { type: 'avatar', rotate: 0, ...avatar };
  if (avatar)
    elements.push({
      ...text!,
      ...person,
      id: text!.id.replace(/^01/, '02'),
      index: 1,
      elementIndex: 1,
      element: JSON.stringify(person),
    });
  return z.parse(pageSchema, { ...sent, elementList: elements });
}
const everywhere = { left: 0, top: 0, width: 1000, height: 562 };
const high = { left: 40, top: 20, width: 900, height: 100 };
const usual = defaultAvatarBox(viewport);

test('pages have the numbers that those who watch count; a hidden one has none, and shows the one it would have', () => {
  const staged = stagedPages([aPage(0), aPage(1, { hidden: true }), aPage(2)], around);
  expect(staged.map(({ number }) => number)).toEqual([1, undefined, 2]);
  const printed = staged.map(({ slide }) => /"text":"(\d)"/.exec(JSON.stringify(slide))?.[1]);
  expect(printed).toEqual(['1', '2', '2']);
});

test('a page whose elements stayed is not drawn again', () => {
  const page = aPage(0);
  const [before] = stagedPages([page], around);
  const [after] = stagedPages([{ ...page, pageStatus: 'confirmed' }], around);
  expect(after?.slide).toBe(before?.slide);
});

test('hidden pages have no say in where the presenter of the others stands', () => {
  const full = (index: number) => aPage(index, { hidden: true }, everywhere, usual);
  const staged = stagedPages([aPage(0, {}, high, usual), full(1), full(2), full(3)], around);
  expect(staged.map(({ spot }) => spot.layout)).toEqual(['slide', 'beside', 'beside', 'beside']);
});

test('without somebody who presents nobody stands there, whatever a page says', () => {
  const staged = stagedPages([aPage(0, { presenterLayout: 'beside' })], { ...around, layout: undefined });
  expect(staged[0]?.spot).toEqual({ layout: 'hidden' });
});

const narrow = { left: 0, top: 0, width: 860, height: 562 };
const moved = { ...usual, left: 100 };
test.each([
  ['auto', 'auto', high, usual, texts.standsOn],
  ['auto, full', 'auto', everywhere, usual, texts.standsBesideFull],
  ['beside', 'beside', high, usual, texts.standsBeside],
  ['corner', 'corner', high, usual, texts.standsCorner],
  ['corner with room for less', 'corner', narrow, usual, texts.standsSmaller],
  ['small', 'small', narrow, usual, texts.standsSmall],
  ['small, full', 'small', everywhere, usual, texts.standsBelow],
  ['slide', 'slide', everywhere, usual, texts.standsOver],
  ['moved', 'auto', high, moved, texts.standsMoved],
  ['moved, full', 'corner', everywhere, moved, texts.standsMovedOver],
  ['hidden', 'hidden', high, usual, texts.standsHidden],
] as const)('%s is told in a sentence', (_name, layout, words, avatar, expected) => {
  const [staged] = stagedPages([aPage(0, {}, words, avatar)], { ...around, layout });
  expect(standingNote(staged!, { presenterLayout: layout, viewport })).toBe(expected);
});
