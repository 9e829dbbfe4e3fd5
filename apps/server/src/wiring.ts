import path from 'node:path';
import '@app/contract/all-messages.ts';
import { conversationLimits } from '@app/contract/conversation/limits.ts';
import { factorLimits } from '@app/contract/factor/limits.ts';
import { inviteLimits } from '@app/contract/invite/limits.ts';
import { shareLimits } from '@app/contract/share/limits.ts';
import { speechLimits } from '@app/contract/speech/limits.ts';
import { uploadLimits } from '@app/contract/upload/limits.ts';
import { userLimits } from '@app/contract/user/limits.ts';
import { choosePayments } from './choose-payments.ts';
import { type BeforeLooks, chooseProviders } from './choose-providers.ts';
import { listEngines } from './engines.ts';
import type { Env } from './env.ts';
import { listenAll } from './listen-all.ts';
import { mountAdmin } from './modules/admin/routes.ts';
import { createAdminService } from './modules/admin/service.ts';
import { createAuditService } from './modules/audit/service.ts';
import { mountAvatar } from './modules/avatar/routes.ts';
import { createAvatarService } from './modules/avatar/service.ts';
import { mountBroadcast } from './modules/broadcast/routes.ts';
import { createBroadcastService } from './modules/broadcast/service.ts';
import { createStock } from './modules/broadcast/service/stock.ts';
import { mountClient } from './modules/client/routes.ts';
import { createClientService } from './modules/client/service.ts';
import { mountConversation } from './modules/conversation/routes.ts';
import { createConversationService } from './modules/conversation/service.ts';
import { mountCoupon } from './modules/coupon/routes.ts';
import { createCouponService } from './modules/coupon/service.ts';
import { createCoursewareService } from './modules/courseware/service.ts';
import { createCreditService } from './modules/credit/service.ts';
import { mountDeck } from './modules/deck/routes.ts';
import { createDeckService } from './modules/deck/service.ts';
import { mountDictionary } from './modules/dictionary/routes.ts';
import { createDictionaryService } from './modules/dictionary/service.ts';
import { mountGoods } from './modules/goods/routes.ts';
import { createGoodsService } from './modules/goods/service.ts';
import { mountOrder } from './modules/order/routes.ts';
import { createOrderService, sandboxBooks } from './modules/order/service.ts';
import { createSubscriptionService } from './modules/subscription/service.ts';
import { createFactorService } from './modules/factor/service.ts';
import { createFileService, type FileService } from './modules/file/service.ts';
import { mountExport } from './modules/export/routes.ts';
import { createExportService } from './modules/export/service.ts';
import { mountFont } from './modules/font/routes.ts';
import { createFontService } from './modules/font/service.ts';
import { createHelperService } from './modules/helper/service.ts';
import { createInviteService } from './modules/invite/service.ts';
import { createApplicationDesk } from './modules/invite/service/decide-application.ts';
import { createCodeDesk } from './modules/invite/service/keep-codes.ts';
import { createMailService } from './modules/mail/service.ts';
import { mountInvoice } from './modules/invoice/routes.ts';
import { createInvoiceService } from './modules/invoice/service.ts';
import { mountPage } from './modules/page/routes.ts';
import { createPageService } from './modules/page/service.ts';
import { createPassageService } from './modules/passage/service.ts';
import { mountProject } from './modules/project/routes.ts';
import { createProjectService } from './modules/project/service.ts';
import { mountPush } from './modules/push/routes.ts';
import { createPushService } from './modules/push/service.ts';
import { mountSample } from './modules/sample/routes.ts';
import { createSampleService } from './modules/sample/service.ts';
import { mountGraph } from './modules/graph/routes.ts';
import { createGraphService } from './modules/graph/service.ts';
import { mountOutline } from './modules/outline/routes.ts';
import { createOutlineService } from './modules/outline/service.ts';
import { mountScript } from './modules/script/routes.ts';
import { createScriptService } from './modules/script/service.ts';
import { mountShare } from './modules/share/routes.ts';
import { createShareReader, createShareService } from './modules/share/service.ts';
import { mountSpeech } from './modules/speech/routes.ts';
import { createSpeechService } from './modules/speech/service.ts';
import { mountStatistics } from './modules/statistics/routes.ts';
import { createStatisticsService } from './modules/statistics/service.ts';
import { mountTalk } from './modules/talk/routes.ts';
import { createTalkService } from './modules/talk/service.ts';
import { mountTask } from './modules/task/routes.ts';
import { createTaskService } from './modules/task/service.ts';
import { mountUpload } from './modules/upload/routes.ts';
import { createUploadService } from './modules/upload/service.ts';
import { mountTransfer } from './modules/transfer/routes.ts';
import { createTransferService } from './modules/transfer/service.ts';
import { mountVoice } from './modules/voice/routes.ts';
import { createVoiceService } from './modules/voice/service.ts';
import { mountUsage } from './modules/usage/routes.ts';
import { createUsageService } from './modules/usage/service.ts';
import { mountUser } from './modules/user/routes.ts';
import {
  accountOf,
  createUserService,
  isAdministrator,
  hasPaidLevel,
  memberOf,
  openSessions,
  setLevel,
} from './modules/user/service.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { OpenDatabase } from './platform/db/database.ts';
import { createEvents, type Listeners } from './platform/events.ts';
import type { Mount } from './platform/http/mount.ts';
import { createKeptCalls } from './platform/http/once.ts';
import { newId } from './platform/ids.ts';
import { signingSecret } from './platform/installation.ts';
import type { QueuePace } from './platform/jobs/boss.ts';
import type { AnyJob } from './platform/jobs/define.ts';
import { createQueue } from './platform/jobs/queue.ts';
import type { Log } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { publicAddress } from './platform/public-address.ts';
import { createQuota } from './platform/quota.ts';
import { createAddressSigner } from './platform/signed-address.ts';
import { createTryLimiter } from './platform/try-limiter.ts';
import { sniffStored } from './providers/storage/sniff.ts';

