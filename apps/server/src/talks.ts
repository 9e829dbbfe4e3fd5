import path from 'node:path';
import { shareLimits } from '@app/contract/share/limits.ts';
import type { Env } from './env.ts';
import { mountAvatar } from './modules/avatar/routes.ts';
import { type AvatarService, createAvatarService } from './modules/avatar/service.ts';
import { type SpeakPageInput, speakPage } from './modules/broadcast/jobs/speak-page.ts';
import { mountBroadcast } from './modules/broadcast/routes.ts';
import { type BroadcastService, createBroadcastService } from './modules/broadcast/service.ts';
import { followPages } from './modules/broadcast/service/follow-pages.ts';
import { ownBroadcasts } from './modules/broadcast/service/own-broadcasts.ts';
import { saySentence } from './modules/broadcast/service/say-sentence.ts';
import { mountConversation } from './modules/conversation/routes.ts';
import { type ConversationService, createConversationService } from './modules/conversation/service.ts';
import { mountCourseware } from './modules/courseware/routes.ts';
import { type CoursewareService, createCoursewareService } from './modules/courseware/service.ts';
import type { CreditService } from './modules/credit/service.ts';
import type { FileService } from './modules/file/service.ts';
import { type ImportInput, importDeck } from './modules/project/jobs/import-deck.ts';
import { mountProject } from './modules/project/routes.ts';
import { createProjectService, type ProjectService } from './modules/project/service.ts';
import { ownProjects } from './modules/project/service/own-projects.ts';
import type { PushService } from './modules/push/service.ts';
import { mountSample } from './modules/sample/routes.ts';
import { createSampleService, type SampleService } from './modules/sample/service.ts';
import { mountShare } from './modules/share/routes.ts';
import { createShareService, type ShareService } from './modules/share/service.ts';
import { ownShares } from './modules/share/service/own-shares.ts';
import { mountSpeech } from './modules/speech/routes.ts';
import { createSpeechService } from './modules/speech/service.ts';
import { mountStatistics } from './modules/statistics/routes.ts';
import { createStatisticsService, type StatisticsService } from './modules/statistics/service.ts';
import type { UploadService } from './modules/upload/service.ts';
import { signedUpAt, type UserService } from './modules/user/service.ts';
import { childProgram } from './platform/child-program.ts';
import type { Clock } from './platform/clock.ts';
import type { OpenDatabase } from './platform/db/database.ts';
import type { Mount } from './platform/http/mount.ts';
import type { Job } from './platform/jobs/define.ts';
import type { Queue } from './platform/jobs/queue.ts';
import type { Owned } from './platform/owned.ts';
import { createAddressSigner } from './platform/signed-address.ts';
import type { Log } from './platform/log.ts';
import { createTryLimiter, type TryLimiter } from './platform/try-limiter.ts';
import { createEmbeddedAnswers } from './providers/answer/embedded.ts';
import { createEmbeddedDocuments } from './providers/document/embedded.ts';
import type { SpeechAudio, SpeechProvider } from './providers/tts/port.ts';

type Tools = {
  env: Env;
  log: Log;
  database: OpenDatabase;
  clock: Clock;
  newId: () => string;
  secret: string;
  speech: SpeechProvider;
  speechAudio: SpeechAudio;
};
type Services = { files: FileService; credits: CreditService; uploads: UploadService; push: PushService };
/** What is made later, of what is made here. */
type Later = { users: UserService; queue: Queue; addressTries: TryLimiter };

/** The services of talks. */
export type Talks = {
  projects: ProjectService;
  shares: ShareService;
  broadcasts: BroadcastService;
  conversations: ConversationService;
  statistics: StatisticsService;
  samples: SampleService;
};

/** What talks are made of, and the long work on them. */
export type TalkParts = {
  avatars: AvatarService;
  courseware: CoursewareService;
  importDeck: Job<ImportInput>;
  speakPage: Job<SpeakPageInput>;
  speech: SpeechProvider;
  /** What goes with an account. */
  owned: readonly Owned[];
  /** Builds the rest, once the queue and the accounts are there, which need the above. */
  build: (later: Later) => Talks;
};

