import { commonErrors } from '@app/contract/base/common-errors.ts';
import { type Outline, type OutlineState, outlineStateSchema } from '@app/contract/outline/schema.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { CallError } from '../../lib/call-error.ts';
import { addAfter, remove, retext } from './components/tree/edits.ts';
import { idleMs } from './components/versions.ts';
import { createOutlineDesk } from './store.ts';

const page = (id: string, text = id): Outline['children'][number] => ({
  id,
  kind: 'page',
  text,
  from: [],
  children: [],
});
const outline: Outline = { title: '太阳系', children: [page('a'), page('b')] };
const stateOf = (changed: Outline, revision: number): OutlineState => ({
  status: 'complete',
  taskId: null,
  outline: changed,
  revision,
  engine: null,
  standIn: '',
  scanning: null,
  source: null,
  reason: '',
  needsOther: false,
});

const save = vi.fn<(changed: Outline, revision: number) => Promise<OutlineState>>();
const replaced = vi.fn<() => void>();
const tooMuch = vi.fn<(what: string) => void>();
const open = (first = outline) =>
  createOutlineDesk(first, 1, { save, onSaved: () => undefined, onReplaced: replaced, onTooMuch: tooMuch });
const texts = (desk: ReturnType<typeof open>) => desk.store.getState().rows.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  save.mockReset().mockImplementation(async (changed, revision) => stateOf(changed, revision + 1));
  replaced.mockReset();
  tooMuch.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what is typed is saved once when the typing pauses, by the revision before it', async () => {
  const desk = open();
  desk.edit((rows) => retext(rows, 'a', '水'), 'a');
  desk.edit((rows) => retext(rows, 'a', '水星'), 'a');
  await vi.advanceTimersByTimeAsync(idleMs);
  expect(save).toHaveBeenCalledOnce();
  expect(save.mock.calls[0]?.[0].children[0]?.text).toBe('水星');
  desk.edit((rows) => retext(rows, 'b', '金星'), 'b');
  expect(desk.hasUnsent()).toBe(true);
  expect(await desk.flush()).toBe(true);
  expect(save.mock.lastCall?.[1]).toBe(2);
});

test('typing in one line is undone at once, other edits one by one, and both come back', () => {
  const desk = open();
  desk.edit((rows) => retext(rows, 'a', '水'), 'a');
  desk.edit((rows) => retext(rows, 'a', '水星'), 'a');
  desk.edit((rows) => addAfter(rows, 'a', 'n'));
  desk.undo();
  expect(texts(desk)).toEqual(['水星', 'b']);
  desk.undo();
  expect(texts(desk)).toEqual(['a', 'b']);
  desk.redo();
  desk.redo();
  expect(texts(desk)).toEqual(['水星', '', 'b']);
});

test('when somebody else was faster theirs is shown, and undo brings the own version back', async () => {
  const theirs = z.encode(outlineStateSchema, stateOf({ title: '太阳系', children: [page('c')] }, 7));
  save.mockRejectedValueOnce(new CallError('refused', commonErrors.changedMeanwhile.code, 'old', '', theirs));
  const desk = open();
  desk.edit((rows) => retext(rows, 'a', 'mine'), 'a');
  await vi.advanceTimersByTimeAsync(idleMs);
  expect(texts(desk)).toEqual(['c']);
  expect(replaced).toHaveBeenCalledOnce();
  desk.undo();
  expect(texts(desk)).toEqual(['mine', 'b']);
  await desk.flush();
  expect(save.mock.lastCall?.[1]).toBe(7);
});

test('what could not be saved stays, and is sent when it is asked', async () => {
  save.mockRejectedValueOnce(new CallError('network', 0, '网络断了'));
  const desk = open();
  desk.edit((rows) => remove(rows, 'b'));
  expect(await desk.flush()).toBe(false);
  expect(desk.store.getState()).toMatchObject({ state: 'failed', reason: '网络断了' });
  expect(await desk.flush()).toBe(true);
});

test('a page takes no more points than it holds', () => {
  const points = Array.from({ length: 12 }, (_, place) => ({
    id: `p${place}`,
    kind: 'point' as const,
    text: '',
    from: [],
  }));
  const desk = open({
    title: '',
    children: [{ id: 'a', kind: 'page', text: 'a', from: [], children: points }],
  });
  expect(desk.edit((rows) => addAfter(rows, 'p3', 'n'))).toBe(false);
  expect(tooMuch).toHaveBeenCalledWith('points');
  expect(desk.edit((rows) => remove(rows, 'p3'))).toBe(true);
});
