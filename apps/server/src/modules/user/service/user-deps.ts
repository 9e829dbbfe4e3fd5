import type { Language } from '@app/contract/base/messages.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Events } from '../../../platform/events.ts';
import type { Quota } from '../../../platform/quota.ts';
import type { TryLimiter } from '../../../platform/try-limiter.ts';
import type { AuditService } from '../../audit/service.ts';
import type { CreditService } from '../../credit/service.ts';
import type { FactorService } from '../../factor/service.ts';
import type { FileService } from '../../file/service.ts';
import type { InviteService } from '../../invite/service.ts';
import type { MailService } from '../../mail/service.ts';
import type { PushService } from '../../push/service.ts';
import type { UploadService } from '../../upload/service.ts';

/** What the use cases of accounts are made from; each takes the part it needs. */
export type UserDeps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  /** Signs addresses and keys the hashes of verification codes. */
  secret: string;
  credits: CreditService;
  mails: MailService;
  invites: InviteService;
  files: FileService;
  audit: AuditService;
  push: PushService;
  factors: FactorService;
  events: Events;
  /** Wrong tries on one account, and those of one address. */
  accountTries: TryLimiter;
  addressTries: TryLimiter;
  /** Mails that may be asked for: codes and links to one mailbox, and all of them from one address. */
  codeMails: Quota;
  resetMails: Quota;
  addressMails: Quota;
  uploads: UploadService;
  /** Where people find the product, for links in mails. */
  publicUrl: () => string;
  /** False when mails wait on the server's console for somebody to hand them on. */
  sendsMail: boolean;
};

/** Who is at the other end, as far as the network tells. */
export type Caller = { readonly address: string; readonly userAgent: string; readonly language: Language };
