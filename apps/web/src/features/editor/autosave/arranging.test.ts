import { commonErrors } from '@app/contract/base/common-errors.ts';
import { coursewareErrors } from '@app/contract/courseware/errors.ts';
import { pageSchema } from '@app/contract/courseware/schema.ts';
import { apply } from '@app/deck/commands/apply.ts';
import type { Command } from '@app/deck/commands/command.ts';
import { set, slidePlace } from '@app/deck/commands/place.ts';
import { addSlide, arrangeSlides, moveSlides, removeSlides } from '@app/deck/commands/slides.ts';
import { defaultDesign } from '@app/deck/default-design.ts';
import type { Slide } from '@app/deck/slide.ts';
import { aDeck, aSlide } from '@app/deck/testing.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CallError } from '../../../lib/call-error.ts';
import { pageSent } from '../../../testing/projects.ts';
import { slideOfPage } from '../rules.ts';
import { createAutosave } from './autosave.ts';
import type { SaveCalls } from './send.ts';
import { createServerState } from './server-state.ts';

const refusedBy = ({ code }: { code: number }, data?: unknown) =>
  new CallError('refused', code, 'no', '', data);

const page = (index: number) => pageSchema.parse(pageSent(index, { revision: 1 }));

/** A server with three pages, a deck that is edited, and the saving between them. */
function scene() {
  let pages = [page(0), page(1), page(2)];
  const ids = pages.map(({ id }) => id);
  const removed = new Map(pages.map((each) => [each.id, each]));
  const told: string[] = [];
  const refusals: Error[] = [];
  const standings = () => pages.map((each, index) => ({ ...each, index }));
  const answer = async (what: string, change: () => void) => {
    const refusal = refusals.shift();
    if (refusal) throw refusal;
    told.push(what);
    change();
    return standings();
  };
  const place = (id: string, index: number) => {
    const found = pages.find((each) => each.id === id) ?? removed.get(id) ?? { ...page(9), id };
    pages = pages.filter((each) => each.id !== id).toSpliced(index, 0, found);
  };
  const calls: SaveCalls = {
    async patch(id, revision, commands) {
      const refusal = refusals.shift();
      if (refusal) throw refusal;
      told.push(`patch ${ids.indexOf(id)}: ${commands.length}`);
      const found = pages.find((each) => each.id === id) ?? page(0);
      return { ...found, revision: revision + 1 };
    },
    add: ({ id }, index) => answer(`add at ${index}`, () => place(id, index)),
    restore: (id, index) => answer(`restore at ${index}`, () => place(id, index)),
    remove: (id) =>
      answer(`remove ${ids.indexOf(id)}`, () => {
        pages = pages.filter((each) => each.id !== id);
      }),
    move: (id, from, to) => answer(`move ${from} to ${to}`, () => place(id, to)),
    patchDesign: async (revision) => ({ design: defaultDesign, revision: revision + 1 }),
    standings: async () => standings(),
    fetchPage: async (id) => pages.find((each) => each.id === id),
  };
  let deck = aDeck({ slides: pages.map((each) => slideOfPage(each)) });
  const events: string[] = [];
  const autosave = createAutosave({
    calls,
    server: createServerState(
      deck.slides.map((slide) => ({ slide, revision: 1 })),
      1,
    ),
    onStandings: () => undefined,
    onMerged: (slide) => void events.push(`merged ${ids.indexOf(slide.id)}`),
    onRefused: () => void events.push('refused'),
    onArranged(slides, reason) {
      deck = apply(deck, arrangeSlides(deck, slides)).value;
      events.push(`arranged: ${reason}`);
    },
    onDesignRefused: () => void events.push('design refused'),
    onRestored: () => void events.push('restored'),
  });
  return {
    ids,
    told,
    refusals,
    events,
    autosave,
    elsewhere(order: readonly number[]) {
      pages = order.flatMap((index) => pages.find((each) => each.id === ids[index]) ?? []);
    },
    order: () => deck.slides.map(({ id }) => ids.indexOf(id)),
    saved: () => pages.map(({ id }) => ids.indexOf(id)),
    async perform(make: (slides: Slide[]) => readonly Command[]) {
      const commands = make(deck.slides);
      deck = apply(deck, commands).value;
      autosave.tell(commands);
      return commands;
    },
    deck: () => deck,
  };
}

