import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { idSchema } from '@app/contract/base/wire.ts';
import { coursewareErrors, elementRefusal } from '@app/contract/courseware/errors.ts';
import { shownPageStatus, statusAfterSaving } from '@app/contract/courseware/states/page-status.ts';
import { hasAiText } from '@app/contract/project/states/ai-check.ts';
import { mapSlideAddresses } from '@app/deck/elements/registry.ts';
import { slideSchema } from '@app/deck/schema/slide.ts';
import type { ScriptDocument } from '@app/deck/script/document.ts';
import { isLongScript } from '@app/deck/script/long-script.ts';
import { scriptText } from '@app/deck/script/plain.ts';
import type { Slide } from '@app/deck/slide.ts';
import * as z from 'zod/mini';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Events } from '../../../platform/events.ts';
import type { Around } from '../present.ts';
import { slideColumns, storedAddress, storedSlide } from '../rules.ts';
import { createCoursewareStore } from '../store.ts';
import type { ElementRow, PageRow } from '../tables.ts';
import { checkedBy, checkMedia, checkSize, type Commands, followed, invalid } from './follow-commands.ts';

type Body = { id: string; revision: number; commands: Commands };
type Deps = {
  clock: Clock;
  events: Events;
};

/** The slide as it is stored: what it says of files is their names, and all of it keeps to the schema. */
export function checkedSlide(changed: Slide): Slide {
  const slide = checkedBy(slideSchema, changed);
  const ids = slide.elements.map(({ id }) => id);
  if (!z.safeParse(z.array(idSchema), ids).success || new Set(ids).size < ids.length)
    throw invalid('elements.id');
  return mapSlideAddresses(slide, storedAddress);
}

/** What is against a script: nobody who could speak it, or its length. */
function checkScript(page: PageRow, project: Around, script: ScriptDocument | undefined): void {
  if ((page.avatarId ?? project.avatarsId) === null) throw new AppError(coursewareErrors.noAvatar);
  if (script && isLongScript(script)) throw new AppError(coursewareErrors.scriptTooLong);
}

/** Spec section 5: nothing is put on a page that is being written or spoken. */
function checkAdded(page: PageRow, project: Around, commands: Commands): void {
  const isAdding = commands.some((command) => command.do === 'insert' && command.at[0] === 'elements');
  const refusal = elementRefusal(shownPageStatus(page, { aiText: hasAiText(project.aiCheck) }));
  if (isAdding && refusal) throw new AppError(refusal);
}

type Store = ReturnType<typeof createCoursewareStore>;

/** The whole slide of a page, but for what it keeps of its file. */
export async function readSlide(store: Store, page: PageRow): Promise<{ slide: Slide; rows: ElementRow[] }> {
  const rows = await store.elementsOf([page.id]);
  const slide: Slide = {
    ...storedSlide(page, rows),
    ...(page.script && { script: page.script }),
    ...page.staging,
    ...(page.hidden && { hidden: true }),
    ...(page.section !== null && { section: page.section }),
  };
  return { slide, rows };
}

/** A page as commands find it; undefined when it is gone. */
export async function slideIn(tx: Transaction, projectId: string, pageId: string) {
  const store = createCoursewareStore(tx);
  const page = await store.findPage(projectId, pageId);
  if (!page) return undefined;
  const { revision, scriptEngine } = page;
  return { slide: (await readSlide(store, page)).slide, revision, scriptEngine };
}

/** Changes a page by commands, in the caller's transaction, which has locked the project: all of them, and only on the page that they were made for. */
export const patchPage =
  ({ clock, events }: Deps) =>
  async (tx: Transaction, project: Around, body: Body): Promise<PageRow> => {
    const { projectId } = project;
    const store = createCoursewareStore(tx);
    const page = await store.findPage(projectId, body.id);
    if (!page) throw new AppError(commonErrors.notFound);
    if (page.revision !== body.revision) throw new AppError(commonErrors.changedMeanwhile);
    checkAdded(page, project, body.commands);

    const { slide, rows } = await readSlide(store, page);
    const changed = followed(slide, body.commands);
    const stored = checkedSlide(changed);
    const { id: _id, layoutId: _layout, hidesLayout: _hides, background: _ground, ...content } = stored;
    const { elements, script, remainder, ...staged } = content;
    const { transition: _comes, builds: _happens, hidden = false, section: _begins, ...others } = staged;
    // A field that a page does not keep would be lost: it has to get its place here first.
    others satisfies Record<string, never>;
    // What an export gives back comes from the file alone.
    if (remainder) throw invalid('remainder');

    await checkMedia(store, projectId, {
      before: (visit) => mapSlideAddresses(slide, visit),
      after: (visit) => mapSlideAddresses(stored, visit),
    });

    await checkSize(store, projectId, stored);

    const isOtherScript = changed.script !== slide.script;
    const words = script ? scriptText(script) : '';
    if (isOtherScript) checkScript(page, project, script);
    const before = await store.briefsOf([projectId]);
    const isHiding = hidden && !page.hidden;
    if (isHiding && before.length === 1) throw new AppError(coursewareErrors.lastShownPage);
    const saved = await store.updatePage(page, page.revision, {
      ...slideColumns(stored),
      ...(isOtherScript && {
        script: script ?? null,
        content: words,
        scriptEngine: null,
        status: statusAfterSaving,
      }),
      updatedAt: clock.now(),
    });
    if (!saved) throw new AppError(commonErrors.changedMeanwhile);

    const stays = new Set(elements.map(({ id }) => id));
    const gone = rows.filter(({ id }) => !stays.has(id)).map(({ id }) => id);
    const known = new Map(rows.map((row) => [row.id, row]));
    const written = elements.flatMap((element, index) => {
      const row = known.get(element.id);
      const isSame = row?.index === index && row.body === changed.elements[index];
      return isSame ? [] : [{ id: element.id, pageId: page.id, index, body: element }];
    });
    // An id that is taken on another page looks absent.
    if (!(await store.writeElements(page.id, written, gone))) throw new AppError(commonErrors.notFound);
    await events.emit(tx, 'page.written', { projectId, pageIds: [page.id] });
    if (isOtherScript || hidden !== page.hidden) await events.emit(tx, 'page.changed', { projectId, before });
    return saved;
  };
