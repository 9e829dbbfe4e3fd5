import * as z from 'zod/mini';
import { idSchema, wire } from '../base/wire.ts';
import { level, levelNames } from './states/level.ts';

/** An account as its owner sees it (spec section 3). */
export const userSchema = z.object({
  id: idSchema,
  mailbox: z.string(),
  nickname: z.string(),
  /** `administrator` marks an admin; the server decides it. */
  type: z.enum(['ordinary', 'administrator']),
  /** Absent means ordinary. */
  level: z.nullable(wire(level)),
  permissionLevel: z.int(),
  isFirst: z.boolean(),
});
export type User = z.output<typeof userSchema>;

/** What an account may have and what is left of it; null means no limit. */
export const permissionSchema = z.object({
  administrator: z.boolean(),
  level: z.enum(levelNames),
  rights: z.object({
    credits: z.int(),
    creditsCome: z.enum(['once', 'monthly']),
    helperUsesPerMonth: z.int(),
    interactionsPerMonth: z.int(),
    storageBytes: z.int(),
    projects: z.nullable(z.int()),
    avatars: z.nullable(z.int()),
    uploadBytes: z.int(),
    videoMark: z.boolean(),
    pricePerMonth: z.object({ CNY: z.number(), USD: z.number() }),
  }),
  balances: z.object({
    credits: z.int(),
    'helper-uses': z.int(),
    interactions: z.int(),
    storage: z.int(),
  }),
});
export type Permission = z.output<typeof permissionSchema>;

/** What the browser keeps of a session, by the spec's names. The password itself is never stored. */
export const sessionKeys = [
  'userData',
  'userToken',
  'userShareToken',
  'userShareAvatarToken',
  'userLinkeAvatarToken',
  'userShareId',
  'rememberPassword',
  'userAccount',
] as const;
