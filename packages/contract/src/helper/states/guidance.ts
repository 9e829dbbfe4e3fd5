import type { GreetingsStatus } from '../../avatar/states/greetings-status.ts';
import type { OperateStatus } from '../../avatar/states/operate-status.ts';
import type { CoursewareStatus } from '../../courseware/states/derived.ts';
import type { ShownPageStatus } from '../../courseware/states/page-status.ts';

/** What the helper can point at; the names, also the missing letter of `choosImageStyle`, are the spec's. */
export type HelperStep =
  | 'generateImage'
  | 'choosImageStyle'
  | 'selectSound'
  | 'greetings'
  | 'contentMaterials'
  | 'sceneSelection'
  | 'artboardPages'
  | 'multimediaSlides'
  | 'generateText'
  | 'voiceoverScript'
  | 'complete-all';

/** What the avatar guidance looks at. */
export type AvatarFacts = {
  readonly operateStatus: OperateStatus;
  readonly ttsId: string | null;
  readonly greetingsStatus: GreetingsStatus;
};

/** The avatar screens, in the order of spec section 4: the first thing that is missing is pointed at. */
export function avatarGuidance({ operateStatus, ttsId, greetingsStatus }: AvatarFacts): HelperStep {
  if (operateStatus === 'style-generation' || operateStatus === 'style-generation-complete') {
    return 'choosImageStyle';
  }
  if (operateStatus !== 'model-complete') return 'generateImage';
  if (ttsId === null) return 'selectSound';
  return greetingsStatus === 'absent' ? 'greetings' : 'complete-all';
}

/** What the guidance of project step 1 looks at: what the user has already filled in or chosen. */
export type MaterialFacts = {
  readonly hasMaterials: boolean;
  readonly hasScene: boolean;
  readonly hasPageCount: boolean;
};

/** Project step 1: contentMaterials, then sceneSelection, then artboardPages, then complete-all. */
export function materialsGuidance({ hasMaterials, hasScene, hasPageCount }: MaterialFacts): HelperStep {
  if (!hasMaterials) return 'contentMaterials';
  if (!hasScene) return 'sceneSelection';
  return hasPageCount ? 'complete-all' : 'artboardPages';
}

/** Project step 2 has nothing to point at. */
export const outlineGuidance: HelperStep = 'complete-all';

/** What the guidance of the editor looks at: the deck, the page on the canvas and the courseware as a whole. */
export type EditorFacts = {
  readonly slides: number;
  readonly hasAvatar: boolean;
  readonly pageStatus: ShownPageStatus;
  readonly coursewareStatus: CoursewareStatus | null;
};

/** The editor; the first rule that fits wins, as the spec lists them. */
export function editorGuidance({ slides, hasAvatar, pageStatus, coursewareStatus }: EditorFacts): HelperStep {
  if (slides <= 1 || !hasAvatar) return 'multimediaSlides';
  if (pageStatus === 'generation-complete') return 'voiceoverScript';
  if (pageStatus === 'confirmed' || coursewareStatus === 'ppt-ready') return 'complete-all';
  return 'generateText';
}
