import type { Language } from '@app/contract/base/messages.ts';
import { slideCopy } from '@app/deck/commands/slides.ts';
import type { Design } from '@app/deck/design.ts';
import type { Slide } from '@app/deck/slide.ts';
import type { TemplateTopic } from '@app/deck/template-topic.ts';
import { deckOf } from '@app/deck/templates/kit.ts';
import { templates } from '@app/deck/templates/library.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import type { ProjectRow } from '../tables.ts';

/** A template that comes with the product, in one language. */
export type ShippedTemplate = { title: string; topic: TemplateTopic; design: Design; slides: Slide[] };

/** Of this name; undefined where there is none. */
export function shippedTemplate(id: string, language: Language): ShippedTemplate | undefined {
  const template = templates.find((each) => each.id === id);
  return template && { topic: template.topic, ...deckOf(template, language === 'zh-CN' ? 'zh' : 'en') };
}

type Deps = {
  newId: () => string;
  courseware: CoursewareService;
  begin: (tx: Transaction, project: ProjectRow) => Promise<ProjectRow & { coursewareId: string }>;
  settle: (tx: Transaction, id: string) => Promise<unknown>;
};

/**
 * A project that is locked and has no deck begins with these pages; files that they name are its own. It is paid as a blank
 * one.
 */
export const beginWith =
  ({ newId, courseware, begin, settle }: Deps) =>
  async (
    tx: Transaction,
    project: ProjectRow,
    { design, slides }: Pick<ShippedTemplate, 'design' | 'slides'>,
  ): Promise<{ id: string }> => {
    const { coursewareId } = await begin(tx, project);
    await courseware.addDesign(tx, project.id, { design, draft: false });
    for (const slide of slides) await courseware.insertPage(tx, project.id, slideCopy(slide, newId));
    await settle(tx, project.id);
    return { id: coursewareId };
  };
