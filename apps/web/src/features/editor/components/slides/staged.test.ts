import { defaultViewport as viewport } from '@app/deck/deck.ts';
import { defaultAvatar } from '@app/deck/defaults.ts';
import type { DrawnElement } from '@app/deck/drawn.ts';
import type { PresenterLayout } from '@app/deck/presenter-layout.ts';
import { aDeck, aSlide, aText, countingIds } from '@app/deck/testing.ts';
import { expect, test } from 'vitest';
import { stagedSlides } from './staged.tsx';

const usual = defaultAvatar(countingIds(), viewport);
const full = aText('Words everywhere', { left: 0, top: 0, width: 1000, height: 560 });

/** How the last of some slides is seen, of which each has these elements. */
function seen(
  slides: readonly DrawnElement[][],
  last: { avatarId?: string; presenterLayout?: PresenterLayout } = {},
  project: { avatarsId?: string | null; presenterLayout?: PresenterLayout } = {},
) {
  const deck = aDeck({ slides: slides.map((elements, index) => aSlide({ id: `s${index}`, elements })) });
  const id = `s${slides.length - 1}`;
  const page = { avatarId: last.avatarId ?? 'lina', presenterLayout: last.presenterLayout ?? null };
  const { avatarsId = 'lina', presenterLayout = 'auto' } = project;
  return stagedSlides(deck, new Map([[id, page]]), { avatarsId, presenterLayout }).get(id);
}

test('a slide is presented by whoever its page was given to', () => {
  expect(seen([[usual]])).toMatchObject({ avatarId: 'lina', spot: { layout: 'slide' } });
  expect(seen([[usual]], { avatarId: 'zhiyuan' })).toMatchObject({ avatarId: 'zhiyuan' });
});

test('on a full slide the presenter stands beside it, not on its words', () => {
  expect(seen([[full, usual]])?.spot).toEqual({ layout: 'beside' });
  expect(seen([[full, { ...usual, left: 10 }]])?.spot).toMatchObject({ layout: 'slide', box: { left: 10 } });
});

test('what was chosen for the deck or for the page is followed', () => {
  expect(seen([[usual]], {}, { presenterLayout: 'beside' })?.spot).toEqual({ layout: 'beside' });
  expect(seen([[usual]], { presenterLayout: 'corner' })?.spot).toMatchObject({ layout: 'corner' });
  expect(seen([[usual]], {}, { avatarsId: null })?.spot).toEqual({ layout: 'hidden' });
});

test('where most slides are full the presenter stands beside all of them', () => {
  expect(seen([[full], [full], [usual]])?.spot).toEqual({ layout: 'beside' });
});
