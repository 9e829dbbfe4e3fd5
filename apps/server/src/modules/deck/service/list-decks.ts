import type { Language } from '@app/contract/base/messages.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { idSchema } from '@app/contract/base/wire.ts';
import type { deckRoutes } from '@app/contract/deck/routes.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Once } from '../../../platform/http/once.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import { type ProjectDeck, type ProjectService, shippedTemplate } from '../../project/service.ts';
import type { SampleService } from '../../sample/service.ts';
import { secondPart } from '../rules.ts';
import { createFavouriteStore } from '../store.ts';
import { shippedBriefs } from './shipped-templates.ts';

type Body = BodyOf<typeof deckRoutes.list>;
type Deps = {
  db: Database;
  projects: ProjectService;
  samples: Pick<SampleService, 'shipped' | 'templateNamed'>;
};

const none = { list: [], total: 0 };

/** Decks that one may start from: those of projects first, then what comes with the product. */
export function listDecks({ db, projects, samples }: Deps) {
  const favouritesOf = createFavouriteStore(db).of;

  /** What comes with the product, in one language. */
  async function shippedFor(
    { kind, topic, favourites, search = '' }: Body,
    language: Language,
    liked: ReadonlySet<string>,
  ): Promise<ProjectDeck[]> {
    if (kind !== undefined && kind !== 'collection') return [];
    const wanted = search.trim().toLowerCase();
    return [...shippedBriefs(language), ...(await samples.shipped())].filter(
      (deck) =>
        deck.title.toLowerCase().includes(wanted) &&
        (topic === undefined || deck.topic === topic) &&
        (!favourites || liked.has(deck.id)),
    );
  }

  return {
    async list({ userId }: UserVisitor, body: Body, language: Language) {
      const { kind, topic, favourites, pageNum, pageSize, search = '' } = body;
      const offset = (pageNum - 1) * pageSize;
      const liked = await favouritesOf(userId);
      // Names of what comes with the product are no ids.
      const among = favourites ? [...liked].filter((id) => idSchema.safeParse(id).success) : undefined;
      const query = { userId, kind, among, search: search.trim(), offset, limit: pageSize };
      // Nobody has said what the decks of projects are for.
      const made = topic === undefined ? await projects.listDecks(query) : none;
      const shipped = await shippedFor(body, language, liked);
      const { from, to } = secondPart(made.total, offset, pageSize);
      const list = [...made.list, ...shipped.slice(from, to)].map((deck) => ({
        ...deck,
        isFavourite: liked.has(deck.id),
      }));
      return { list, total: made.total + shipped.length, pageNum, pageSize };
    },

    async start(visitor: UserVisitor, id: string, language: Language, once: Once): Promise<{ id: string }> {
      const shipped = shippedTemplate(id, language);
      const sample = shipped ? undefined : await samples.templateNamed(id);
      return once.do(async (tx) => {
        if (shipped) {
          const projectId = await projects.addEmpty(tx, visitor, language, shipped.title);
          await projects.beginWith(tx, await projects.lockOwn(tx, visitor, projectId), shipped);
          return { id: projectId };
        }
        if (sample) return { id: await projects.startFromTemplate(tx, visitor, sample) };
        const source = await projects.startableDeck(tx, visitor, id);
        return projects.copyIn(tx, visitor, source.id, language);
      });
    },
  };
}