/** Builds everything about decks, their projects and their shares; these know each other in a circle. */
export function createTalks(tools: Tools, services: Services): TalkParts {
  const { env, log, database, clock, newId, secret, speech, speechAudio } = tools;
  const { db, pool } = database;
  let projects: ProjectService | undefined;
  const theProjects = (): ProjectService => {
    if (!projects) throw new Error('the projects are asked before they are built');
    return projects;
  };
  const signer = createAddressSigner(secret, clock);
  const avatars = createAvatarService();
  const courseware = createCoursewareService({
    db,
    clock,
    newId,
    files: services.files,
    signer,
    avatarExists: avatars.exists,
    lockProject: (tx, id) => theProjects().lock(tx, id),
    projectOf: (visitor, id) => theProjects().around(visitor, id),
    onScriptChanged: (tx, id, before) => theProjects().noteChange(tx, id, before),
  });
  const job = importDeck({
    ...services,
    db,
    clock,
    newId,
    courseware,
    documents: createEmbeddedDocuments(childProgram(env.root, 'read-document')),
    signedUpAt,
    folder: path.join(env.DATA_DIR, 'tmp'),
  });

  const { files, push, credits } = services;
  const say = saySentence({ db, clock, newId, files, speech });
  const follow = followPages({ db, speech, courseware, push, projects: theProjects });
  const speak = speakPage({ ...follow, db, files, speech, say, audio: speechAudio });

  function build({ users, queue, addressTries }: Later): Talks {
    const shares = createShareService({
      db,
      clock,
      newId,
      users,
      codeTries: createTryLimiter(pool, { name: 'extraction', ...shareLimits.wrongCode }),
      addressTries,
      targetOf: (id) => theProjects().titleOf(id),
    });
    projects = createProjectService({
      ...services,
      db,
      clock,
      newId,
      users,
      queue,
      courseware,
      avatars,
      importDeck: job,
      removeShares: shares.removeOf,
      openShare: shares.openTarget,
      broadcastsOf: (id) => broadcasts.ofProject(id),
      removeBroadcasts: (tx, id) => broadcasts.removeFiles(tx, id),
      startBroadcast: (visitor, projectId) => broadcasts.confirm(visitor, { projectId }),
    });
    const parts = { db, clock, newId, log, files, credits, projects, courseware, speech, say, signer, queue };
    const broadcasts = createBroadcastService({ ...parts, speakPage: speak, audio: speechAudio });
    return {
      projects,
      shares,
      ...createAudience({ ...parts, avatars, broadcasts, folder: env.SAMPLES_DIR }),
    };
  }

  const owned = [ownBroadcasts({ files }), ownProjects({ courseware }), ownShares];
  return { avatars, courseware, importDeck: job, speakPage: speak, speech, owned, build };
}

type Audience = Parameters<typeof createStatisticsService>[0] &
  Omit<Parameters<typeof createConversationService>[0], 'answers'> &
  Parameters<typeof createSampleService>[0];

/** What stands on spoken pages: questions, numbers, and the samples of new accounts. */
const createAudience = (parts: Audience) => ({
  broadcasts: parts.broadcasts,
  conversations: createConversationService({ ...parts, answers: createEmbeddedAnswers() }),
  statistics: createStatisticsService(parts),
  samples: createSampleService(parts),
});

/** Mounts the calls about talks. */
export function mountTalks(
  mount: Mount,
  talks: Talks & Pick<TalkParts, 'avatars' | 'courseware' | 'speech'>,
): void {
  mountProject(mount, talks.projects);
  mountCourseware(mount, talks.courseware);
  mountShare(mount, talks.shares);
  mountAvatar(mount, talks.avatars);
  mountSpeech(mount, createSpeechService(talks));
  mountBroadcast(mount, talks.broadcasts);
  mountConversation(mount, talks.conversations);
  mountStatistics(mount, talks.statistics);
  mountSample(mount, talks.samples);
}
