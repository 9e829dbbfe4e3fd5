import { adminLimits } from '@app/contract/admin/limits.ts';
import type {
  AuditRow,
  DeskApplication,
  DeskCode,
  DeskUser,
  EngineHealth,
  OutboxMail,
} from '@app/contract/admin/schema.ts';
import { fill, type Language, type Message } from '@app/contract/base/messages.ts';
import { type Ledger, ledgers } from '@app/contract/credit/states/ledger.ts';
import { type InviteKind, inviteKind } from '@app/contract/invite/states/invite-kind.ts';
import { idSchema } from '@app/contract/base/wire.ts';
import { gigabyte } from '@app/contract/storage/limits.ts';
import type { TaskState } from '@app/contract/task/states/task-state.ts';
import type { DeletionReceipt, User } from '@app/contract/user/schema.ts';
import type { DeletionKind } from '@app/contract/user/states/deletion.ts';
import { levelNames } from '@app/contract/user/states/level.ts';
import * as z from 'zod/mini';
import type { ChipKind } from '../../components/state-chip.tsx';
import { formatNumber, formatSize } from '../../lib/format.ts';
import { billingMessages } from '../billing/messages.ts';
import { levelText } from '../billing/rules.ts';
import { deskMessages as texts } from './messages.ts';

/** How a state looks and what it is called; `about` says what it means where there is room. */
export type Look = { readonly kind: ChipKind; readonly label: Message; readonly about?: Message };

/** The grade with which an administrator may change things; below it one may look. */
const mayChangeFrom = 2;

export const mayChange = (user: User | undefined): boolean =>
  user?.type === 'administrator' && user.permissionLevel >= mayChangeFrom;

/** What can be done with an account, in the order of its menu. */
export const userActions = [
  'level',
  'grant',
  'grade',
  'reset',
  'reset-factor',
  'disable',
  'enable',
  'delete',
] as const;
export type UserAction = (typeof userActions)[number];

/** What somebody may do with an account: nobody changes his own rights, disables or deletes himself here. */
export function actionsFor(row: DeskUser, me: User | undefined): readonly UserAction[] {
  if (!mayChange(me)) return [];
  if (row.id === me?.id) return ['grant'];
  const pointless = [row.disabled ? 'disable' : 'enable', ...(row.secondFactor ? [] : ['reset-factor'])];
  return userActions.filter((action) => !pointless.includes(action));
}

/** Where an account stands. */
export function userLook({ disabled, invited }: Pick<DeskUser, 'disabled' | 'invited'>): Look {
  if (disabled) return { kind: 'err', label: texts.disabled };
  return invited ? { kind: 'ok', label: texts.active } : { kind: 'muted', label: texts.notOpened };
}

/** The states by which codes are asked for. */
export const codeStates = ['open', 'used', 'expired'] as const;
export type CodeState = (typeof codeStates)[number];

/** A code that is used up stays so, however long it would have been valid. */
export function codeStateOf({ usesLeft, expiresAt }: DeskCode, now: Date): CodeState {
  if (usesLeft === 0) return 'used';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'open';
}

export const codeLooks: Readonly<Record<CodeState, Look>> = {
  open: { kind: 'ok', label: texts.codeOpen },
  used: { kind: 'muted', label: texts.codeUsed },
  expired: { kind: 'warn', label: texts.codeExpired },
};

export const kindTexts: Readonly<Record<InviteKind, Message>> = {
  personal: texts.kindPersonal,
  student: texts.kindStudent,
  member: texts.kindMember,
};

export const applicationLooks: Readonly<Record<DeskApplication['state'], Look>> = {
  waiting: { kind: 'warn', label: texts.applicationWaiting },
  granted: { kind: 'ok', label: texts.applicationGranted },
  refused: { kind: 'muted', label: texts.applicationRefused },
};

export const deliveryLooks: Readonly<Record<DeskApplication['delivery'], Look>> = {
  none: { kind: 'muted', label: texts.deliveryNone, about: texts.deliveryNoneText },
  waiting: { kind: 'info', label: texts.deliveryWaiting, about: texts.deliveryWaitingText },
  sent: { kind: 'ok', label: texts.deliverySent, about: texts.deliverySentText },
  failed: { kind: 'err', label: texts.deliveryFailed, about: texts.deliveryFailedText },
};

