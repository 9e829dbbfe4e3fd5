import type { Owned } from '../../../platform/owned.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import { createProjectStore } from '../store.ts';

/** The projects of an account; their pages and media go with them, and the contents behind those. */
export const ownProjects = ({
  courseware,
}: {
  courseware: Pick<CoursewareService, 'removeFiles'>;
}): Owned => ({
  async count(db, { userId }) {
    return [{ kind: 'projects', count: (await createProjectStore(db).idsOf(userId)).length }];
  },
  async remove(tx, { userId }) {
    const store = createProjectStore(tx);
    const contents: string[] = [];
    for (const id of await store.idsOf(userId)) {
      await store.lock(id);
      contents.push(...(await courseware.removeFiles(tx, id)));
      await store.delete(id);
    }
    return contents;
  },
});
