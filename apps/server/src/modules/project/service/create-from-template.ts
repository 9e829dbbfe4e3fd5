import type { Design } from '@app/deck/design.ts';
import type { Slide } from '@app/deck/slide.ts';
import { slideCopy } from '@app/deck/commands/slides.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Events } from '../../../platform/events.ts';
import type { Stored } from '../../../providers/storage/port.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import { createProjectStore } from '../store.ts';
import type { ProjectRow } from '../tables.ts';

/** How a page sounds: contents that are stored already. */
export type PageSound = { audio: Stored; track: Stored; durationMs: number };

/** A finished talk from which projects are made. */
export type ProjectTemplate = Pick<ProjectRow, 'title' | 'avatarsId' | 'questions'> & {
  /** Of the sample that it is; null: a project like any other is made from it. */
  name: string | null;
  design: Design;
  /** Each with its script. */
  pages: readonly { slide: Slide; sound: PageSound }[];
};

type Deps = {
  newId: () => string;
  courseware: CoursewareService;
  events: Events;
  newProject: (userId: string, title: string) => ProjectRow;
  settle: (tx: Transaction, id: string) => Promise<unknown>;
};

/** Makes a project of somebody from a template: a finished talk, free and theirs to change; as a sample it counts against no limit. */
export const createFromTemplate =
  ({ newId, courseware, events, newProject, settle }: Deps) =>
  async (tx: Transaction, userId: string, template: ProjectTemplate): Promise<string> => {
    const { name, title, avatarsId, questions, design, pages } = template;
    const project: ProjectRow = {
      ...newProject(userId, title),
      avatarsId,
      questions,
      sample: name,
      aiCheck: 'broadcast-generation',
      coursewareId: newId(),
      pptStatus: 'complete',
    };
    const { id: projectId } = project;
    await createProjectStore(tx).insert(project);
    await courseware.addDesign(tx, projectId, { design, draft: false });
    for (const [index, { slide: page, sound }] of pages.entries()) {
      // Ids of its own, so that any number of projects can be made.
      const { script, ...slide } = slideCopy(page, newId);
      await courseware.addPage(tx, { projectId, index, slide, script, media: [], draft: false });
      await events.emit(tx, 'page.recorded', { ...sound, pageId: slide.id, projectId, userId });
    }
    await settle(tx, projectId);
    return projectId;
  };