export const mailLooks: Readonly<Record<OutboxMail['state'], Look>> = {
  waiting: { kind: 'info', label: texts.mailWaiting, about: texts.mailWaitingText },
  sent: { kind: 'ok', label: texts.mailSent, about: texts.mailSentText },
  kept: { kind: 'warn', label: texts.mailKept, about: texts.mailKeptText },
  failed: { kind: 'err', label: texts.mailFailed, about: texts.mailFailedText },
};

export const taskLooks: Readonly<Record<TaskState, Look>> = {
  waiting: { kind: 'muted', label: texts.taskWaiting },
  running: { kind: 'spot', label: texts.taskRunning },
  complete: { kind: 'ok', label: texts.taskComplete },
  failed: { kind: 'err', label: texts.taskFailed },
  cancelled: { kind: 'muted', label: texts.taskCancelled },
};

export const engineLooks: Readonly<Record<EngineHealth['state'], Look>> = {
  ready: { kind: 'ok', label: texts.engineReady },
  missing: { kind: 'warn', label: texts.engineMissing },
  failing: { kind: 'err', label: texts.engineFailing },
};

/** What the balances are called; storage is given in GB and counted in bytes. */
export const ledgerTexts: Readonly<Record<Ledger, Message>> = {
  credits: billingMessages.credits,
  'helper-uses': billingMessages.helperUses,
  interactions: billingMessages.interactions,
  storage: texts.storageInGb,
};

/** The amount that is booked for what was typed; nothing when it is no whole number or none at all. */
export function amountOf(ledger: Ledger, typed: string): number | undefined {
  if (!/^[+-]?\d+$/.test(typed.trim())) return undefined;
  const amount = Number(typed) * (ledger === 'storage' ? gigabyte : 1);
  return amount === 0 || Math.abs(amount) > adminLimits.grant.max ? undefined : amount;
}

/** A balance in words: storage as a size, the others as numbers. */
export const balanceText = (ledger: Ledger, balance: number, language: Language): string =>
  ledger === 'storage' ? formatSize(balance, language) : formatNumber(balance, language);

const removedNames: Readonly<Record<DeletionKind, Message>> = {
  projects: texts.removedProjects,
  avatars: texts.removedAvatars,
  likenesses: texts.removedLikenesses,
  voices: texts.removedVoices,
  shares: texts.removedShares,
  files: texts.removedFiles,
  'storage-bytes': texts.removedBytes,
  tasks: texts.removedTasks,
  mails: texts.removedMails,
  sessions: texts.removedSessions,
  'ledger-entries': texts.removedEntries,
  orders: texts.removedOrders,
};

/** What was deleted with an account, in words. */
export const removedTexts = (
  items: DeletionReceipt['items'],
  language: Language,
): readonly (readonly [label: string, count: string])[] =>
  items.map(({ kind, count }) => [
    fill(removedNames[kind], language),
    kind === 'storage-bytes' ? formatSize(count, language) : formatNumber(count, language),
  ]);

/** A rough look, to save a pointless call; the server knows the whole rule. */
export const isMailbox = (typed: string): boolean => /^\S+@\S+\.\S+$/.test(typed.trim());

/** A whole number within its limits; nothing when it is none. */
export function countOf(typed: string, { min, max }: { min: number; max: number }): number | undefined {
  const count = /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return count >= min && count <= max ? count : undefined;
}

/** A limit that may be left open: null when nothing was typed, nothing when it is no number. */
export const openCountOf = (
  typed: string,
  limits: { min: number; max: number },
): number | null | undefined => (typed.trim() === '' ? null : countOf(typed, limits));

/** One of the offered values: an address may hold anything. */
export const oneOf = <Value extends string>(values: readonly Value[], value: string | undefined) =>
  values.find((name) => name === value);

const isId = (text: string) => z.safeParse(idSchema, text).success;

/** What was done to whom: the mailbox that the log keeps, else the thing, if it has a name that people know. */
export function subjectOf({ subject, detail }: Pick<AuditRow, 'subject' | 'detail'>): string {
  const mailbox = detail['mailbox'];
  if (typeof mailbox === 'string' && mailbox !== '') return mailbox;
  return isId(subject) ? '' : subject;
}

