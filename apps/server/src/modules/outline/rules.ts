import { AppError } from '@app/contract/base/errors.ts';
import { embeddedEngine } from '@app/contract/engine/schema.ts';
import { coursewareLimits } from '@app/contract/courseware/limits.ts';
import { outlineErrors } from '@app/contract/outline/errors.ts';
import { foundedOutline } from '@app/contract/outline/states/founded.ts';
import { projectErrors } from '@app/contract/project/errors.ts';
import type { Outline, OutlineState } from '@app/contract/outline/schema.ts';
import { pageCountOfOutline, pagesOfOutline } from '@app/contract/outline/states/pages.ts';
import { type ProjectStep, firstStep } from '@app/contract/project/states/step.ts';
import { type SceneId, sceneIds } from '@app/contract/project/states/scene.ts';
import type { Design } from '@app/deck/design.ts';
import { designIn, type LookId } from '@app/deck/design/looks.ts';
import type { Slide } from '@app/deck/slide.ts';
import type { Figure, SourceDocument } from '../../providers/document/document.ts';
import type { MadePage } from '../../providers/outline/port.ts';
import { isBusy, type ProjectRow } from '../project/service.ts';
import type { OutlineRow, PageNote } from './tables.ts';

/** The colours and the look that a scene begins with; its owner chooses others in the editor. */
const lookOfScene: Readonly<Record<SceneId, { theme: string; look: LookId }>> = {
  teaching: { theme: 'ink', look: 'margin' },
  training: { theme: 'forest', look: 'band' },
  report: { theme: 'graphite', look: 'rule' },
  product: { theme: 'sky', look: 'disc' },
  sales: { theme: 'plum', look: 'band' },
  pitch: { theme: 'stage', look: 'rule' },
  speech: { theme: 'paper', look: 'disc' },
  science: { theme: 'night', look: 'margin' },
  children: { theme: 'dawn', look: 'blocks' },
};

/** What a project is for; null where nobody said it. */
export const sceneOf = ({ sceneId }: { sceneId: string | null }): SceneId | null =>
  sceneIds.find((id) => id === sceneId) ?? null;

/** The look of a deck for a scene. */
export function designFor(scene: SceneId | null): Design {
  const { theme, look } = lookOfScene[scene ?? 'product'];
  return designIn(look, theme);
}

/** Where a project is whose outline is there: it can be edited. */
export const stepAtOutline = (step: ProjectStep | null): ProjectStep => ({
  ...(step ?? firstStep({ avatarsId: null, coursewareId: null })),
  stepList: { dataFile: 'edit-complete', outline: 'be-editing', editor: 'not-edited' },
  currStep: 2,
});

/** What travels of the material: where each of its blocks stands. */
export const sourceOf = (
  name: string,
  { pages, pagesLeft, scan, blocks, seconds = [] }: SourceDocument & { seconds?: number[] },
): OutlineState['source'] => ({
  name,
  pages,
  pagesLeft,
  scan: scan ? { read: scan.read, left: scan.left, why: scan.why ?? null } : null,
  pageOf: blocks.map(({ page }) => page),
  secondsOf: seconds,
});

/** Without its pictures, which are read again when they are needed. */
export const withoutPictures = (document: SourceDocument): SourceDocument => ({
  ...document,
  blocks: document.blocks.map((block) => {
    if (block.kind !== 'figure') return block;
    const { picture: _file, ...figure } = block;
    return figure;
  }),
});

/** What was read before, with the pictures of another reading; a material that was changed meanwhile brings none. */
export function withPictures(before: SourceDocument, now: SourceDocument): SourceDocument {
  const isSame = before.blocks.length === now.blocks.length;
  if (!isSame || before.blocks.some((block, at) => block.kind !== now.blocks[at]?.kind)) return before;
  return now;
}

/** Whether pages of an outline show pictures of the material. */
export const showsPictures = ({ children }: Outline): boolean =>
  children.some((node) =>
    (node.kind === 'section' ? node.children : [node]).some((page) =>
      page.children.some(({ kind }) => kind === 'figure'),
    ),
  );

/** What is kept of a page beside its slide and script. */
export const noteOf = ({ slide, node, told, leftOut = [], isOnly, engine }: MadePage): PageNote => ({
  pageId: slide.id,
  node: node ?? null,
  told,
  leftOut,
  // A model finds other words for the same.
  ...(isOnly && engine === embeddedEngine && { isOnly }),
});

type Picture = NonNullable<Figure['picture']>;

/** The picture that a page shows; its name and type are known where it lies. */
export function pictureOf({ elements }: Slide): Picture | undefined {
  const image = elements.find((element) => element.type === 'image');
  if (!image) return undefined;
  const { url, width = 1, height = 1 } = image;
  return { url, width, height, path: '', type: 'png', bytes: 0 };
}

/** The material with the picture that a page of the outline shows now in the place of its figure. */
export function withPicture(
  document: SourceDocument,
  outline: Outline,
  node: string,
  picture: Picture | undefined,
): SourceDocument {
  const page = pagesOfOutline(outline).find((each) => each.page.id === node)?.page;
  const at = page?.children.find(({ kind }) => kind === 'figure')?.from[0];
  if (!picture || at === undefined) return document;
  const blocks = document.blocks.map((block, index) =>
    index === at && block.kind === 'figure' ? { ...block, picture } : block,
  );
  return { ...document, blocks };
}

/** Whether something is being made that another work would disturb. */
export const isAtWork = (project: ProjectRow): boolean =>
  isBusy(project) || project.outlineStatus === 'generation';

export const hasMaterial = ({ docId, docText, menu }: ProjectRow) =>
  menu === 'text' ? (docText?.trim() ?? '') !== '' : docId !== null || (docText?.trim() ?? '') !== '';

/** Refuses an outline without pages, and one with more than a deck may have. */
export function requirePages(outline: Outline): void {
  if (pagesOfOutline(outline).length === 0) throw new AppError(outlineErrors.noPages);
  if (pageCountOfOutline(outline) > coursewareLimits.slides.max)
    throw new AppError(outlineErrors.deckTooLong);
}

/** What the material of an outline is called; refuses an outline that no deck can be made from. */
export function requireTellable(row: OutlineRow | undefined): string {
  if (!row?.outline) throw new AppError(projectErrors.outlineMissing);
  requirePages(foundedOutline(row.outline));
  return row.name;
}
