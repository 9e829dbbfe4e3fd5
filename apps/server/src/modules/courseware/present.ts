import type { PageFailure } from '@app/contract/broadcast/states/failure.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import type { CoursewareElement, CoursewarePage, PageStanding } from '@app/contract/courseware/schema.ts';
import { shownPageStatus } from '@app/contract/courseware/states/page-status.ts';
import { type AiCheck, hasAiText } from '@app/contract/project/states/ai-check.ts';
import { uploadLimits } from '@app/contract/upload/limits.ts';
import { bodyOf } from '@app/deck/elements/body.ts';
import { mapSlideAddresses } from '@app/deck/elements/registry.ts';
import type { Slide } from '@app/deck/slide.ts';
import type { AddressSigner } from '../../platform/signed-address.ts';
import { mediaIdOf, mediaName } from './rules.ts';
import type { StandingRow } from './store.ts';
import type { ElementRow, PageRow } from './tables.ts';

/** Why a page was not spoken, and whether there is speech of it, be it of an older script. */
export type PageSpeech = { failure: PageFailure | null; isSpoken: boolean };

/** The project a page is shown in. */
export type Around = {
  projectId: string;
  userId: string;
  aiCheck: AiCheck;
  backgroundColor: string;
  avatarsId: string | null;
};

export type PagePresenter = ReturnType<typeof createPagePresenter>;

export function createPagePresenter(signer: AddressSigner) {
  /** The address of one of a deck's files. What is no file of ours stays as it is. */
  function addressOf(url: string, share?: string): string {
    const id = mediaIdOf(url);
    if (id === undefined) return url;
    const signature = signer.sign(mediaName(id), uploadLimits.signedUrlSeconds, share);
    return `${coursewareRoutes.media.path.replace('{id}', id)}?${new URLSearchParams(signature)}`;
  }

  function presentElement(row: ElementRow, shown: ElementRow['body'], around: Around): CoursewareElement {
    const body = bodyOf(shown);
    const { left, top, width, height, rotate, type, content, vertical } = body;
    return {
      id: row.id,
      projectId: around.projectId,
      coursewarePageId: row.pageId,
      userId: around.userId,
      index: row.index,
      elementIndex: row.index,
      type,
      left,
      top,
      width,
      height,
      rotate,
      ...(content === undefined ? {} : { content }),
      ...(vertical === undefined ? {} : { vertical }),
      ...('url' in body ? { url: body.url } : {}),
      ...(body.fixedRatio === undefined ? {} : { fixedRatio: body.fixedRatio }),
      element: body,
    };
  }

  /** The slide of a page, with addresses that open, as long as the share does. Mapping keeps the order and the number of elements. */
  const slideOf = (page: PageRow, elements: readonly ElementRow[], share?: string): Slide =>
    mapSlideAddresses(
      { id: page.id, background: page.background, elements: elements.map(({ body }) => body) },
      (url) => addressOf(url, share),
    );

  const presentStanding = (
    page: StandingRow,
    { aiCheck }: Pick<Around, 'aiCheck'>,
    speech: PageSpeech | undefined,
  ): PageStanding => ({
    id: page.id,
    index: page.index,
    status: page.status,
    pageStatus: shownPageStatus(page, { aiText: hasAiText(aiCheck) }),
    // Only what was changed after it had been spoken differs from its speech.
    modifyStatus: speech?.isSpoken && page.status !== 'confirmed' ? 'edit' : 'save',
    failure: page.status === 'error' ? (speech?.failure ?? 'other') : null,
    revision: page.revision,
  });

  return {
    addressOf,
    slideOf,
    presentStanding,
    presentPage(
      page: PageRow,
      elements: readonly ElementRow[],
      around: Around,
      speech: PageSpeech | undefined,
    ): CoursewarePage {
      const { background, elements: bodies } = slideOf(page, elements);
      return {
        ...presentStanding(page, around, speech),
        content: page.content,
        scriptEngine: page.scriptEngine,
        ssmlJsonText: page.script,
        imageUrl: page.imageKey === null ? null : addressOf(page.imageKey),
        background: background.kind === 'picture' ? background.url : null,
        backgroundColor: background.kind === 'solid' ? background.color : around.backgroundColor,
        slideBackground: background,
        elementList: elements.map((row, index) => presentElement(row, bodies[index] ?? row.body, around)),
        avatarId: page.avatarId ?? around.avatarsId,
        presenterLayout: page.presenterLayout,
      };
    },
  };
}