const detailNames: Readonly<Record<string, Message>> = {
  level: texts.level,
  disabled: texts.disabled,
  permissionLevel: texts.grade,
  ledger: texts.ledger,
  amount: texts.amount,
  reason: texts.reason,
  kind: texts.kind,
  quantity: texts.quantity,
  uses: texts.usesEach,
  validDays: texts.validDays,
  note: texts.note,
  code: texts.code,
  applicant: texts.applicant,
  company: texts.company,
  receipt: texts.receipt,
  balance: texts.balance,
  usesLeft: texts.usesLeft,
  redeemed: texts.redeemed,
  from: texts.from,
  to: texts.to,
  owner: texts.owner,
};

/**
 * What else a row remembers, in words and in its order; what has no words is shown as it is. A thing without a name is
 * known by its id, except the actor himself.
 */
export function detailTexts(
  { detail, subject, actorId }: Pick<AuditRow, 'detail' | 'subject' | 'actorId'>,
  language: Language,
): readonly (readonly [label: string, value: string])[] {
  const details = Object.entries(detail).flatMap(([key, value]) => {
    if (value === null || value === '' || key === 'mailbox') return [];
    const name = detailNames[key];
    return [[name ? fill(name, language) : key, detailValue(value, language)] as const];
  });
  const isNamed = subjectOf({ detail, subject }) !== '' || subject === '' || subject === actorId;
  return isNamed ? details : [...details, [fill(texts.id, language), subject]];
}

/** How the log writes a change: what it was, and what it is. */
const arrow = ' → ';

function detailValue(value: string | number | boolean, language: Language): string {
  if (typeof value === 'number') return formatNumber(value, language);
  const parts = String(value).split(arrow);
  return parts.map((part) => wordOf(part, language)).join(arrow);
}

function wordOf(value: string, language: Language): string {
  if (value === 'true' || value === 'false') return fill(value === 'true' ? texts.yes : texts.no, language);
  const level = oneOf(levelNames, value);
  if (level) return levelText(level, language);
  if (oneOf(taskKinds, value)) return taskName(value, language);
  const ledger = oneOf(ledgers, value);
  const kind = oneOf(inviteKind.names, value);
  const known = ledger ? ledgerTexts[ledger] : kind && kindTexts[kind];
  return known ? fill(known, language) : value;
}

const taskNames: Readonly<Record<string, Message>> = {
  'mail.send-mail': texts.taskSendMail,
  'invite.send-codes': texts.taskSendCodes,
  'project.import-deck': texts.taskImportDeck,
  'broadcast.speak-page': texts.taskSpeakPage,
  'conversation.speak-lead-ins': texts.taskSpeakLeadIns,
  'avatar.make-styles': texts.taskMakeStyles,
  'avatar.make-look': texts.taskMakeLook,
  'voice.make-voice': texts.taskMakeVoice,
  'voice.forget-clone': texts.taskForgetClone,
  'broadcast.film-page': texts.taskFilmPage,
};

/** The kinds of work that have a name of their own. */
export const taskKinds: readonly string[] = Object.keys(taskNames);

/** What a kind of work is called; one that has no words yet is called by its name. */
export function taskName(kind: string, language: Language): string {
  const name = taskNames[kind];
  return name ? fill(name, language) : kind;
}

const engineNames: Readonly<Record<string, Message>> = {
  database: texts.engineDatabase,
  storage: texts.engineStorage,
  mail: texts.engineMail,
  speech: texts.engineSpeech,
  transcription: texts.engineTranscription,
  textRecognition: texts.engineTextRecognition,
  languageModel: texts.engineLanguageModel,
  styleImages: texts.engineStyleImages,
  voiceCloning: texts.engineVoiceCloning,
  presenterFilms: texts.enginePresenterFilms,
};

const providerNames: Readonly<Record<string, Message>> = {
  embedded: texts.providerEmbedded,
  disk: texts.providerDisk,
  outbox: texts.providerOutbox,
};

/** What an engine is called; one that has no words yet is called by its name. */
export const engineName = (name: string, language: Language): string => calledBy(engineNames, name, language);

/** Who does the work of an engine; a model or a product of others is called by its own name. */
export const providerName = (provider: string, language: Language): string =>
  calledBy(providerNames, provider, language);

function calledBy(words: Readonly<Record<string, Message>>, name: string, language: Language): string {
  const known = words[name];
  return known ? fill(known, language) : name;
}