test('slides that come, go and come back are told to the server in their order', async () => {
  const { autosave, perform, deck, ids, told, saved } = scene();
  const [first = ''] = ids;
  const commands = await perform(() => removeSlides(deck(), [first]));
  await perform(
    () => apply(aDeck({ slides: deck().slides.toSpliced(0, 0, slideOfPage(page(0))) }), commands).inverse,
  );
  await perform(() => [addSlide(3, aSlide({ id: '01890000-0000-7000-8000-000000000099' }))]);
  await perform(() => moveSlides(deck(), [first], 3));
  expect(await autosave.flush()).toBe(true);
  expect(told).toEqual(['remove 0', 'restore at 0', 'add at 3', 'move 0 to 2']);
  expect(saved()).toEqual([1, 2, 0, -1]);
});

test('a move that the server refuses leaves the order of the server, and what is moved later is sent anew', async () => {
  const { autosave, perform, deck, ids, refusals, events, order, saved, elsewhere } = scene();
  const [first = '', , third = ''] = ids;
  elsewhere([2, 1, 0]);
  refusals.push(refusedBy(commonErrors.changedMeanwhile));
  await perform(() => moveSlides(deck(), [first], 3));
  await perform(() => moveSlides(deck(), [third], 0));
  expect(await autosave.flush()).toBe(true);
  expect(events).toEqual(['arranged: no']);
  expect(order()).toEqual([2, 1, 0]);
  await perform(() => moveSlides(deck(), [third], 3));
  await autosave.flush();
  expect(saved()).toEqual([1, 0, 2]);
  expect(order()).toEqual(saved());
});

test('a page that the server does not let go comes back where it was', async () => {
  const { autosave, perform, deck, ids, refusals, events, order } = scene();
  const [, second = ''] = ids;
  refusals.push(refusedBy(coursewareErrors.lastShownPage));
  await perform(() => removeSlides(deck(), [second]));
  await autosave.flush();
  expect(events).toEqual(['arranged: no']);
  expect(order()).toEqual([0, 1, 2]);
});

test('a page that the server does not take goes again, with what was written on it; others that wait stay', async () => {
  const { autosave, perform, deck, ids, refusals, order, told, saved } = scene();
  const [, , third = ''] = ids;
  const refused = aSlide({ id: '01890000-0000-7000-8000-000000000098' });
  refusals.push(refusedBy(coursewareErrors.tooManySlides));
  await perform(() => [addSlide(0, refused)]);
  await perform(() => [set(slidePlace(refused.id).to('hidden'), true)]);
  await perform(() => removeSlides(deck(), [third]));
  expect(await autosave.flush()).toBe(true);
  expect(order()).toEqual([0, 1]);
  expect(saved()).toEqual([0, 1]);
  expect(told).toEqual(['remove 2']);
});

test('what cannot be sent waits, and nothing is lost', async () => {
  const { autosave, perform, deck, ids, refusals, events, saved } = scene();
  const [first = ''] = ids;
  refusals.push(new CallError('network', 0, 'away'));
  await perform(() => moveSlides(deck(), [first], 3));
  expect(await autosave.flush()).toBe(false);
  expect(autosave.store.getState().state).toBe('offline');
  expect(await autosave.flush()).toBe(true);
  expect(events).toEqual([]);
  expect(saved()).toEqual([1, 2, 0]);
});

test('a page that both changed in other places is merged, in the same place it waits for a choice', async () => {
  const { autosave, perform, ids, refusals, events, told } = scene();
  const [first = ''] = ids;
  const theirs = (more: object) => {
    const newest = pageSchema.parse(pageSent(0, { revision: 5, ...more }));
    return refusedBy(commonErrors.changedMeanwhile, z.encode(pageSchema, newest));
  };
  refusals.push(theirs({ section: 'Theirs' }));
  await perform(() => [set(slidePlace(first).to('hidden'), true)]);
  await autosave.flush();
  expect(events).toEqual(['merged 0']);
  expect(told).toEqual(['patch 0: 1']);
  refusals.push(theirs({ section: 'Others' }));
  await perform(() => [set(slidePlace(first).to('section'), 'Mine')]);
  expect(await autosave.flush()).toBe(false);
  expect(autosave.store.getState().conflicts).toHaveLength(1);
});
