import type { OutlinePage } from '@app/contract/outline/schema.ts';
import type { SceneId } from '@app/contract/project/states/scene.ts';
import type { SourceDocument } from '../document/document.ts';
import { otherPointsOf } from './remake-page.ts';

type Options = { name: string; scene: SceneId | null };

/** Pages of an outline with other points from their own blocks, as far as there are others. */
export const redrawPages = (
  pages: readonly OutlinePage[],
  document: SourceDocument,
  options: Options,
): OutlinePage[] => {
  const otherPoints = otherPointsOf(document, options);
  return pages.map((page) => {
    const before = page.children.filter(({ kind }) => kind === 'point').map(({ text }) => text);
    return otherPoints(page, before);
  });
};
