import { availableParallelism } from 'node:os';
import path from 'node:path';
import { conversationLimits } from '@app/contract/conversation/limits.ts';
import { shareLimits } from '@app/contract/share/limits.ts';
import type { Env } from './env.ts';
import { mountAvatar } from './modules/avatar/routes.ts';
import { type AvatarService, createAvatarService } from './modules/avatar/service.ts';
import { type SpeakPageInput, speakPage } from './modules/broadcast/jobs/speak-page.ts';
import { mountBroadcast } from './modules/broadcast/routes.ts';
import { type BroadcastService, createBroadcastService } from './modules/broadcast/service.ts';
import { followPages } from './modules/broadcast/service/follow-pages.ts';
import { ownBroadcasts } from './modules/broadcast/service/own-broadcasts.ts';
import { readSpeech } from './modules/broadcast/service/read-speech.ts';
import { saySentence, speakNew } from './modules/broadcast/service/say-sentence.ts';
import { createStock } from './modules/broadcast/service/stock.ts';
import { type SpeakLeadInsInput, speakLeadIns } from './modules/conversation/jobs/speak-lead-ins.ts';
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
import { enteredAt, signedUpAt, type UserService } from './modules/user/service.ts';
import { childProgram } from './platform/child-program.ts';
import type { Clock } from './platform/clock.ts';
import type { OpenDatabase } from './platform/db/database.ts';
import type { Mount } from './platform/http/mount.ts';
import type { Job } from './platform/jobs/define.ts';
import type { Queue } from './platform/jobs/queue.ts';
import type { Owned } from './platform/owned.ts';
import { createAddressSigner } from './platform/signed-address.ts';
import type { Log } from './platform/log.ts';
import { createQuota } from './platform/quota.ts';
import type { AnswerProvider } from './providers/answer/port.ts';
import { createAnswerThreads } from './providers/answer/threads.ts';
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
type Later = { users: UserService; queue: Queue };

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
  speakLeadIns: Job<SpeakLeadInsInput>;
  speech: SpeechProvider;
  /** What goes with an account. */
  owned: readonly Owned[];
  /** Builds the rest, once the queue and the accounts are there, which need the above. */
  build: (later: Later) => Talks;
};

/** A part that others name before it is made. */
function later<T>() {
  let made: T | undefined;
  return {
    set: (part: T): T => (made = part),
    get(): T {
      if (made === undefined) throw new Error('a part is asked before it is built');
      return made;
    },
  };
}

const createCircle = () => ({
  projects: later<ProjectService>(),
  shares: later<ShareService>(),
  conversations: later<ConversationService>(),
});
type Circle = ReturnType<typeof createCircle>;

type Speaking = {
  tools: Tools;
  services: Services;
  avatars: AvatarService;
  courseware: CoursewareService;
  circle: Circle;
  speaking: Parameters<typeof saySentence>[0];
};

/** The long work of the voice: pages, and what is said around answers. */
function createSpeakingJobs({ tools, services, avatars, courseware, circle, speaking }: Speaking) {
  const { db, files, speech } = speaking;
  const say = saySentence(speaking);
  const follow = followPages({
    db,
    speech,
    avatars,
    courseware,
    push: services.push,
    projects: circle.projects.get,
    onComplete: (tx, project) => circle.conversations.get().speakLeadInsOf(tx, project),
  });
  return {
    speak: speakPage({ ...follow, db, files, speech, say, audio: tools.speechAudio }),
    leadIns: speakLeadIns({ say, nextOf: (id) => circle.conversations.get().nextLeadIn(id) }),
  };
}

/** Against guessing extraction codes, and taking all places. */
const codeGuards = (db: OpenDatabase['db']) => ({
  wrongHere: createQuota(db, { name: 'wrong-code', ...shareLimits.wrongCodesFromAddress }),
  wrongInAll: createQuota(db, { name: 'wrong-codes', ...shareLimits.wrongCodesInAll }),
  places: createQuota(db, { name: 'places', ...shareLimits.placesFromAddress }),
});

