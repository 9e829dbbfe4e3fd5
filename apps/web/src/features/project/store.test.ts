import { commonErrors } from '@app/contract/base/common-errors.ts';
import { coursewareErrors } from '@app/contract/courseware/errors.ts';
import { type CoursewarePage, pageSchema } from '@app/contract/courseware/schema.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { CallError } from '../../lib/call-error.ts';
import { pageSent } from '../../testing/projects.ts';
import { createScriptDesk, idleMs } from './store.ts';

const { id: pageId } = pageSent(0);

/** A server with one page, and a device that keeps drafts. */
function scene() {
  let page = pageSchema.parse(pageSent(0, { content: 'old', revision: 1 }));
  const kept = new Map<string, string>();
  const refusals: Error[] = [];
  const saved: string[] = [];
  let gate = Promise.resolve();
  const drafts = {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => Boolean(kept.set(key, value)),
    remove: (key: string) => void kept.delete(key),
  };
  const open = () =>
    createScriptDesk({
      async save({ content, revision }) {
        await gate;
        const refusal = refusals.shift();
        if (refusal) throw refusal;
        const { code } = commonErrors.changedMeanwhile;
        if (revision !== page.revision)
          throw new CallError('refused', code, 'changed', '', z.encode(pageSchema, page));
        saved.push(content);
        page = { ...page, content, revision: revision + 1 };
        return page;
      },
      fetchPage: async () => page,
      drafts,
      onSaved: () => undefined,
    });
  return {
    open,
    desk: open(),
    saved,
    kept,
    refuse: (error: Error) => void refusals.push(error),
    /** Somebody else, or the speaking of the page, changed it. */
    change: (changes: Partial<CoursewarePage>) => {
      page = { ...page, revision: page.revision + 1, ...changes };
    },
    hold: () => {
      let letThrough = () => {};
      gate = new Promise((resolve) => {
        letThrough = resolve;
      });
      return () => letThrough();
    },
    page: () => page,
  };
}
let it: ReturnType<typeof scene>;
const stateOf = (desk = it.desk) => desk.store.getState().scripts[pageId]?.state;
const textOf = (desk = it.desk) => desk.store.getState().scripts[pageId]?.text;
beforeEach(() => {
  vi.useFakeTimers();
  it = scene();
});
afterEach(() => void vi.useRealTimers());

test('what is typed is sent once the typing pauses, as one save', async () => {
  for (const text of ['n', 'ne', 'new']) {
    it.desk.edit(it.page(), text);
    await vi.advanceTimersByTimeAsync(idleMs - 1);
  }
  expect(it.saved).toEqual([]);
  expect(stateOf()).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(it.saved).toEqual(['new']);
  expect(stateOf()).toBe('saved');
  expect(it.kept.size).toBe(0);
});

test('leaving the field sends at once', async () => {
  it.desk.edit(it.page(), 'new');
  await it.desk.flush(pageId);
  expect(it.saved).toEqual(['new']);
});

test('what is typed while a save is on its way is sent after it, and saves never overlap', async () => {
  const letThrough = it.hold();
  it.desk.edit(it.page(), 'first');
  const flushing = it.desk.flush(pageId);
  it.desk.edit(it.page(), 'second');
  await vi.advanceTimersByTimeAsync(idleMs * 2);
  expect(it.saved).toEqual([]);
  letThrough();
  await flushing;
  expect(it.saved).toEqual(['first', 'second']);
  expect(stateOf()).toBe('saved');
});

test('a save that fails keeps the words here and says why; trying again sends them', async () => {
  it.refuse(new CallError('network', 0, 'no network'));
  it.desk.edit(it.page(), 'new');
  await it.desk.flush(pageId);
  expect(it.desk.store.getState().scripts[pageId]).toMatchObject({ state: 'failed', reason: 'no network' });
  expect(it.desk.hasUnsent()).toBe(true);
  expect([...it.kept.values()][0]).toContain('new');
  expect(await it.desk.flushAll()).toBe(true);
  expect(it.saved).toEqual(['new']);
});

test('without an avatar the words wait until there is one', async () => {
  it.refuse(new CallError('refused', coursewareErrors.noAvatar.code, 'no avatar'));
  it.desk.edit(it.page(), 'new');
  await it.desk.flush(pageId);
  expect(stateOf()).toBe('no-avatar');
  await it.desk.flushAll();
  expect(it.saved).toEqual(['new']);
});

test('a draft of an earlier visit is taken up and sent', async () => {
  it.desk.edit(it.page(), 'typed, then the tab was closed');
  it.desk.stop();
  const desk = it.open();
  desk.meet(it.page());
  expect(textOf(desk)).toBe('typed, then the tab was closed');
  await vi.advanceTimersByTimeAsync(idleMs);
  expect(it.saved).toEqual(['typed, then the tab was closed']);
});

test('a draft that cannot be read is as good as none', () => {
  it.kept.set(`scriptDraft:${pageId}`, '{"text":1}');
  it.desk.meet(it.page());
  expect(textOf()).toBeUndefined();
});

test('words that somebody else changed are a conflict, and the own ones stay', async () => {
  it.desk.edit(it.page(), 'mine');
  it.change({ content: 'theirs' });
  await it.desk.flush(pageId);
  expect([stateOf(), textOf()]).toEqual(['conflict', 'mine']);
  it.desk.edit(it.page(), 'mine, longer');
  await vi.advanceTimersByTimeAsync(idleMs * 2);
  expect([stateOf(), it.saved]).toEqual(['conflict', []]);
});

test('of two versions the own one can be kept', async () => {
  it.desk.edit(it.page(), 'mine');
  it.change({ content: 'theirs' });
  await it.desk.flush(pageId);
  await it.desk.keepMine(pageId);
  expect([stateOf(), it.page().content]).toEqual(['saved', 'mine']);
});

test('of two versions the other one can be taken', async () => {
  it.desk.edit(it.page(), 'mine');
  it.change({ content: 'theirs' });
  await it.desk.flush(pageId);
  await it.desk.takeTheirs(pageId);
  expect(textOf()).toBeUndefined();
  expect(it.kept.size).toBe(0);
  expect(it.page().content).toBe('theirs');
});

test('a page that was only spoken meanwhile is no conflict', async () => {
  it.desk.edit(it.page(), 'mine');
  it.change({ pageStatus: 'confirmed' });
  await it.desk.flush(pageId);
  expect([stateOf(), it.page().content]).toEqual(['saved', 'mine']);
});

test('an answer that is older than what was saved changes nothing', async () => {
  const before = it.page();
  it.desk.edit(before, 'new');
  await it.desk.flush(pageId);
  it.desk.meet(before);
  expect(textOf()).toBe('new');
  it.change({ content: 'newer, from another device' });
  it.desk.meet(it.page());
  expect(textOf()).toBe('newer, from another device');
});