type Deps = { env: Env; log: Log; database: OpenDatabase; version: string };

/** What a test program adds to the product: work of its own, on the real parts. */
export type Extension = {
  jobs?: (database: OpenDatabase) => readonly AnyJob[];
  listeners?: readonly Listeners[];
  mount?: (mount: Mount, parts: Parts) => void;
  /** A flood of ten calls instead of a thousand, and waits that outlast a slow machine. */
  limits?: Partial<AccountLimits>;
  /** Months that pass in a moment. */
  clock?: Clock;
  /** No waiting for tries that are to fail, nor for a process that is known to be dead. */
  pace?: Partial<QueuePace>;
  /** A photo that was worked on for one test is not worked on again for the next. */
  beforeLooks?: BeforeLooks;
};

export type Parts = Awaited<ReturnType<typeof createParts>>;

/**
 * Builds every service, each by one call, in an order in which each finds what it needs: the only place that knows them
 * all. Who would need something later in the list emits an event instead.
 */
export async function createParts(deps: Deps, extension: Extension = {}) {
  const grounds = await createGrounds(deps, extension);
  const accounts = createAccounts(grounds, extension);
  const talks = createTalks({ ...grounds, ...accounts });
  const { queue, events, database } = grounds;
  const services = { ...grounds, ...accounts, ...talks };
  const client = createClientService(services);
  const admin = createAdminService({
    ...services,
    users: accounts.users.desk,
    engines: listEngines(services),
  });
  const working = [
    accounts.mails,
    accounts.applications,
    accounts.orders,
    talks.voices,
    talks.avatars,
    talks.projects,
    talks.broadcasts,
    talks.scripts,
    talks.outlines,
    talks.graphs,
    talks.exports,
    talks.passages,
  ];
  queue.register(...working.flatMap(({ jobs }): readonly AnyJob[] => jobs));
  queue.register(...talks.conversations.jobs, ...(extension.jobs?.(database) ?? []));
  listenAll(events, services);
  events.listen(...(extension.listeners ?? []));

  const parts = {
    ...services,
    mountAll(mount: Mount) {
      mountUser(mount, accounts.users, accounts.invites);
      mountPush(mount, accounts.push);
      mountUpload(mount, accounts.uploads);
      mountProject(mount, talks.projects);
      mountPage(mount, talks.pages);
      mountDeck(mount, talks.wholeDecks);
      mountScript(mount, talks.scripts);
      mountOutline(mount, talks.outlines);
      mountGraph(mount, talks.graphs);
      mountExport(mount, talks.exports);
      mountTalk(mount, talks.talks);
      mountShare(mount, talks.shares);
      mountAvatar(mount, talks.avatars);
      mountVoice(mount, talks.voices);
      mountSpeech(mount, createSpeechService({ ...grounds, ...talks, ...speechQuotas(database) }));
      mountDictionary(mount, talks.dictionaries);
      mountBroadcast(mount, talks.broadcasts);
      mountConversation(mount, talks.conversations);
      mountStatistics(mount, talks.statistics);
      mountSample(mount, talks.samples);
      mountFont(mount, createFontService({ folder: path.join(grounds.env.WEB_DIR, 'fonts') }));
      mountUsage(mount, createUsageService(services));
      mountGoods(mount, accounts.goods);
      mountOrder(mount, accounts.orders);
      mountCoupon(mount, accounts.coupons);
      mountInvoice(mount, accounts.invoices);
      mountTransfer(mount, accounts.transfers);
      mountTask(mount, accounts.tasks);
      mountAdmin(mount, admin);
      mountClient(mount, client);
    },
    mountExtension(_mount: Mount): void {},
  };
  parts.mountExtension = (mount) => extension.mount?.(mount, parts);
  return parts;
}

