import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import type { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import type { SentElement } from '@app/contract/courseware/schema.ts';
import { slideCopy } from '@app/deck/commands/slides.ts';
import type { Command } from '@app/deck/commands/command.ts';
import { elementOf } from '@app/deck/elements/body.ts';
import type { SlideElement } from '@app/deck/element.ts';
import type { Slide } from '@app/deck/slide.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import type { ProjectRow } from '../../project/service.ts';

type Body<K extends keyof typeof coursewareRoutes> = BodyOf<(typeof coursewareRoutes)[K]>;
type Deps = { newId: () => string; courseware: CoursewareService };
/** A page of a project that is locked. */
type Place = { tx: Transaction; project: ProjectRow; pageId: string };

/** Elements as a call brings them, in the order of their layers. */
export const elementsOf = (list: readonly SentElement[], newId: () => string): SlideElement[] =>
  list
    .toSorted((one, other) => one.index - other.index)
    .map(({ element }) => elementOf(element.id ?? newId(), element));

const filled = (color: string): Command => ({
  do: 'set',
  at: ['background'],
  value: { kind: 'solid', color },
});

/**
 * Changes of a page that the specification gives calls of their own, as commands. Who calls them names no revision: they
 * change what is there.
 */
export function changePage({ newId, courseware }: Deps) {
  async function change({ tx, project, pageId }: Place, commandsFor: (slide: Slide) => readonly Command[]) {
    const found = await courseware.slideIn(tx, project.id, pageId);
    if (!found) throw new AppError(commonErrors.notFound);
    const commands = commandsFor(found.slide);
    if (commands.length === 0) return;
    const around = { ...project, projectId: project.id };
    await courseware.patchPage(tx, around, { id: pageId, revision: found.revision, commands: [...commands] });
  }

  return {
    /** Adds an element, or replaces the one with this id. */
    putElement: (place: Place, id: string, { element, index }: Body<'putElement'>): Promise<void> =>
      change(place, ({ elements }) => {
        const value = elementOf(id, element);
        if (!elements.some((each) => each.id === id))
          return [{ do: 'insert', at: ['elements'], index: Math.min(index, elements.length), value }];
        const at = ['elements', { id }];
        return [
          { do: 'set', at, value },
          { do: 'move', at, index: Math.min(index, elements.length - 1) },
        ];
      }),

    deleteElement: (place: Place, id: string): Promise<void> =>
      change(place, () => [{ do: 'remove', at: ['elements', { id }] }]),

    updatePage: (place: Place, { elementList, backgroundColor }: Body<'putPage'>): Promise<void> =>
      change(place, () => [
        ...(elementList
          ? [{ do: 'set', at: ['elements'], value: elementsOf(elementList, newId) } as const]
          : []),
        ...(backgroundColor === undefined ? [] : [filled(backgroundColor)]),
      ]),

    clear: (place: Place, what: Body<'clear'>['what']): Promise<void> =>
      change(place, ({ script }) => [
        ...(what === 'script' ? [] : [{ do: 'set', at: ['elements'], value: [] } as const]),
        ...(what === 'elements' || !script ? [] : [{ do: 'unset', at: ['script'] } as const]),
      ]),

    /** Takes what another page of the project shows, or stands on a layout without anything of its own. */
    async replace(place: Place, from: string): Promise<void> {
      const source = await courseware.slideIn(place.tx, place.project.id, from);
      const isLayout = !source && (await courseware.hasLayout(place.tx, place.project.id, from));
      if (!source && !isLayout) throw new AppError(commonErrors.notFound);
      const taken: Partial<Slide> = source ? slideCopy(source.slide, newId) : { layoutId: from };
      await change(place, (slide) =>
        (['layoutId', 'hidesLayout', 'background', 'elements', 'builds'] as const).flatMap(
          (name): Command[] => {
            const value = name === 'elements' ? (taken.elements ?? []) : taken[name];
            if (value !== undefined) return [{ do: 'set', at: [name], value }];
            return slide[name] === undefined ? [] : [{ do: 'unset', at: [name] }];
          },
        ),
      );
    },
  };
}
