// @vitest-environment jsdom
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { pageSchema } from '@app/contract/courseware/schema.ts';
import { set, slidePlace } from '@app/deck/commands/place.ts';
import type { Slide } from '@app/deck/slide.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fakeServer } from '../../../testing/fake-server.ts';
import { pageSent } from '../../../testing/projects.ts';
import { saveCalls } from '../api.ts';
import { slideOfPage } from '../rules.ts';
import { createAutosave } from './autosave.ts';
import { createServerState } from './server-state.ts';

const server = fakeServer();
const sent = pageSent(0);
const page = z.decode(pageSchema, sent as never);
const slide = slideOfPage(page);
const textId = slide.elements[0]?.id ?? '';
const place = slidePlace(slide.id).to('elements').item(textId);
const standing = { ...sent, revision: 2 };
const stale = (newest: object) => ({ code: commonErrors.changedMeanwhile.code, msg: 'old', data: newest });

/** The page as somebody else left it: its text stands elsewhere. */
function theirs(changes: { left?: number; top?: number }) {
  const [element] = sent.elementList;
  const body = { ...(JSON.parse(element?.element ?? '{}') as object), ...changes };
  return pageSent(0, {
    revision: 9,
    elementList: [{ ...element, ...changes, element: JSON.stringify(body) }],
  });
}

function anAutosave() {
  const events: string[] = [];
  const merged: Slide[] = [];
  const autosave = createAutosave({
    calls: saveCalls(sent.elementList[0]?.projectId ?? ''),
    server: createServerState([{ slide, revision: 1 }], 0),
    onStandings: () => undefined,
    onMerged: (now) => void merged.push(now),
    onRefused: (_id, _slide, reason) => void events.push(reason),
    onArranged: (_slides, reason) => void events.push(reason),
    onDesignRefused: (reason) => void events.push(reason),
    onRestored: () => void events.push('restored'),
  });
  return { autosave, events, merged };
}

test('what is set again and again is told once, with the revision that is known', async () => {
  server.on(coursewareRoutes.patch, { data: standing });
  const { autosave } = anAutosave();
  for (const left of [1, 2, 3]) autosave.tell([set(place.to('left'), left)]);
  expect(autosave.store.getState().state).toBe('waiting');
  expect(await autosave.flush()).toBe(true);
  expect(server.sentTo(coursewareRoutes.patch)).toEqual([
    {
      id: slide.id,
      revision: 1,
      commands: [{ do: 'set', at: ['elements', { id: textId }, 'left'], value: 3 }],
    },
  ]);
  expect(autosave.store.getState().state).toBe('saved');
});

test('without a line it waits, and nothing is lost', async () => {
  const { autosave } = anAutosave();
  autosave.tell([set(place.to('left'), 3)]);
  expect(await autosave.flush()).toBe(false);
  expect(autosave.store.getState().state).toBe('offline');
  autosave.tell([set(place.to('top'), 4)]);
  server.on(coursewareRoutes.patch, { data: standing });
  expect(await autosave.flush()).toBe(true);
  autosave.stop();
  const last = server.sentTo(coursewareRoutes.patch).at(-1) as { commands: object[] };
  expect(last.commands).toHaveLength(2);
});

test('who changed something else on the page keeps it, and so does this one', async () => {
  const { autosave, merged } = anAutosave();
  let asked = 0;
  server.on(coursewareRoutes.patch, () => (++asked === 1 ? stale(theirs({ top: 55 })) : { data: standing }));
  autosave.tell([set(place.to('left'), 3)]);
  expect(await autosave.flush()).toBe(true);
  expect(merged[0]?.elements[0]).toMatchObject({ left: 3, top: 55 });
  expect(server.sentTo(coursewareRoutes.patch).at(-1)).toMatchObject({ revision: 9 });
});

test('who changed the same is a conflict: nothing is sent until somebody has chosen', async () => {
  const { autosave, merged } = anAutosave();
  server.on(coursewareRoutes.patch, stale(theirs({ left: 55 })));
  autosave.tell([set(place.to('left'), 3)]);
  expect(await autosave.flush()).toBe(false);
  const [conflict] = autosave.store.getState().conflicts;
  expect(conflict?.theirs.elements[0]).toMatchObject({ left: 55 });
  expect(merged).toEqual([]);
  server.on(coursewareRoutes.patch, { data: standing });
  await autosave.flush();
  expect(server.sentTo(coursewareRoutes.patch)).toHaveLength(1);
  autosave.settle(slide.id, [{ do: 'set', at: ['elements', { id: textId }, 'left'], value: 3 }]);
  expect(await autosave.flush()).toBe(true);
  expect(server.sentTo(coursewareRoutes.patch).at(-1)).toMatchObject({ revision: 9 });
});

test('a page that somebody deleted comes back with what was changed', async () => {
  const { autosave, events } = anAutosave();
  let asked = 0;
  server.on(coursewareRoutes.patch, () =>
    ++asked === 1 ? { code: commonErrors.notFound.code, msg: 'gone' } : { data: standing },
  );
  server.on(coursewareRoutes.restorePage, { data: { list: [standing] } });
  autosave.tell([set(place.to('left'), 3)]);
  expect(await autosave.flush()).toBe(true);
  expect(events).toEqual(['restored']);
});

test('what the server never takes is told with its reason, and the rest is saved', async () => {
  const { autosave, events } = anAutosave();
  server.on(coursewareRoutes.patch, { code: 400, msg: 'Too much.' });
  server.on(coursewareRoutes.page, { data: sent });
  autosave.tell([set(place.to('left'), 3)]);
  expect(await autosave.flush()).toBe(true);
  expect(events).toEqual(['Too much.']);
  expect(autosave.store.getState().state).toBe('saved');
});
