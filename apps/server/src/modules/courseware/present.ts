import type { PageFailure } from '@app/contract/broadcast/states/failure.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import type { CoursewareElement, CoursewarePage, PageStanding } from '@app/contract/courseware/schema.ts';
import { shownPageStatus } from '@app/contract/courseware/states/page-status.ts';
import { type AiCheck, hasAiText } from '@app/contract/project/states/ai-check.ts';
import { uploadLimits } from '@app/contract/upload/limits.ts';
import type { Design } from '@app/deck/design.ts';
import { mapDesignAddresses } from '@app/deck/design/addresses.ts';
import { drawSlide } from '@app/deck/design/draw-slide.ts';
import type { DrawnElement, DrawnSlide } from '@app/deck/drawn.ts';
import { bodyOf } from '@app/deck/elements/body.ts';
import { mapSlideAddresses } from '@app/deck/elements/registry.ts';
import type { Slide } from '@app/deck/slide.ts';
import type { AddressSigner } from '../../platform/signed-address.ts';
import { mediaIdOf, mediaName, storedSlide } from './rules.ts';
import type { StandingRow } from './store.ts';
import type { ElementRow, PageRow } from './tables.ts';

/** Why a page was not spoken, and whether there is speech of it, be it of an older script. */
export type PageSpeech = { failure: PageFailure | null; hasBegun: boolean };

/** The project a page is shown in. */
export type Around = {
  projectId: string;
  userId: string;
  aiCheck: AiCheck;
  backgroundColor: string;
  avatarsId: string | null;
};

/** The fields beside the body say where the element is seen; the body itself says what was written on it. */
function presentElement(
  row: ElementRow,
  shown: ElementRow['body'],
  drawn: DrawnElement,
  around: Around,
): CoursewareElement {
  const body = bodyOf(shown);
  const { type, content, vertical } = body;
  const { left, top, width, height, rotate } = drawn;
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

const presentStanding = (
  page: StandingRow,
  { aiCheck }: Pick<Around, 'aiCheck'>,
  speech: PageSpeech | undefined,
): PageStanding => ({
  id: page.id,
  index: page.index,
  status: page.status,
  pageStatus: shownPageStatus(page, { aiText: hasAiText(aiCheck) }),
  // What was changed after it had been spoken, or in the middle of that, differs from its speech.
  modifyStatus: speech?.hasBegun && page.status !== 'confirmed' ? 'edit' : 'save',
  failure: page.status === 'error' ? (speech?.failure ?? 'other') : null,
  revision: page.revision,
  hidden: page.hidden,
});

const presentStaging = ({ section, staging }: PageRow) => ({
  section,
  transition: staging.transition ?? null,
  builds: staging.builds ?? [],
});

export type PagePresenter = ReturnType<typeof createPagePresenter>;

export function createPagePresenter(signer: AddressSigner) {
  /** The address of one of a deck's files. What is no file of ours stays as it is. */
  function addressOf(url: string, share?: string): string {
    const id = mediaIdOf(url);
    if (id === undefined) return url;
    const signature = signer.sign(mediaName(id), uploadLimits.signedUrlSeconds, share);
    return `${coursewareRoutes.media.path.replace('{id}', id)}?${new URLSearchParams(signature)}`;
  }

  /** The slide of a page, with addresses that open, as long as the share does. Mapping keeps the order and the number of elements. */
  const slideOf = (page: PageRow, elements: readonly ElementRow[], share?: string): Slide =>
    mapSlideAddresses(storedSlide(page, elements), (url) => addressOf(url, share));

  /** The same as it is seen with a design whose addresses open. */
  const drawnOf = (
    page: PageRow,
    elements: readonly ElementRow[],
    { design, number, share }: { design: Design; number: number; share?: string | undefined },
  ): DrawnSlide => drawSlide(slideOf(page, elements, share), design, number);

  return {
    addressOf,
    drawnOf,
    /** A design with addresses that open, as long as the share does. */
    designOf: (design: Design, share?: string): Design =>
      mapDesignAddresses(design, (url) => addressOf(url, share)),
    presentStanding,
    presentPage(
      page: PageRow,
      elements: readonly ElementRow[],
      design: Design,
      around: Around,
      speech: PageSpeech | undefined,
    ): CoursewarePage {
      const { background = null, elements: bodies } = slideOf(page, elements);
      const drawn = drawnOf(page, elements, { design, number: page.index + 1 });
      // What the design draws stands before them.
      const shown = drawn.elements.slice(drawn.elements.length - elements.length);
      return {
        ...presentStanding(page, around, speech),
        content: page.content,
        scriptEngine: page.scriptEngine,
        ssmlJsonText: page.script,
        imageUrl: page.imageKey === null ? null : addressOf(page.imageKey),
        background: drawn.background.kind === 'picture' ? drawn.background.url : null,
        backgroundColor: drawn.background.kind === 'solid' ? drawn.background.color : around.backgroundColor,
        slideBackground: background,
        ...presentStaging(page),
        layoutId: page.layoutId,
        hidesLayout: page.hidesLayout,
        elementList: elements.flatMap((row, index) => {
          const seen = shown[index];
          return seen ? [presentElement(row, bodies[index] ?? row.body, seen, around)] : [];
        }),
        avatarId: page.avatarId ?? around.avatarsId,
        presenterLayout: page.presenterLayout,
        voice: page.voice,
      };
    },
  };
}
