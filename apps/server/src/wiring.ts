import path from 'node:path';
import '@app/contract/all-messages.ts';
import { createDesk } from './desk.ts';
import type { Env } from './env.ts';
import { mountAdmin } from './modules/admin/routes.ts';
import { createAuditService } from './modules/audit/service.ts';
import { mountClient } from './modules/client/routes.ts';
import { createClientService } from './modules/client/service.ts';
import { mountCredit } from './modules/credit/routes.ts';
import { createCreditService } from './modules/credit/service.ts';
import { ownEntries } from './modules/credit/service/own-entries.ts';
import { createFactorService } from './modules/factor/service.ts';
import { createFileService } from './modules/file/service.ts';
import { createHelperService } from './modules/helper/service.ts';
import { sendCodes } from './modules/invite/jobs/send-codes.ts';
import { createInviteService } from './modules/invite/service.ts';
import { sendMail } from './modules/mail/jobs/send-mail.ts';
import { createMailService } from './modules/mail/service.ts';
import { ownMails } from './modules/mail/service/own-mails.ts';
import { mountPush } from './modules/push/routes.ts';
import { createPushService } from './modules/push/service.ts';
import { ownEvents } from './modules/push/service/own-events.ts';
import { mountTask } from './modules/task/routes.ts';
import { createTaskService } from './modules/task/service.ts';
import { ownTasks } from './modules/task/service/own-tasks.ts';
import { mountUpload } from './modules/upload/routes.ts';
import { createUploadService } from './modules/upload/service.ts';
import { ownUploads } from './modules/upload/service/own-uploads.ts';
import { mountUser } from './modules/user/routes.ts';
import { createUserService, isAdministrator, openSessions } from './modules/user/service.ts';
import { factorLimits } from '@app/contract/factor/limits.ts';
import { inviteLimits } from '@app/contract/invite/limits.ts';
import { userLimits } from '@app/contract/user/limits.ts';
import { childProgram } from './platform/child-program.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { OpenDatabase } from './platform/db/database.ts';
import type { Mount } from './platform/http/mount.ts';
import { createKeptCalls, ownCalls } from './platform/http/once.ts';
import { newId } from './platform/ids.ts';
import { signingSecret } from './platform/installation.ts';
import type { QueuePace } from './platform/jobs/boss.ts';
import type { AnyJob } from './platform/jobs/define.ts';
import { createQueue } from './platform/jobs/queue.ts';
import type { Log } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { createQuota } from './platform/quota.ts';
import { publicAddress } from './platform/public-address.ts';
import { createTryLimiter } from './platform/try-limiter.ts';
import { createWebhookBot } from './providers/bot/webhook.ts';
import { createLanguageModels } from './providers/llm/configured.ts';
import { findLocalModels } from './providers/llm/find-local.ts';
import type { LocalModels } from './providers/llm/port.ts';
import { createOutboxMailer } from './providers/mail/outbox.ts';
import type { Mail, Mailer } from './providers/mail/port.ts';
import { createSmtpMailer } from './providers/mail/smtp.ts';
import { encodeMp3, encodeWav } from './providers/tts/audio/encode.ts';
import { joinSentences } from './providers/tts/audio/join-sentences.ts';
import { mp3Clip } from './providers/tts/audio/mp3-clip.ts';
import { createEmbeddedSpeech } from './providers/tts/embedded.ts';
import type { SpeechAudio, SpeechProvider } from './providers/tts/port.ts';
import { createTestSpeech } from './providers/tts/test-voice.ts';
import { createDiskStorage } from './providers/storage/disk.ts';
import type { Storage } from './providers/storage/port.ts';
import { createS3Storage } from './providers/storage/s3.ts';
import { sniffStored } from './providers/storage/sniff.ts';
import { createTalks, mountTalks } from './talks.ts';

const megabyte = 1024 * 1024;

/** What is kept of an account in rows alone. */
const ownRows = [ownMails, ownEntries, ownEvents, ownCalls];

type Deps = { env: Env; log: Log; database: OpenDatabase; version: string; clock?: Clock };

/** What a test program adds to the product: work of its own, on the real parts. */
export type Extension = {
  jobs?: (database: OpenDatabase) => readonly AnyJob[];
  mount?: (mount: Mount, parts: Parts) => void;
  /** A flood of ten calls instead of a thousand, and waits that outlast a slow machine. */
  limits?: Partial<AccountLimits>;
  /** No waiting for tries that are to fail, nor for a process that is known to be dead. */
  pace?: Partial<QueuePace>;
};

