import path from 'node:path';
import '@app/contract/all-messages.ts';
import type { Env } from './env.ts';
import { mountAdmin } from './modules/admin/routes.ts';
import { mountClient } from './modules/client/routes.ts';
import { createClientService } from './modules/client/service.ts';
import { createCreditService } from './modules/credit/service.ts';
import { createFileService } from './modules/file/service.ts';
import { createInviteService } from './modules/invite/service.ts';
import { sendMail } from './modules/mail/jobs/send-mail.ts';
import { createMailService } from './modules/mail/service.ts';
import { mountPush } from './modules/push/routes.ts';
import { createPushService } from './modules/push/service.ts';
import { mountTask } from './modules/task/routes.ts';
import { createTaskService } from './modules/task/service.ts';
import { mountUpload } from './modules/upload/routes.ts';
import { createUploadService } from './modules/upload/service.ts';
import { mountUser } from './modules/user/routes.ts';
import { createUserService } from './modules/user/service.ts';
import { userLimits } from '@app/contract/user/limits.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { OpenDatabase } from './platform/db/database.ts';
import type { Mount } from './platform/http/mount.ts';
import { newId } from './platform/ids.ts';
import { signingSecret } from './platform/installation.ts';
import type { AnyJob } from './platform/jobs/define.ts';
import { createQueue } from './platform/jobs/queue.ts';
import type { Log } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { createTryLimiter } from './platform/try-limiter.ts';
import { createOutboxMailer } from './providers/mail/outbox.ts';
import type { Mail, Mailer } from './providers/mail/port.ts';
import { createSmtpMailer } from './providers/mail/smtp.ts';
import { createDiskStorage } from './providers/storage/disk.ts';
import type { Storage } from './providers/storage/port.ts';
import { createS3Storage } from './providers/storage/s3.ts';
import { sniffStored } from './providers/storage/sniff.ts';

const megabyte = 1024 * 1024;

type Deps = { env: Env; log: Log; database: OpenDatabase; version: string; clock?: Clock };

/** What a test program adds to the product: work of its own, on the real parts. */
export type Extension = {
  jobs?: (database: OpenDatabase) => readonly AnyJob[];
  mount?: (mount: Mount, parts: Parts) => void;
};

export type Parts = Awaited<ReturnType<typeof createParts>>;

/** Picks the providers and builds every service: the only place that knows them all. */
export async function createParts(deps: Deps, extension: Extension = {}) {
  const { env, log, database, version, clock = systemClock } = deps;
  const { db, connection, pool } = database;
  const metrics = createMetrics();
  const storage = createStorage(env);
  const mailer = createMailer(env);
  const secret = await signingSecret(db);

  const sendMailJob = sendMail({ db, mailer });
  const jobs: readonly AnyJob[] = [sendMailJob, ...(extension.jobs?.(database) ?? [])];
  const queue = createQueue({ db, connection, jobs, clock, newId, log });

  const { freeTries, firstDelayMs, longestDelayMs } = userLimits.wrongPassword;
  const passwordTries = createTryLimiter(pool, { name: 'password', freeTries, firstDelayMs, longestDelayMs });
  const credits = createCreditService({ db, clock, newId });
  const users = createUserService({ db, clock, newId, passwordTries, credits });
  const invites = createInviteService({ clock });
  const mails = createMailService({ db, clock, newId, queue, sendMail: sendMailJob });
  const files = createFileService({ db, clock, storage, sniff: sniffStored });
  const uploads = createUploadService({ db, clock, newId, files, secret });
  const tasks = createTaskService({ db, queue });
  const client = createClientService({ version, mode: env.MODE, sendsMail: env.SMTP_URL !== undefined });
  const push = createPushService({
    db,
    connection,
    clock,
    log,
    version,
    onStreamCount: (open) => metrics.openStreams.set(open),
  });

  const parts = {
    /** False until the first start has made its account: nobody should be sent here before. */
    progress: { started: false },
    env,
    log,
    version,
    clock,
    database,
    storage,
    mailer,
    metrics,
    queue,
    users,
    credits,
    invites,
    mails,
    files,
    uploads,
    push,
    mountAll(mount: Mount) {
      mountUser(mount, users);
      mountPush(mount, push);
      mountUpload(mount, uploads);
      mountTask(mount, tasks);
      mountAdmin(mount, mails);
      mountClient(mount, client);
    },
    mountExtension(_mount: Mount): void {},
  };
  parts.mountExtension = (mount) => extension.mount?.(mount, parts);
  return parts;
}

/** The storage that the settings ask for. */
const printMail = ({ to, subject, text }: Mail) =>
  void process.stdout.write(`\n  ✉ ${to}\n  ${subject}\n  ${text}\n`);

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
