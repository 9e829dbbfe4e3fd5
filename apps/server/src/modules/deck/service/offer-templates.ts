import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { Language } from '@app/contract/base/messages.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import type { deckRoutes } from '@app/contract/deck/routes.ts';
import type { OpenDeck } from '@app/contract/deck/schema.ts';
import type { Design } from '@app/deck/design.ts';
import type { Slide } from '@app/deck/slide.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import {
  type ProjectDeck,
  type ProjectRow,
  type ProjectService,
  shippedTemplate,
} from '../../project/service.ts';
import type { SampleService } from '../../sample/service.ts';
import { createFavouriteStore } from '../store.ts';
import { shippedBriefs } from './shipped-templates.ts';

type Body<K extends keyof typeof deckRoutes> = BodyOf<(typeof deckRoutes)[K]>;
type Pages = { design: Design; slides: Slide[] };
type Deps = {
  db: Database;
  courseware: CoursewareService;
  projects: ProjectService;
  samples: Pick<SampleService, 'shipped' | 'pagesNamed'>;
};

/** What can be done with decks that one may start from, beside starting. */
export function offerTemplates({ db, courseware, projects, samples }: Deps) {
  const favourites = createFavouriteStore(db);

  /** What comes with the product under this name: nobody's project, so nobody's files. */
  async function shippedOf(
    id: string,
    language: Language,
  ): Promise<(Pages & { brief: ProjectDeck }) | undefined> {
    const template = shippedTemplate(id, language);
    const pages = template ?? (await samples.pagesNamed(id));
    const all = [...shippedBriefs(language), ...(await samples.shipped())];
    const brief = all.find((deck) => deck.id === id);
    return pages && brief && { brief, design: pages.design, slides: pages.slides };
  }

  async function shown(
    { userId }: UserVisitor,
    brief: ProjectDeck | undefined,
    { design, slides }: Pages,
  ): Promise<OpenDeck> {
    if (!brief) throw new AppError(commonErrors.notFound);
    const isFavourite = (await favourites.of(userId)).has(brief.id);
    return { ...brief, isFavourite, design, slides: slides.map(withoutTalk) };
  }

  async function open(
    visitor: UserVisitor,
    id: string,
    language: Language,
    pagesOf: (source: ProjectRow) => Promise<Pages>,
  ): Promise<OpenDeck> {
    const shipped = await shippedOf(id, language);
    if (shipped) return shown(visitor, shipped.brief, shipped);
    const source = await projects.startableDeck(db, visitor, id);
    return shown(visitor, await projects.showDeck(source, visitor.userId), await pagesOf(source));
  }

  return {
    openTemplate: (visitor: UserVisitor, id: string, language: Language): Promise<OpenDeck> =>
      open(visitor, id, language, (source) => courseware.openDeck(source.id)),

    async takeTemplate(
      visitor: UserVisitor,
      { id, projectId }: Body<'takeTemplate'>,
      language: Language,
    ): Promise<OpenDeck> {
      const project = await projects.requireWorkable(visitor, projectId);
      const take = (source: ProjectRow) =>
        db.transaction(async (tx: Transaction) => {
          await projects.lockOwn(tx, visitor, project.id);
          return courseware.withOpenAddresses(await courseware.takeDeck(tx, source.id, project.id));
        });
      return open(visitor, id, language, take);
    },

    saveTemplate: (
      visitor: UserVisitor,
      body: Body<'saveTemplate'>,
    ): Promise<{ id: string; projectId: string }> =>
      db.transaction((tx) => projects.saveAsTemplate(tx, visitor, body)),

    async setFavourite(
      visitor: UserVisitor,
      { id, isFavourite }: Body<'setFavourite'>,
      language: Language,
    ): Promise<void> {
      if (!(await shippedOf(id, language))) await projects.startableDeck(db, visitor, id);
      await favourites.set(visitor.userId, id, isFavourite);
    },
  };
}

/** A page as it is taken: what was said on it belongs to its own deck. */
function withoutTalk({ script: _said, section: _named, ...slide }: Slide): Slide {
  return slide;
}
