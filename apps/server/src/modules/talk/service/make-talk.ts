import { AppError } from '@app/contract/base/errors.ts';
import { coursewareErrors } from '@app/contract/courseware/errors.ts';
import { coursewareLimits } from '@app/contract/courseware/limits.ts';
import { type Talk, talkPageSchema, talkSchema } from '@app/contract/project/schema.ts';
import * as z from 'zod/mini';
import { ReadyAnswer } from '../../../platform/http/ready-answer.ts';
import type { Transcriber } from '../../../providers/asr/port.ts';
import type { AvatarService } from '../../avatar/service.ts';
import type { BroadcastService } from '../../broadcast/service.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import { languageOfTexts, type ProjectRow, viewportOf } from '../../project/service.ts';

export type TalkDeps = {
  avatars: AvatarService;
  courseware: CoursewareService;
  broadcasts: BroadcastService;
  transcriber: Transcriber;
};

type Told = {
  project: ProjectRow;
  share: string | undefined;
  aiMark: boolean | undefined;
  owner: string;
  introQuestions: readonly string[];
};

/** Elements travel as they are, and were parsed when they were read: a large page would keep everybody waiting once more. */
const encodePage = ({ elements, ...page }: z.output<typeof talkPageSchema>) => ({
  ...z.encode(talkPageSchema, { ...page, elements: [] }),
  elements,
});

/** The talk as it travels: the same for all who came by one share, as long as nothing of it changes. */
export function makeTalk({ avatars, courseware, broadcasts, transcriber }: TalkDeps) {
  /** Looked up once for all pages that somebody presents. */
  function presentersOf({ userId }: ProjectRow, share: string | undefined) {
    const known = new Map<string, Promise<Talk['avatar']>>();
    return async (avatarsId: string | null): Promise<Talk['avatar']> => {
      if (avatarsId === null) return null;
      const presenter = known.get(avatarsId) ?? avatars.presenterOf({ userId, avatarsId }, share);
      known.set(avatarsId, presenter);
      return presenter;
    };
  }

  /** The films of pages whose presenters look as they did when they were filmed. */
  async function filmsOf(project: ProjectRow, share: string | undefined) {
    const films = await broadcasts.filmsOf(project.id, share);
    return async (pageId: string, avatarId: string | null): Promise<string | undefined> => {
      const film = films.get(pageId);
      const portrait = film && (await avatars.portraitOf(project, { avatarId }));
      return film?.look === portrait?.look ? film?.url : undefined;
    };
  }

  return async ({ project, share, aiMark, owner, introQuestions }: Told): Promise<ReadyAnswer> => {
    const { id, title } = project;
    const spoken = await broadcasts.ofProject(id, share);
    const filmOf = await filmsOf(project, share);
    const avatarOf = presentersOf(project, share);
    const texts = [title];
    const pages: string[] = [];
    let letters = 0;
    for await (const { avatarId, ...slide } of courseware.slidesOf(id, share)) {
      const avatar = avatarId === project.avatarsId ? null : await avatarOf(avatarId);
      const film = await filmOf(slide.id, avatarId);
      const heard = spoken.get(slide.id) ?? null;
      const broadcast = heard && film !== undefined ? { ...heard, film } : heard;
      const page = { ...slide, avatar, broadcast };
      const text = JSON.stringify(encodePage(page));
      letters += text.length;
      if (letters > coursewareLimits.talk.letters) throw new AppError(coursewareErrors.talkTooLarge);
      pages.push(text);
      texts.push(slide.title, slide.script);
    }
    const language = languageOfTexts(texts);
    const talk: Talk = {
      id,
      title,
      owner,
      language,
      avatar: await avatarOf(project.avatarsId),
      viewport: viewportOf(project),
      presenterLayout: project.presenterLayout,
      introQuestions: [...introQuestions],
      hears: transcriber.missing() === undefined,
      ...(aiMark === undefined ? {} : { aiMark }),
      pages: [],
    };
    const { pages: _none, ...head } = z.encode(talkSchema, talk);
    return ReadyAnswer.of(`${JSON.stringify(head).slice(0, -1)},"pages":[${pages.join(',')}]}`);
  };
}