export type Parts = Awaited<ReturnType<typeof createParts>>;

/** Picks the providers and builds every service: the only place that knows them all. */
export async function createParts(deps: Deps, extension: Extension = {}) {
  const { env, log, database, version, clock = systemClock } = deps;
  const demanded = env.ADMIN_SECOND_FACTOR === 'required';
  const { db, connection } = database;
  // `started` is false until the first start has made its account: nobody should be sent here before.
  const progress = { started: false, port: env.PORT };
  const grounds = await createGrounds({ env, log, database, version, clock });
  const { mailer, secret, credits, files, uploads, push } = grounds;
  const speech = createSpeech(env);
  const talks = createTalks(
    { env, log, database, clock, newId, secret, speech, speechAudio },
    { files, credits, uploads, push },
  );

  const sendMailJob = sendMail({ db, mailer });
  const bot = createWebhookBot({ allowPrivate: env.BOT_ALLOW_PRIVATE === 'true' });
  const sendCodesJob = sendCodes({ db, bot });
  const own = [sendMailJob, sendCodesJob, talks.importDeck, talks.speakPage, talks.speakLeadIns];
  const jobs: readonly AnyJob[] = [...own, ...(extension.jobs?.(database) ?? [])];
  const queue = createQueue({ db, connection, jobs, clock, newId, log, pace: extension.pace });

  const audit = createAuditService({ db, clock, newId });
  const mails = createMailService({ db, clock, newId, queue, sendMail: sendMailJob });
  const applications = createQuota(db, { name: 'application', ...inviteLimits.applicationsFromAddress });
  const invites = createInviteService({ db, clock, newId, audit, applications });
  const limits = accountLimits(database, { ...userLimits, ...extension.limits });
  const factors = createFactorService({ db, clock, secret, ...limits, demanded });
  const neededByUsers = { db, clock, newId, secret, credits, mails, invites, files, audit, push, factors };
  const users = createUserService({
    ...neededByUsers,
    // Whatever a module keeps of an account stands here, and goes with it.
    owned: [...talks.owned, ownUploads({ files }), ownTasks({ queue }), ...ownRows],
    ...limits,
    welcome: (tx, userId) => built.samples.addTo(tx, userId),
    storedBytes: uploads.storedBytes,
    publicUrl: () => publicAddress(env.PUBLIC_URL, progress.port),
    sendsMail: env.SMTP_URL !== undefined,
  });
  const tasks = createTaskService({ db, queue, audit });
  const built = talks.build({ users, queue });
  const client = createClientService({ env, version, samples: built.samples.languages });
  const helper = createHelperService({ credits, push });
  const admin = createDesk(
    { ...grounds, env, database, clock, newId, speech, queue, sendCodes: sendCodesJob },
    { audit, users, credits, mails, tasks },
  );

  const parts = {
    ...grounds,
    progress,
    env,
    log,
    version,
    clock,
    database,
    speech,
    speechAudio,
    queue,
    audit,
    users,
    helper,
    invites,
    mails,
    avatars: talks.avatars,
    courseware: talks.courseware,
    ...built,
    mountAll(mount: Mount) {
      mountUser(mount, users, invites);
      mountPush(mount, push);
      mountUpload(mount, uploads);
      mountTalks(mount, { ...talks, ...built });
      mountCredit(mount, credits);
      mountTask(mount, tasks);
      mountAdmin(mount, admin);
      mountClient(mount, client);
    },
    mountExtension(_mount: Mount): void {},
  };
  parts.mountExtension = (mount) => extension.mount?.(mount, parts);
  return parts;
}

