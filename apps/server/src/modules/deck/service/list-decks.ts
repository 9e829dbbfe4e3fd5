import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { Language } from '@app/contract/base/messages.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import type { deckRoutes } from '@app/contract/deck/routes.ts';
import { idSchema } from '@app/contract/base/wire.ts';
import type { Once } from '../../../platform/http/once.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { ProjectService } from '../../project/service.ts';
import type { SampleService } from '../../sample/service.ts';
import { secondPart } from '../rules.ts';

type Deps = { projects: ProjectService; samples: Pick<SampleService, 'shipped' | 'templateNamed'> };

/** Decks that one may start from: those of projects first, then what comes with the product. */
export function listDecks({ projects, samples }: Deps) {
  return {
    async list({ userId }: UserVisitor, body: BodyOf<typeof deckRoutes.list>) {
      const { kind, pageNum, pageSize } = body;
      const search = (body.search ?? '').trim();
      const offset = (pageNum - 1) * pageSize;
      const made = await projects.listDecks({ userId, kind, search, offset, limit: pageSize });
      const isOffered = kind === undefined || kind === 'collection';
      const wanted = search.toLowerCase();
      const shipped = isOffered
        ? (await samples.shipped()).filter(({ title }) => title.toLowerCase().includes(wanted))
        : [];
      const { from, to } = secondPart(made.total, offset, pageSize);
      const list = [...made.list, ...shipped.slice(from, to)];
      return { list, total: made.total + shipped.length, pageNum, pageSize };
    },

    async start(visitor: UserVisitor, id: string, language: Language, once: Once): Promise<{ id: string }> {
      const template = await samples.templateNamed(id);
      return once.do(async (tx) => {
        if (template) return { id: await projects.startFromTemplate(tx, visitor, template) };
        // Whatever else is no id of ours cannot be looked for.
        const source = idSchema.safeParse(id).success ? await projects.findByDeck(tx, id) : undefined;
        if (!source) throw new AppError(commonErrors.notFound);
        return projects.copyIn(tx, visitor, source.id, language);
      });
    },
  };
}
