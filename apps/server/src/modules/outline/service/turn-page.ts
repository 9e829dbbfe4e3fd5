import type { Command } from '@app/deck/commands/command.ts';
import { scriptFromText, scriptText } from '@app/deck/script/plain.ts';
import type { Slide } from '@app/deck/slide.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import type { ProjectRow } from '../../project/service.ts';
import { createOutlineStore } from '../store.ts';
import type { PageVersion } from '../tables.ts';

/** A page as it stands. */
export type PageBefore = { slide: Slide; revision: number; scriptEngine: string | null };

const turned = ['elements', 'layoutId', 'builds'] as const;

/** The commands that put another version on a slide. What one has and the other lacks goes. */
const commandsFor = (now: Slide, then: PageVersion['slide']): Command[] =>
  turned.flatMap((field): Command[] => {
    const value = then[field];
    if (value !== undefined) return [{ do: 'set', at: [field], value }];
    return now[field] === undefined ? [] : [{ do: 'unset', at: [field] }];
  });

/**
 * Puts another version on a page of a project that is locked, and keeps the one that was there, so that this can be taken
 * back as often as somebody likes.
 */
export const turnPage =
  ({ courseware }: { courseware: CoursewareService }) =>
  async (
    tx: Transaction,
    project: ProjectRow,
    pageId: string,
    now: PageBefore,
    then: PageVersion,
  ): Promise<void> => {
    const { id: projectId } = project;
    const store = createOutlineStore(tx);
    const made = (await store.find(projectId))?.made;
    const commands = commandsFor(now.slide, then.slide);
    await courseware.patchPage(
      tx,
      { ...project, projectId },
      { id: pageId, revision: now.revision, commands },
    );
    const { script, scriptEngine, told, leftOut } = then;
    await courseware.saveScript(tx, {
      id: pageId,
      projectId,
      content: scriptText(script),
      ssmlJsonText: script,
      ...(scriptEngine !== null && { scriptEngine }),
    });
    if (!made) return;
    const { elements, layoutId, builds } = now.slide;
    const pages = made.pages.map((note) => {
      if (note.pageId !== pageId) return note;
      const other: PageVersion = {
        slide: { elements, ...(layoutId !== undefined && { layoutId }), ...(builds && { builds }) },
        script: now.slide.script ?? scriptFromText(''),
        scriptEngine: now.scriptEngine,
        told: note.told,
        leftOut: note.leftOut,
      };
      return { ...note, told, leftOut, other };
    });
    await store.note(projectId, { ...made, pages });
  };