const speechQuotas = ({ db }: OpenDatabase) => ({
  trials: createQuota(db, { name: 'trial', ...speechLimits.trial.perAccount }),
  recordings: createQuota(db, { name: 'recording', ...speechLimits.transcription.perVisitor }),
  recordingParts: createQuota(db, { name: 'recording-part', ...speechLimits.transcription.partsPerVisitor }),
  partsFromAddress: createQuota(db, {
    name: 'recording-part-here',
    ...speechLimits.transcription.partsFromAddress,
  }),
  recordingsFromAddress: createQuota(db, {
    name: 'recording-here',
    ...speechLimits.transcription.fromAddress,
  }),
});

/** What every service stands on. */
async function createGrounds(deps: Deps, { pace, beforeLooks, clock = systemClock }: Extension) {
  const { env, log, database, version } = deps;
  const { db, connection } = database;
  return {
    ...(await chooseProviders(env, log, beforeLooks)),
    // `started` is false until the first start has made its account: nobody should be sent here before.
    progress: { started: false, port: env.PORT },
    env,
    log,
    database,
    db,
    version,
    clock,
    newId,
    secret: await signingSecret(db),
    metrics: createMetrics(),
    events: createEvents(log),
    queue: createQueue({ db, connection, clock, newId, log, pace }),
    keptCalls: createKeptCalls({ db, clock }),
  };
}
type Grounds = Awaited<ReturnType<typeof createGrounds>>;

/** Where files of strangers lie while they are read. */
const workFolder = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>) => path.join(DATA_DIR, 'tmp');

/** Accounts, what they have and what they are told. */
function createAccounts(grounds: Grounds, extension: Extension) {
  const { env, database, db, clock, secret, metrics, progress } = grounds;
  const { levels } = env;
  const audit = createAuditService(grounds);
  const credits = createCreditService({ ...grounds, levels, isNeverShort: isAdministrator, hasPaidLevel });
  const files = createFileService({ ...grounds, sniff: sniffStored });
  const unlockTries = createTryLimiter(database.pool, { name: 'unlock', ...uploadLimits.password.tries });
  const folder = workFolder(env);
  const uploads = createUploadService({ ...grounds, files, credits, accountOf, unlockTries, folder });
  const push = createPushService({
    ...grounds,
    connection: database.connection,
    openSessions: (tokenHashes) => openSessions(db, tokenHashes, clock.now()),
    onStreamCount: (open) => metrics.openStreams.set(open),
  });
  const mails = createMailService(grounds);
  const applied = createQuota(db, { name: 'application', ...inviteLimits.applicationsFromAddress });
  const invites = createInviteService({ ...grounds, audit, applications: applied });
  const codes = createCodeDesk(grounds);
  const applications = createApplicationDesk({ ...grounds, codes, mails });
  const limits = accountLimits(database, { ...userLimits, ...extension.limits });
  const demanded = env.ADMIN_SECOND_FACTOR === 'required';
  const factors = createFactorService({ db, clock, secret, ...limits, demanded });
  const publicUrl = () => publicAddress(env.PUBLIC_URL, progress.port);
  const services = { audit, credits, files, uploads, push, mails, invites, factors };
  const users = createUserService({
    ...grounds,
    ...services,
    ...limits,
    publicUrl,
    sendsMail: env.SMTP_URL !== undefined,
  });
  const tasks = createTaskService({ ...grounds, audit });
  const helper = createHelperService({ ...grounds, ...services });
  const shop = createShop({ ...grounds, ...services, publicUrl });
  return { ...services, codes, applications, users, tasks, helper, ...shop };
}

type ShopParts = Grounds &
  Pick<Parameters<typeof createSubscriptionService>[0], 'credits' | 'mails' | 'push' | 'publicUrl'> & {
    files: FileService;
  };

