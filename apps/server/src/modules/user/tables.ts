import type { Language } from '@app/contract/base/messages.ts';
import type { AssistantLocation } from '@app/contract/helper/schema.ts';
import { inviteKind } from '@app/contract/invite/states/invite-kind.ts';
import type { themes } from '@app/contract/user/schema.ts';
import { level } from '@app/contract/user/states/level.ts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { momentColumn, stateColumn } from '../../platform/db/columns.ts';
import { codePurpose, sessionKind } from './rules.ts';

export const userTable = pgTable(
  'user',
  {
    id: uuid('id').primaryKey(),
    mailbox: text('mailbox').notNull(),
    nickname: text('nickname').notNull(),
    passwordHash: text('password_hash').notNull(),
    administrator: boolean('administrator').notNull().default(false),
    /** The administrator's grade: 0 none, 1 read, 2 all. */
    permissionLevel: integer('permission_level').notNull().default(0),
    /** Absent means ordinary (spec section 3). */
    level: stateColumn('level', level),
    /** Since when a paid level counts its months; absent where nobody paid for it. */
    levelSince: momentColumn('level_since'),
    isFirst: boolean('is_first').notNull().default(true),
    invited: boolean('invited').notNull().default(false),
    /** What the redeemed code made of the account, and for which organisation. */
    inviteKind: stateColumn('invite_kind', inviteKind),
    organisationId: uuid('organisation_id'),
    disabled: boolean('disabled').notNull().default(false),
    /** The content of the profile picture, and its media type. */
    pictureKey: text('picture_key'),
    pictureType: text('picture_type'),
    language: text('language').$type<Language>(),
    theme: text('theme').$type<(typeof themes)[number]>(),
    assistantLocation: jsonb('assistant_location').$type<AssistantLocation>(),
    /** Written with the login and each renewal of a session, so some hours behind at most. */
    lastSeenAt: momentColumn('last_seen_at'),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('user_mailbox').on(sql`lower(${table.mailbox})`),
    index('user_newest').on(table.createdAt.desc(), table.id.desc()),
    index('user_last_seen').on(table.lastSeenAt.desc().nullsLast(), table.id.desc()),
  ],
);
export type UserRow = typeof userTable.$inferSelect;
export type NewUser = typeof userTable.$inferInsert;

/** A token somebody holds. Only its hash is kept. */
export const sessionTable = pgTable(
  'session',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** How the owner speaks of a login without its token. */
    id: uuid('id').notNull().defaultRandom(),
    kind: stateColumn('kind', sessionKind).notNull(),
    /** The user behind the token; absent for visitors of a share. */
    userId: uuid('user_id').references(() => userTable.id, { onDelete: 'cascade' }),
    /** The share a visitor's token opens; absent for users. */
    shareId: uuid('share_id'),
    /** A short name such as "Chrome · Windows"; empty when unknown. */
    device: text('device').notNull().default(''),
    address: text('address').notNull().default(''),
    lifetimeSeconds: integer('lifetime_seconds').notNull(),
    expiresAt: momentColumn('expires_at').notNull(),
    /** No renewal leads beyond it; absent for tokens that are never renewed. */
    endsAt: momentColumn('ends_at'),
    /** The login that a one-time token was made from: it goes with it. */
    madeBy: text('made_by').references((): AnyPgColumn => sessionTable.tokenHash, { onDelete: 'cascade' }),
    /** Written with each renewal, not with each call. */
    lastUsedAt: momentColumn('last_used_at').notNull().defaultNow(),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [
    index('session_of_user').on(table.userId),
    index('session_of_share').on(table.shareId),
    index('session_expiry').on(table.expiresAt),
    index('session_made_by').on(table.madeBy).where(sql`${table.madeBy} is not null`),
    uniqueIndex('session_id').on(table.id),
  ],
);
export type SessionRow = typeof sessionTable.$inferSelect;

/** The one valid verification code of a mailbox and a purpose. Only its keyed hash is kept. */
export const verificationCodeTable = pgTable(
  'verification_code',
  {
    mailbox: text('mailbox').notNull(),
    purpose: stateColumn('purpose', codePurpose).notNull(),
    codeHash: text('code_hash').notNull(),
    triesLeft: smallint('tries_left').notNull(),
    expiresAt: momentColumn('expires_at').notNull(),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mailbox, table.purpose] }),
    index('verification_code_expiry').on(table.expiresAt),
  ],
);
export type VerificationCodeRow = typeof verificationCodeTable.$inferSelect;

/** Mailboxes that had an account, so that a trial is given once. Keyed hashes: nobody is named, and they stay. */
export const knownMailboxTable = pgTable('known_mailbox', { hash: text('hash').primaryKey() });
