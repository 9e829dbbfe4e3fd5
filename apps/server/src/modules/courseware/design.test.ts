import { commonErrors } from '@app/contract/base/common-errors.ts';
import { coursewareErrors } from '@app/contract/courseware/errors.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { shareRoutes } from '@app/contract/share/routes.ts';
import { defaultDesign } from '@app/deck/default-design.ts';
import type { Design, Master } from '@app/deck/design.ts';
import type { DrawnSlide } from '@app/deck/drawn.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aUser, type TestUser } from '../../testing/builders.ts';
import type { TestApp } from '../../testing/start-app.ts';
import { aCopy, deckOf, importEnd, noId, pagesOf, startImport, startWithDeck } from '../../testing/talks.ts';

type Kept = { design: Design; revision: number };
type Played = { pages: (Pick<DrawnSlide, 'background' | 'elements'> & { title: string })[] };

let app: TestApp;
let user: TestUser;
let projectId: string;
let now: Kept;
beforeAll(async () => {
  ({ app, user, projectId } = await startWithDeck());
});
afterAll(() => app.stop());
beforeEach(async () => {
  now = (await designOf()).data!;
});

const designOf = (id = projectId, token = user.token) =>
  app.call<Kept>(coursewareRoutes.design, { token, body: { projectId: id } });
const patch = (commands: readonly object[], more: object = {}, token = user.token) =>
  app.call<Kept>(coursewareRoutes.patchDesign, {
    token,
    body: { projectId, revision: now.revision, commands, ...more },
  });
const set = (at: readonly unknown[], value: unknown) => ({ do: 'set', at, value });
const accent = (value: string) => set(['theme', 'colors', 'accent1'], value);
const talkOf = async (id = projectId) =>
  (await app.call<Played>(projectRoutes.info, { token: user.token, params: { id } })).data!.pages;

const master: Master = {
  id: 'master',
  background: { kind: 'solid', color: { slot: 'accent1' } },
  elements: [],
  layouts: [
    {
      id: 'titled',
      elements: [],
      placeholders: [
        {
          id: 'title',
          role: 'title',
          box: { left: 7, top: 8, width: 500, height: 90, rotate: 0 },
          body: {},
          levels: [
            {
              paragraph: {},
              run: { size: 33, color: { slot: 'accent1', changes: [{ kind: 'lumMod', by: 0.5 }] } },
            },
          ],
        },
      ],
    },
  ],
};

/** Puts every page on the layout, with a title that says nothing of its look. */
async function standOnLayout(): Promise<void> {
  for (const { id, revision } of await pagesOf(app, user, projectId)) {
    const title = {
      id: noId(),
      type: 'text',
      placeholder: 'title',
      text: { paragraphs: [{ runs: [{ text: '总览' }] }] },
    };
    const commands = [
      set(['layoutId'], 'titled'),
      set(['background'], { kind: 'none' }),
      { do: 'unset', at: ['background'] },
      { do: 'insert', at: ['elements'], index: 0, value: title },
    ];
    const { code } = await app.call(coursewareRoutes.patch, {
      token: user.token,
      body: { id, revision, commands },
    });
    expect(code).toBe(200);
  }
}

test('a deck that is read brings its theme; one change of it changes every page of the talk, and the cover', async () => {
  expect(now.revision).toBe(1);
  expect(now.design.theme.colors.accent1).toBe('#4472c4');
  await patch([set(['masters'], [master])]);
  await standOnLayout();
  const share = await app.call<{ code: string }>(shareRoutes.shareProject, {
    token: user.token,
    body: { id: projectId, validityDays: 7, people: 10, codeKind: 'auto' },
  });
  const coverOf = async () =>
    (
      await app.call<{ cover: Played['pages'][number] }>(shareRoutes.entry, {
        body: { code: share.data!.code },
      })
    ).data!.cover;
  const seen = ({ background, elements }: Pick<DrawnSlide, 'background' | 'elements'>) => {
    const [title] = elements;
    const run = title?.type === 'text' ? title.text.paragraphs[0]?.runs[0] : undefined;
    return [background, title?.left, title?.role, run?.size, run?.color];
  };
  const drawnIn = (paint: string, ink: string) => [{ kind: 'solid', color: paint }, 7, 'title', 33, ink];
  const before = await talkOf();
  expect(before.map(seen)).toEqual(before.map(() => drawnIn('#4472c4', '#203864')));
  expect(before.map(({ title }) => title)).toEqual(before.map(() => '总览'));
  expect(seen(await coverOf())).toEqual(drawnIn('#4472c4', '#203864'));

  const { design, revision } = (await designOf()).data!;
  const changed = await patch([accent('#ff0000')], { revision });
  expect(changed.data).toMatchObject({ revision: revision + 1 });
  expect(changed.data!.design).toEqual({
    ...design,
    theme: { ...design.theme, colors: { ...design.theme.colors, accent1: '#ff0000' } },
  });
  const after = await talkOf();
  expect(after.map(seen)).toEqual(before.map(() => drawnIn('#ff0000', '#800000')));
  expect(seen(await coverOf())).toEqual(drawnIn('#ff0000', '#800000'));

  // The owner's own view is the document, with the box that is seen beside it.
  const [page] = await pagesOf(app, user, projectId);
  expect(page).toMatchObject({ layoutId: 'titled', slideBackground: null, backgroundColor: '#ff0000' });
  expect(page!.elementList[0]).toMatchObject({ left: 7, top: 8, width: 500, height: 90, rotate: 0 });
  expect(JSON.parse(page!.elementList[0]!.element)).not.toHaveProperty('left');
});

