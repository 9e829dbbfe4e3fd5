import { listEngines } from './engines.ts';
import type { Env } from './env.ts';
import { type AdminService, createAdminService } from './modules/admin/service.ts';
import type { AuditService } from './modules/audit/service.ts';
import type { CreditService } from './modules/credit/service.ts';
import { createApplicationDesk } from './modules/invite/service/decide-application.ts';
import { createCodeDesk } from './modules/invite/service/keep-codes.ts';
import type { MailService } from './modules/mail/service.ts';
import type { TaskService } from './modules/task/service.ts';
import type { UserService } from './modules/user/service.ts';
import type { Clock } from './platform/clock.ts';
import type { OpenDatabase } from './platform/db/database.ts';
import type { Job } from './platform/jobs/define.ts';
import type { Queue } from './platform/jobs/queue.ts';
import type { LanguageModels, LocalModels } from './providers/llm/port.ts';
import type { Mailer } from './providers/mail/port.ts';
import type { Storage } from './providers/storage/port.ts';
import type { SpeechProvider } from './providers/tts/port.ts';

type Tools = {
  env: Env;
  database: OpenDatabase;
  clock: Clock;
  newId: () => string;
  storage: Storage;
  mailer: Mailer;
  speech: SpeechProvider;
  languageModels: LanguageModels;
  localModels: LocalModels | undefined;
  queue: Queue;
  sendCodes: Job<{ applicationId: string }>;
};
type Services = {
  audit: AuditService;
  users: UserService;
  credits: CreditService;
  mails: MailService;
  tasks: TaskService;
};

/** Builds the administrator's desk: it reaches into almost every module, and each gives it what it needs. */
export function createDesk(tools: Tools, services: Services): AdminService {
  const { database, clock, newId, queue, sendCodes } = tools;
  const { mails, users } = services;
  const { db } = database;
  const codes = createCodeDesk({ db, clock });
  return createAdminService({
    ...services,
    db,
    clock,
    newId,
    users: users.desk,
    codes,
    applications: createApplicationDesk({ db, clock, codes, mails, queue, sendCodes }),
    engines: listEngines(tools),
  });
}