/** What is sold, how it is paid, and what it brings. */
function createShop(parts: ShopParts) {
  const { env, db } = parts;
  const { levels } = env;
  const goods = createGoodsService({ ...parts, levels });
  const subscriptions = createSubscriptionService({ ...parts, levels, memberOf, setLevel });
  const providers = choosePayments({ ...parts, books: sandboxBooks(db) });
  const orders = createOrderService({ ...parts, ...providers, subscriptions, levels, memberOf });
  const sold = { ...parts, orders, levels, bankAccount: env.BANK_ACCOUNT };
  const coupons = createCouponService(sold);
  const invoices = createInvoiceService({ ...sold, fonts: path.join(env.WEB_DIR, 'fonts') });
  const transfers = createTransferService(sold);
  return { goods, subscriptions, orders, coupons, invoices, transfers };
}

/** Decks, their projects and shares, and who watches them. */
function createTalks(parts: Grounds & ReturnType<typeof createAccounts>) {
  const { env, db, clock, secret, speechAudio: audio } = parts;
  const reader = createShareReader({ db, clock });
  const signer = createAddressSigner(secret, clock, reader.isOpen);
  const voices = createVoiceService(parts);
  const avatars = createAvatarService({
    ...parts,
    voices,
    signer,
    folder: path.join(env.root, 'apps/server/avatars'),
    webFolder: env.WEB_DIR,
  });
  const courseware = createCoursewareService({ ...parts, signer });
  const folder = workFolder(env);
  const projects = createProjectService({ ...parts, voices, avatars, courseware, folder });
  const dictionaries = createDictionaryService({ ...parts, courseware, projects });
  const decks = { ...parts, signer, voices, avatars, courseware, projects, dictionaries };
  const stock = createStock(env.SAMPLES_DIR, audio);
  const broadcasts = createBroadcastService({
    ...decks,
    audio,
    stock,
    jobsAtOnce: env.JOBS_AT_ONCE,
    listening: createQuota(db, { name: 'listening', ...speechLimits.listening.perAccount }),
    reading: createQuota(db, { name: 'reading', ...speechLimits.readings.perAccount }),
  });
  const pages = createPageService({ ...decks, broadcasts });
  const outlines = createOutlineService({ ...decks, folder });
  const scripts = createScriptService({ ...decks, outlines });
  const graphs = createGraphService({ ...decks, outlines });
  const exports = createExportService({ ...decks, broadcasts, folder });
  const passages = createPassageService(decks);
  const shares = createShareService({ ...decks, reader, ...codeGuards(db) });
  const samples = createSampleService({ ...decks, folder: env.SAMPLES_DIR });
  const wholeDecks = createDeckService({ ...decks, broadcasts, samples });
  const shown = { ...decks, broadcasts, shares, passages };
  const conversations = createConversationService({ ...shown, ...askLimits(db) });
  const statistics = createStatisticsService(shown);
  const talks = createTalkService({ ...shown, conversations });
  const read = { conversations, statistics, talks };
  const made = {
    courseware,
    passages,
    projects,
    broadcasts,
    pages,
    wholeDecks,
    scripts,
    outlines,
    graphs,
    exports,
    shares,
    samples,
  };
  return { voices, avatars, dictionaries, ...made, ...read };
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

/** Against guessing extraction codes, and taking all places. */
const codeGuards = (db: OpenDatabase['db']) => ({
  wrongHere: createQuota(db, { name: 'wrong-code', ...shareLimits.wrongCodesFromAddress }),
  wrongInAll: createQuota(db, { name: 'wrong-codes', ...shareLimits.wrongCodesInAll }),
  places: createQuota(db, { name: 'places', ...shareLimits.placesFromAddress }),
});

/** How much visitors may ask, for all processes together. */
const askLimits = (db: OpenDatabase['db']) => ({
  asksPerMinute: createQuota(db, { name: 'ask-minute', ...conversationLimits.asksPerMinute }),
  asksAgainPerDay: createQuota(db, { name: 'ask-again', ...conversationLimits.askedAgain.perDay }),
  asksPerDay: createQuota(db, { name: 'ask-day', ...conversationLimits.asksPerDay }),
  asksFromAddress: createQuota(db, { name: 'ask-here', ...conversationLimits.asksFromAddress }),
  asksFromAddressPerDay: createQuota(db, {
    name: 'ask-here-day',
    ...conversationLimits.asksFromAddressPerDay,
  }),
});