/** What everything else stands on: none of it needs the queue or the accounts. */
async function createGrounds({ env, log, database, version, clock }: Deps & { clock: Clock }) {
  const { db, connection } = database;
  const metrics = createMetrics();
  const storage = createStorage(env);
  const secret = await signingSecret(db);
  const credits = createCreditService({
    db,
    clock,
    newId,
    secret,
    levels: env.levels,
    isNeverShort: isAdministrator,
  });
  const files = createFileService({ db, clock, storage, sniff: sniffStored });
  const uploads = createUploadService({ db, clock, newId, files, credits, secret });
  const push = createPushService({
    db,
    connection,
    clock,
    log,
    version,
    openSessions: (tokenHashes) => openSessions(db, tokenHashes, clock.now()),
    onStreamCount: (open) => metrics.openStreams.set(open),
  });
  const keptCalls = createKeptCalls({ db, clock });
  const languageModels = createLanguageModels(env.languageModels);
  const localModels = await lookForModels(env);
  const mailer = createMailer(env);
  const services = { credits, files, uploads, push, keptCalls };
  return { metrics, storage, mailer, secret, languageModels, localModels, ...services };
}

type Tries = Parameters<typeof createTryLimiter>[1];
type Count = Parameters<typeof createQuota>[1];
type AccountLimits = {
  readonly [N in 'wrongPassword' | 'wrongFromAddress']: Omit<Tries, 'name'>;
} & { readonly [N in 'codesToMailbox' | 'resetsToMailbox' | 'mailsFromAddress']: Omit<Count, 'name'> };

/** The counters that slow guessing down, shared by all processes. */
const accountLimits = ({ db, pool }: OpenDatabase, limits: AccountLimits) => ({
  codeTries: createTryLimiter(pool, { name: 'factor', ...factorLimits.wrongCode }),
  accountTries: createTryLimiter(pool, { name: 'password', ...limits.wrongPassword }),
  addressTries: createTryLimiter(pool, { name: 'address', ...limits.wrongFromAddress }),
  codeMails: createQuota(db, { name: 'mail-to', ...limits.codesToMailbox }),
  resetMails: createQuota(db, { name: 'reset-to', ...limits.resetsToMailbox }),
  addressMails: createQuota(db, { name: 'mail-from', ...limits.mailsFromAddress }),
});

const printMail = ({ to, subject, text }: Mail) =>
  void process.stdout.write(`\n  ✉ ${to}\n  ${subject}\n\n  ${text.replaceAll('\n', '\n  ')}\n`);

/** The storage that the settings ask for. */
export function createStorage(env: Env): Storage {
  const keepFree = env.KEEP_FREE_MB * megabyte;
  if (env.S3_BUCKET === undefined) return createDiskStorage({ folder: env.DATA_DIR, keepFree });
  return createS3Storage({
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT ?? `https://s3.${env.S3_REGION}.amazonaws.com`,
    // env.ts refuses a bucket without keys.
    accessKey: env.S3_ACCESS_KEY ?? '',
    secretKey: env.S3_SECRET_KEY ?? '',
    forcePathStyle: env.S3_ENDPOINT !== undefined,
    prefix: env.S3_PREFIX,
    tempFolder: path.join(env.DATA_DIR, 'tmp'),
    keepFree,
  });
}

const speechAudio: SpeechAudio = { join: joinSentences, wav: encodeWav, mp3: encodeMp3, mp3Clip };

/** Models of this machine are named to the host, who decides; a worker has nobody to name them to. */
async function lookForModels(env: Env): Promise<LocalModels | undefined> {
  const { ROLE, MODE, LLM_LOCAL_URL, languageModels } = env;
  if (ROLE === 'worker' || LLM_LOCAL_URL === undefined) return undefined;
  // A start should not wait for it; a test should not fail because its machine is busy.
  const timeoutMs = MODE === 'test' ? 60_000 : 3_000;
  return findLocalModels({ baseUrl: LLM_LOCAL_URL, configured: languageModels, timeoutMs });
}

function createSpeech(env: Env): SpeechProvider {
  if (env.TTS_PROVIDER === 'test') return createTestSpeech();
  return createEmbeddedSpeech({
    engineFolder: env.SPEECH_MODEL_DIR,
    modelFolder: path.join(env.DATA_DIR, 'engines'),
    program: childProgram(env.root, 'speak'),
    processes: env.SPEECH_PROCESSES,
  });
}

function createMailer(env: Env): Mailer {
  return env.SMTP_URL === undefined
    ? createOutboxMailer({
        folder: path.join(env.DATA_DIR, 'mail'),
        from: env.MAIL_FROM,
        // With no mail server the person at the console is the one who hands codes on.
        announce: env.MODE === 'test' ? () => undefined : printMail,
      })
    : createSmtpMailer({ url: env.SMTP_URL, from: env.MAIL_FROM });
}
