import { type CoursewarePage, pageSchema } from '@app/contract/courseware/schema.ts';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { pageSent } from '../../testing/projects.ts';
import {
  canPlay,
  changedPages,
  charactersOf,
  confirmPlan,
  deckRefusal,
  firstSteps,
  isWorking,
  leftText,
  pageLook,
  problemsFirst,
  projectLook,
  slideOf,
  withStandings,
} from './rules.ts';

const standing = {
  outlineStatus: null,
  pptStatus: 'complete',
  coursewareStatus: null,
  coursewareProgress: null,
  pages: 6,
} as const;
const page = (pageStatus: Parameters<typeof pageLook>[0]['pageStatus'], content = '讲稿') => ({
  pageStatus,
  content,
});

test.each([
  [{ seconds: 40 }, '已生成 2 / 5 页，还需不到 1 分钟', '2 of 5 pages done; ready in less than a minute'],
  [{ seconds: 61 }, '已生成 2 / 5 页，还需约 2 分钟', '2 of 5 pages done; ready in about 2 minutes'],
  [
    { isBusy: true },
    '已生成 2 / 5 页；服务器正忙，比平时慢',
    '2 of 5 pages done; the server is busy and slower than usual',
  ],
  [
    { isQueued: true, others: 3 },
    '排队中：3 人的讲解正在生成，轮到时自动开始',
    'In queue behind 3 other people. It starts automatically.',
  ],
  [{ isQueued: true }, '排队中，轮到时自动开始', 'In queue. It starts automatically.'],
])('of a talk under way with %j is told how far it is', (left, zh, en) => {
  const whole = { seconds: 700, pages: 5, done: 2, others: 0, isBusy: false, isQueued: false, ...left };
  expect([leftText(whole, 'zh-CN'), leftText(whole, 'en-US')]).toEqual([zh, en]);
});

describe('how a project stands', () => {
  test.each([
    [{ pptStatus: 'generation' }, '读取课件中', 'spot'],
    [{ pptStatus: 'error', pages: 0 }, '课件读取失败', 'err'],
    [{ coursewareStatus: 'ppt-generation' }, '写讲稿中', 'spot'],
    [{ coursewareStatus: 'ppt-generation-complete' }, '未生成', 'warn'],
    [{ coursewareStatus: 'ppt-confirming' }, '生成中', 'spot'],
    [{ coursewareStatus: 'ppt-confirming-complete' }, '已生成', 'ok'],
    [{ coursewareStatus: 'ppt-ready' }, '已生成', 'ok'],
    [{ coursewareStatus: 'ppt-confirming-error' }, '有页面生成失败', 'err'],
    [{ coursewareStatus: 'ppt-again' }, '已修改，需重新生成', 'warn'],
    [{ pages: 0, pptStatus: null }, '空项目', 'muted'],
    [{ pages: 0, outlineStatus: 'generation' }, '生成大纲中', 'spot'],
    [{ pages: 0, outlineStatus: 'error' }, '大纲生成失败', 'err'],
    [{ pages: 0, outlineStatus: 'complete' }, '大纲已生成', 'warn'],
    [{ pages: 0, outlineStatus: 'complete', pptStatus: 'generation' }, '生成画布中', 'spot'],
    [{ pages: 0, outlineStatus: 'complete', pptStatus: 'error' }, '画布生成失败', 'err'],
    [{}, '有页面缺讲稿', 'muted'],
  ] as const)('%j reads %s', (facts, words, kind) => {
    const look = projectLook({ ...standing, ...facts });
    expect([look.label.zh, look.kind]).toEqual([words, kind]);
  });

  test('it is worked on while it is read, written or spoken, and only then', () => {
    expect(isWorking({ ...standing, pptStatus: 'generation' })).toBe(true);
    expect(isWorking({ ...standing, coursewareStatus: 'ppt-confirming' })).toBe(true);
    expect(isWorking({ ...standing, coursewareStatus: 'ppt-ready' })).toBe(false);
    expect(isWorking(standing)).toBe(false);
  });

  test('somebody new hears the sample in their language, makes a project, and lets it be spoken', () => {
    const project = (id: string, title: string, more: object) => ({
      ...standing,
      id,
      title,
      isSample: false,
      ...more,
    });
    const samples = [
      project('en', 'The solar system', { isSample: true, coursewareStatus: 'ppt-ready' }),
      project('zh', '太阳系', { isSample: true, coursewareStatus: 'ppt-ready' }),
    ];
    expect(firstSteps(samples, 'zh-CN')).toEqual({
      sample: 'zh',
      made: undefined,
      isMade: false,
      isSpoken: false,
    });
    const own = project('own', '我的课', {});
    expect(firstSteps([own, ...samples], 'en-US')).toEqual({
      sample: 'en',
      made: 'own',
      isMade: true,
      isSpoken: false,
    });
    const spoken = { ...own, coursewareStatus: 'ppt-ready' as const };
    expect(firstSteps([spoken], 'zh-CN').isSpoken).toBe(true);
  });

  test('it can be played once it has pages', () => {
    expect(canPlay(standing)).toBe(true);
    expect(canPlay({ ...standing, pages: 0 })).toBe(false);
    expect(canPlay({ ...standing, pptStatus: 'generation' })).toBe(false);
  });
});

