import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { PageBroadcast } from '@app/contract/broadcast/schema.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { ShareVisitor, UserVisitor } from '../../../platform/http/visitor.ts';
import type { AvatarService } from '../../avatar/service.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import type { UserService } from '../../user/service.ts';
import { canEditProject } from '../policy.ts';
import { languageOfTexts, viewportOf } from '../rules.ts';
import { createProjectStore } from '../store.ts';
import type { ProjectRow } from '../tables.ts';

type Deps = {
  db: Database;
  avatars: AvatarService;
  courseware: CoursewareService;
  users: Pick<UserService, 'nicknameOf'>;
  /** The project that a visitor's share opens; refuses when it opens nothing any more. */
  openShare: (shareId: string) => Promise<string>;
  /** What can be heard of a project, by page. */
  broadcastsOf: (projectId: string, share?: string) => Promise<ReadonlyMap<string, PageBroadcast>>;
  /** What a viewer is offered to ask. */
  introQuestionsOf: (project: ProjectRow) => Promise<readonly string[]>;
};

/** A project as it is played, for its owner and for those who came in by a share. */
export function readTalk(deps: Deps) {
  const { db, avatars, courseware, users, openShare, broadcastsOf, introQuestionsOf } = deps;

  /** A project that the visitor may watch; refuses all others. */
  async function open(visitor: ShareVisitor | UserVisitor, id: string): Promise<ProjectRow> {
    // A visitor is told that the share is over, whatever became of what it opened.
    const opened = visitor.kind === 'user' ? undefined : await openShare(visitor.shareId);
    const project = await createProjectStore(db).find(id);
    const isOpen = project && (visitor.kind === 'user' ? canEditProject(visitor, project) : opened === id);
    if (!isOpen) throw new AppError(commonErrors.notFound);
    return project;
  }

  async function read(visitor: ShareVisitor | UserVisitor, id: string): Promise<Talk> {
    const project = await open(visitor, id);
    const share = visitor.kind === 'user' ? undefined : visitor.shareId;
    const slides = await courseware.slidesOf(id, share);
    const broadcasts = await broadcastsOf(id, share);
    return {
      id,
      title: project.title,
      owner: await users.nicknameOf(project.userId),
      language: languageOfTexts([project.title, ...slides.flatMap(({ title, script }) => [title, script])]),
      avatar: avatars.presenterOf(project.avatarsId),
      viewport: viewportOf(project),
      pages: slides.map((slide) => ({ ...slide, broadcast: broadcasts.get(slide.id) ?? null })),
      introQuestions: [...(await introQuestionsOf(project))],
    };
  }

  return { open, read };
}