/** Builds everything about decks, their projects and their shares; these know each other in a circle. */
export function createTalks(tools: Tools, services: Services): TalkParts {
  const { env, log, database, clock, newId, secret, speech, speechAudio } = tools;
  const { db } = database;
  const { files, credits } = services;
  const base = { db, clock, newId };
  const circle = createCircle();
  const theProjects = circle.projects.get;
  const signer = createAddressSigner(secret, clock, (share) => circle.shares.get().isOpen(share));
  const avatars = createAvatarService({ db, clock, folder: path.join(env.root, 'apps/server/avatars') });
  const courseware = createCoursewareService({
    ...base,
    files,
    signer,
    requireAvatar: avatars.requireUsable,
    lockProject: (tx, id) => theProjects().lock(tx, id),
    projectOf: (visitor, id) => theProjects().around(visitor, id),
    speechOf: readSpeech({ db }),
    onScriptChanged: (tx, id, before) => theProjects().noteChange(tx, id, before),
  });
  const job = importDeck({
    ...services,
    ...base,
    courseware,
    documents: createEmbeddedDocuments(childProgram(env.root, 'read-document')),
    signedUpAt,
    folder: path.join(env.DATA_DIR, 'tmp'),
  });

  const speaking = { ...base, files, speech };
  const { speak, leadIns } = createSpeakingJobs({ tools, services, avatars, courseware, circle, speaking });

  function build({ users, queue }: Later): Talks {
    const shares = circle.shares.set(
      createShareService({
        ...base,
        users,
        ...codeGuards(db),
        targetOf: (id) => theProjects().titleOf(id),
        coverOf: (id, share) => theProjects().coverOf(id, share),
      }),
    );
    const projects = circle.projects.set(
      createProjectService({
        ...services,
        ...base,
        users,
        queue,
        courseware,
        avatars,
        importDeck: job,
        voiceExists: (ttsId) => speech.voices().some(({ id }) => id === ttsId),
        removeShares: shares.removeOf,
        openShare: shares.openTarget,
        broadcastsOf: (id, share) => broadcasts.ofProject(id, share),
        broadcastStampOf: (id) => broadcasts.stampOf(id),
        copyBroadcasts: (tx, pages) => broadcasts.copyFinished(tx, pages),
        addSound: (tx, page) => broadcasts.addFinished(tx, page),
        removeBroadcasts: (tx, id) => broadcasts.removeFiles(tx, id),
        startBroadcast: (visitor, projectId) => broadcasts.confirm(visitor, { projectId }),
        expectQuestions: () => circle.conversations.get().expectQuestions(),
        introQuestionsOf: (project) => circle.conversations.get().introQuestionsOf(project),
      }),
    );
    const parts = { ...base, log, files, credits, projects, courseware, speech, signer, queue };
    const broadcasts = createBroadcastService({
      ...parts,
      speakPage: speak,
      speakNew: speakNew(speaking),
      stock: createStock(env.SAMPLES_DIR, speechAudio),
      audio: speechAudio,
    });
    const folder = env.SAMPLES_DIR;
    const answers = createAnswers(env);
    const found = { answers, shares, speakLeadIns: leadIns };
    const audience = createAudience({ ...parts, ...found, avatars, broadcasts, folder });
    circle.conversations.set(audience.conversations);
    return { projects, shares, ...audience };
  }

  const owned = [ownBroadcasts({ files }), ownProjects({ courseware }), ownShares];
  const jobs = { importDeck: job, speakPage: speak, speakLeadIns: leadIns };
  return { avatars, courseware, ...jobs, speech, owned, build };
}

/** Two at most: more would only take memory from the calls. */
const createAnswers = (env: Env): AnswerProvider =>
  createAnswerThreads({
    program: childProgram(env.root, 'answer'),
    threads: Math.min(2, availableParallelism()),
    longestMs: 60_000,
  });

type Audience = Omit<Parameters<typeof createStatisticsService>[0], 'enteredAt'> &
  Omit<Parameters<typeof createConversationService>[0], keyof ReturnType<typeof askLimits>> &
  Parameters<typeof createSampleService>[0];

/** How much visitors may ask, for all processes together. */
const askLimits = (db: OpenDatabase['db']) => ({
  asksPerMinute: createQuota(db, { name: 'ask-minute', ...conversationLimits.asksPerMinute }),
  asksPerDay: createQuota(db, { name: 'ask-day', ...conversationLimits.asksPerDay }),
  asksFromAddress: createQuota(db, { name: 'ask-here', ...conversationLimits.asksFromAddress }),
  asksFromAddressPerDay: createQuota(db, {
    name: 'ask-here-day',
    ...conversationLimits.asksFromAddressPerDay,
  }),
});

/** What stands on spoken pages: questions, numbers, and the samples of new accounts. */
function createAudience(parts: Audience) {
  const samples = createSampleService(parts);
  return {
    broadcasts: parts.broadcasts,
    samples,
    statistics: createStatisticsService({
      ...parts,
      enteredAt: (token) => enteredAt(parts.db, token, parts.clock.now()),
    }),
    conversations: createConversationService({
      ...parts,
      ...askLimits(parts.db),
    }),
  };
}

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