test.each([
  ['confirmed', '讲稿', '已生成'],
  ['confirming', '讲稿', '生成中'],
  ['generation', '', '写讲稿中'],
  ['generation-complete', '讲稿', '未生成'],
  ['unconfirmed', '讲稿', '未生成'],
  ['unconfirmed', ' ', '缺讲稿'],
  ['error', '讲稿', '生成失败'],
  ['forbidden', '讲稿', '内容不合规'],
] as const)('a page that shows %s with the script %j reads %s', (status, content, words) => {
  expect(pageLook(page(status, content)).label.zh).toBe(words);
});

describe('what confirming would do', () => {
  const missing = page('unconfirmed', '');
  const waiting = page('generation-complete');
  const failed = page('error');
  const done = page('confirmed');
  const busy = page('confirming');
  const pages = [done, waiting, missing, failed, busy];

  test('pages are sorted into those that wait, that are done, that are busy, and the problems', () => {
    const plan = confirmPlan(pages);
    expect(plan.changed).toEqual([waiting, failed]);
    expect(plan.confirmed).toEqual([done]);
    expect(plan.missing).toEqual([missing]);
    expect(plan.failed).toEqual([failed]);
    expect(plan.busy).toEqual([busy]);
  });

  test('pages with problems stand on top', () => {
    expect(problemsFirst(pages)).toEqual([failed, missing, done, waiting, busy]);
  });
});

describe('a file that should become a project', () => {
  const megabyte = 1024 * 1024;
  const refusal = (name: string, size: number) => deckRefusal({ name, size }, 50 * megabyte, 'zh-CN');

  test.each(['课件.PPTX', 'show.ppsx', 'macros.pptm', 'template.potx', 'talk.rostrum'])(
    '%s is taken when it is not too large',
    (name) => {
      expect(refusal(name, 50 * megabyte)).toBeUndefined();
    },
  );

  test.each([
    ['old.ppt', 9, /只支持课件文件/],
    ['deck.pptx.zip', 9, /只支持课件文件/],
    ['deck.pptx', 51 * megabyte, /文件过大，最大支持 50/],
  ])('%s of %i bytes is refused before it is sent', (name, size, words) => {
    expect(refusal(name, size)).toMatch(words);
  });
});

test('an emoji is one character', () => {
  expect(charactersOf('好👍')).toBe(2);
});

test('the slide of a page has its elements in the order they are painted', () => {
  const element = (id: string, elementIndex: number) => ({
    id,
    elementIndex,
    element: { type: 'text', left: 1 },
  });
  const slide = slideOf({
    id: 'p',
    layoutId: null,
    hidesLayout: false,
    slideBackground: { kind: 'solid', color: '#fff' },
    elementList: [element('above', 1), element('below', 0)] as never,
  });
  expect(slide.elements.map(({ id, left }) => [id, left])).toEqual([
    ['below', 1],
    ['above', 1],
  ]);
});

describe('pages that are worked on', () => {
  const page = (index: number, more: Partial<CoursewarePage> = {}): CoursewarePage => ({
    ...z.parse(pageSchema, pageSent(index)),
    ...more,
  });
  const pages = [page(0), page(1)];

  test('are asked for only when their content is new', () => {
    const spoken = page(1, { status: 'confirmed', pageStatus: 'confirmed' });
    expect(changedPages(pages, [page(0), spoken])).toEqual([]);
    expect(
      changedPages(pages, [page(0, { revision: 9 }), spoken, page(2)]).map(({ index }) => index),
    ).toEqual([0, 2]);
  });

  test('take over how they stand, come in their order and go when they are gone', () => {
    const failed = { ...page(1), status: 'error', failure: 'other' } as const;
    const now = withStandings([page(2), ...pages], [page(2), failed]);
    expect(now.map(({ index }) => index)).toEqual([1, 2]);
    expect(now[0]).toMatchObject({ status: 'error', failure: 'other' });
  });

  test('that were saved meanwhile stay as they were saved', () => {
    const saved = page(0, { revision: 7, status: 'unconfirmed' });
    expect(withStandings([saved], [page(0, { status: 'confirmed' })])).toEqual([saved]);
    expect(withStandings([page(0), saved], [page(0, { revision: 7 })])[0]?.revision).toBe(7);
  });
});
