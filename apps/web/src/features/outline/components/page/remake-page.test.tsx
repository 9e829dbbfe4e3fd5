// @vitest-environment jsdom
import { outlineRoutes } from '@app/contract/outline/routes.ts';
import { projectSchema } from '@app/contract/project/schema.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { projectSent } from '../../../../testing/projects.ts';
import { show } from '../../../../testing/show.tsx';
import { RemakePage } from './remake-page.tsx';

const server = fakeServer();
const project = z.parse(projectSchema, projectSent(1, { outlineStatus: 1 }));
const first = projectSent(40).id;
const second = projectSent(41).id;
const standIn = 'tiny 没有完成（它的请求过多或额度已用完），已由内置引擎按规则生成。可以重新生成再试';

const pageOf = (pageId: string, nodeId: string | null) => ({
  pageId,
  nodeId,
  told: [],
  leftOut: [],
  taskId: null,
  reason: '',
  hasOther: false,
  isOnly: false,
});

const ofProject = <R extends { path: string }>(route: R): R => ({
  ...route,
  path: route.path.replace('{id}', project.id),
});

function open(pageId: string, said: string): void {
  server.on(userRoutes.assistant, { data: { count: 9 } });
  server.on(ofProject(outlineRoutes.made), {
    data: { engine: 'embedded', standIn: said, pages: [pageOf(first, null), pageOf(second, 'a')] },
  });
  show(
    <QueryClientProvider client={new QueryClient()}>
      <RemakePage project={project} pageId={pageId} />
    </QueryClientProvider>,
  );
}

test('where rules stood in for the model, every page of the deck says why', async () => {
  open(first, standIn);
  expect(await screen.findByText(standIn)).toBeDefined();
  expect(screen.queryByRole('button', { name: '重新生成这一页' })).toBeNull();
});

test('a deck that needed no stand-in says nothing of one', async () => {
  open(second, '');
  expect(await screen.findByRole('button', { name: '重新生成这一页' })).toBeDefined();
  expect(screen.queryByRole('status')).toBeNull();
});
