import { avatarRoutes } from '@app/contract/avatar/routes.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { conversationRoutes } from '@app/contract/conversation/routes.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { scriptRoutes } from '@app/contract/script/routes.ts';
import { speechRoutes } from '@app/contract/speech/routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { ProjectDesk } from '../features/project/components/page/project-desk.tsx';
import { setLanguage } from '../lib/language.ts';
import { avatarSent, avatarsSent } from './avatars.ts';
import { fakeServer } from './fake-server.ts';
import { pageSent, projectSent } from './projects.ts';
import { show } from './show.tsx';

/** Who presents on the desk. */
export const avatar = avatarSent(1, { name: '晓讲' });

/** The project on the desk. */
export const { id } = projectSent(1);

/** What is said of an engine that is missing. */
export const hint = { zh: '运行 npm run engines', en: 'Run npm run engines' };

/** What the server says of its voices. */
export const engine = (state: string) => ({ data: { list: [], engine: { name: 'kokoro', state, hint } } });

const getRoute = { ...projectRoutes.get, path: `/web-api/portrait/project/get/${id}` } as const;

/** A project with this design on its desk before each test: two pages, of which one was spoken. */
export function aDesk(design: object) {
  const server = fakeServer();
  /** What the server has. */
  const has = (project: object, ...pages: ReturnType<typeof pageSent>[]) => {
    server.on(getRoute, { data: projectSent(1, { avatarsId: avatar.id, pages: pages.length, ...project }) });
    server.on(coursewareRoutes.pages, { data: { list: pages } });
    server.on(coursewareRoutes.design, { data: { design, revision: 0 } });
    server.on(coursewareRoutes.standings, { data: { list: pages } });
    server.on(coursewareRoutes.page, (body) => {
      const page = pages.find((each) => each.id === (body as { id: string }).id);
      return page ? { data: page } : { code: commonErrors.notFound.code, msg: '找不到' };
    });
  };
  /** Opens the desk. */
  const open = (firstPage?: number) =>
    show(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ProjectDesk
          id={id}
          credits={200}
          onPlay={vi.fn()}
          onShare={vi.fn()}
          {...(firstPage === undefined ? {} : { firstPage })}
        />
      </QueryClientProvider>,
      `/edit-project?id=${id}`,
    );
  beforeEach(() => {
    setLanguage('zh-CN');
    localStorage.clear();
    server.on(speechRoutes.voices, engine('ready'));
    server.on(avatarRoutes.list, { data: avatarsSent(avatar, avatarSent(2, { name: '云舟' })) });
    server.on(conversationRoutes.questions, { data: { list: [], total: 3, pageNum: 1, pageSize: 1 } });
    server.on(scriptRoutes.writer, { data: { model: null } });
    server.on(coursewareRoutes.saveScript, (body) => ({
      data: pageSent(0, { content: (body as { content: string }).content, revision: 2 }),
    }));
    has({}, pageSent(0), pageSent(1, { status: 1, pageStatus: 'confirmed' }));
  });
  return { server, has, open };
}

/** The field of the script. */
export const script = () => screen.findByLabelText<HTMLTextAreaElement>('讲稿');

/** The button that lets pages be spoken. */
export const confirmButton = () => screen.getByRole('button', { name: /^生成讲解/ });

/** Writes a script and leaves its field. */
export const write = async (text: string) => {
  const field = await script();
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};
