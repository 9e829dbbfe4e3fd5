import { dictionaryRoutes } from '@app/contract/dictionary/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { DictionaryService } from './service.ts';

export function mountDictionary(mount: Mount, dictionaries: DictionaryService): void {
  mount(dictionaryRoutes, {
    list: ({ visitor, body }) => dictionaries.list(visitor, body),
    check: ({ visitor, body }) => dictionaries.check(visitor, body),
    add: ({ visitor, body }) => dictionaries.add(visitor, body),
    update: ({ visitor, body }) => dictionaries.update(visitor, body),
    delete: ({ visitor, params }) => dictionaries.delete(visitor, params.id),
    import: ({ visitor, body }) => dictionaries.import(visitor, body),
    export: ({ visitor, query, language }) => dictionaries.export(visitor, query.projectId, language),
  });
}
