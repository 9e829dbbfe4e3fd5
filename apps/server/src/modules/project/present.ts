import { deriveCourseware } from '@app/contract/courseware/states/derived.ts';
import { documentTypes } from '@app/contract/document/limits.ts';
import { keptThings } from '@app/contract/document/states/kept.ts';
import { lostThings } from '@app/contract/document/states/lost.ts';
import { pageNumbers } from '@app/contract/project/limits.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { sceneIds } from '@app/contract/project/states/scene.ts';
import type { DeckFacts } from '../courseware/service.ts';
import { viewportOf } from './rules.ts';
import type { ProjectRow } from './tables.ts';

/** A project without pages. */
export const noDeck: DeckFacts = { pages: [], imageUrl: null };

/** `further` are its documents beside the first. */
export function presentProject(row: ProjectRow, deck: DeckFacts, further: readonly string[] = []): Project {
  const derived = deriveCourseware(row.aiCheck, deck.pages);
  const {
    userId: _user,
    payment: _payment,
    reservations: _count,
    viewportHeight: _height,
    removedAt: _gone,
    ...rest
  } = row;
  const { aiCheck, sample, docType, sceneId, pageNumber, notKept, kept, ...plain } = rest;
  return {
    ...plain,
    docIds: [...new Set([...(row.docId === null ? [] : [row.docId]), ...further])],
    isAiCheck: aiCheck,
    isAiCheckStatus: aiCheck,
    // Written through the contract's schemas alone.
    docType: documentTypes.find((type) => type === docType) ?? null,
    sceneId: sceneIds.find((id) => id === sceneId) ?? null,
    pageNumber: pageNumbers.find((number) => number === pageNumber) ?? pageNumbers[0],
    coursewareStatus: derived.status,
    coursewareProgress: derived.progress,
    imageUrl: deck.imageUrl,
    pages: deck.pages.length,
    viewport: viewportOf(row),
    notKept: notKept.map(({ page, what, count, names = [], words = [] }) => {
      const { zh, en } = lostThings[what];
      return { page, what: { zh, en }, count, names: [...names], words: [...words] };
    }),
    kept: kept.map(({ what, count }) => {
      const { zh, en } = keptThings[what];
      return { what: { zh, en }, count };
    }),
    isSample: sample !== null,
  };
}