test('an old revision is refused with the newest design, and nothing is changed', async () => {
  await patch([accent('#111111')]);
  const { code, data } = await patch([accent('#222222')]);
  expect(code).toBe(commonErrors.changedMeanwhile.code);
  expect(data).toMatchObject({
    revision: now.revision + 1,
    design: { theme: { colors: { accent1: '#111111' } } },
  });
  expect((await designOf()).data).toEqual(data);
});

test.each<[string, object]>([
  ['a colour that is more than a colour', accent('red;x:url(y)')],
  ['a slot that nobody knows', set(['theme', 'colors', 'accent7'], '#111111')],
  ['a layout that is not there', { do: 'remove', at: ['masters', { id: 'nobody' }] }],
  [
    'more masters than there may be',
    set(
      ['masters'],
      Array.from({ length: 21 }, (_, id) => ({ ...master, id: `${id}` })),
    ),
  ],
])('%s is refused, and nothing is changed', async (_what, command) => {
  expect((await patch([accent('#333333'), command])).code).toBe(commonErrors.invalidInput.code);
  expect((await designOf()).data).toEqual(now);
});

test('designs and files of others look absent', async () => {
  const stranger = await aUser(app);
  for (const id of [projectId, noId()]) {
    expect((await designOf(id, stranger.token)).code).toBe(commonErrors.notFound.code);
    expect((await patch([accent('#444444')], { projectId: id }, stranger.token)).code).toBe(
      commonErrors.notFound.code,
    );
  }
  const picture = { kind: 'picture', url: `media:${noId()}`, fit: 'stretch' };
  const pictured = { ...master, background: picture };
  expect((await patch([set(['masters'], [pictured])])).code).toBe(commonErrors.notFound.code);
  expect((await designOf()).data).toEqual(now);
});

test('a copy has a design of its own; a new deck brings another one, under a revision that nobody had', async () => {
  const { revision } = (await patch([set(['masters'], [master]), accent('#555555')])).data!;
  const copy = await aCopy(app, user, projectId);
  expect((await designOf(copy)).data!.design.theme.colors.accent1).toBe('#555555');
  expect((await talkOf(copy))[0]!.background).toEqual((await talkOf())[0]!.background);

  await startImport(app, user, projectId, deckOf(['Another deck']));
  await importEnd(app, user, projectId);
  const imported = (await designOf()).data!;
  expect(imported.revision).toBe(revision + 1);
  expect(imported.design.theme.colors.accent1).toBe('#4472c4');
  expect((await designOf(copy)).data!.design.theme.colors.accent1).toBe('#555555');
  await app.call(projectRoutes.delete, { token: user.token, params: { id: copy } });
});

test('a project without a deck has the default look, and its first change is kept', async () => {
  const { data } = await app.call<{ id: string }>(projectRoutes.add, { token: user.token, body: {} });
  const empty = (await designOf(data!.id)).data!;
  expect(empty).toEqual({ revision: 0, design: defaultDesign });
  expect((await patch([accent('#666666')], { projectId: data!.id, revision: 0 })).data).toMatchObject({
    revision: 1,
  });
});

test('a look with which a page would be too large is refused', async () => {
  await patch([set(['masters'], [master])]);
  now = (await designOf()).data!;
  const [page] = await pagesOf(app, user, projectId);
  const paragraphs = [{ runs: Array.from({ length: 5_000 }, () => ({ text: '' })) }];
  const title = { id: noId(), type: 'text', placeholder: 'title', text: { paragraphs } };
  const commands = [set(['layoutId'], 'titled'), { do: 'insert', at: ['elements'], index: 0, value: title }];
  const body = { id: page!.id, revision: page!.revision, commands };
  expect((await app.call(coursewareRoutes.patch, { token: user.token, body })).code).toBe(200);
  const stops = Array.from({ length: 50 }, () => ({ at: 0, color: '#123456' }));
  const fill = { kind: 'gradient', shape: 'linear', angle: 0, stops };
  const level = [
    'masters',
    { id: 'master' },
    'layouts',
    { id: 'titled' },
    'placeholders',
    { id: 'title' },
    'levels',
    0,
  ];
  const heavier = await patch([set([...level, 'run', 'fill'], fill)]);
  expect(heavier.code).toBe(coursewareErrors.designTooLarge.code);
});
