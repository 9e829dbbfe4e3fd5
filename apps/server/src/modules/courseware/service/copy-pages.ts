import { statusAfterSaving } from '@app/contract/courseware/states/page-status.ts';
import { idOfOwnVoice } from '@app/contract/voice/states/own-voice.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { FileService } from '../../file/service.ts';
import { useOfProject, withIds } from '../rules.ts';
import { createCoursewareStore } from '../store.ts';
import type { PageRow } from '../tables.ts';

type Deps = { files: FileService; newId: () => string; clock: Clock };

/**
 * Copies the pages of a project into another one. Contents are shared, rows are not. The copies wait for their broadcast;
 * the answer gives those of pages that are confirmed, by the page they were made from, because what was spoken there
 * can be taken over.
 */
export const copyPages =
  ({ files, newId, clock }: Deps) =>
  async (
    tx: Transaction,
    fromProject: string,
    toProject: string,
    { isOwn }: { isOwn: boolean },
  ): Promise<ReadonlyMap<string, string>> => {
    const store = createCoursewareStore(tx);
    const ids = new Map<string, string>();
    const renamed = (id: string) => {
      const found = ids.get(id) ?? newId();
      ids.set(id, found);
      return found;
    };
    for (const media of (await store.mediaOf(fromProject)).filter(({ draft }) => !draft)) {
      await files.addUse(tx, media.fileKey, useOfProject(toProject));
      await store.insertMedia({ ...media, id: renamed(media.id), projectId: toProject });
    }
    const { design, revision } = await store.designOf(fromProject);
    if (revision > 0) await store.putDesign(toProject, withIds(design, ids));
    const pages = await store.pagesOf(fromProject, 'kept');
    const elements = await store.elementsOf(pages.map(({ id }) => id));
    // All ids first: a slide may link to a later one.
    for (const { id } of [...pages, ...elements]) renamed(id);
    for (const page of pages) {
      await store.insertPage(
        {
          ...withIds({ ...page, updatedAt: null }, ids),
          projectId: toProject,
          voice: isOwn ? page.voice : voiceForOthers(page.voice),
          status: statusAfterSaving,
          revision: 0,
          updatedAt: clock.now(),
        },
        elements.filter(({ pageId }) => pageId === page.id).map((element) => withIds(element, ids)),
      );
      await store.insertRemainder(renamed(page.id), withIds(await store.remainderOf(page.id), ids));
    }
    const confirmed = pages.filter(({ status }) => status === 'confirmed');
    return new Map(confirmed.map(({ id }) => [id, renamed(id)]));
  };

/** A voice of somebody's own stays theirs. */
const voiceForOthers = (voice: PageRow['voice']): PageRow['voice'] =>
  voice?.ttsId && idOfOwnVoice(voice.ttsId) !== undefined ? { ...voice, ttsId: null } : voice;
