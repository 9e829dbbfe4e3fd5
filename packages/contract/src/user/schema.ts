import * as z from 'zod/mini';
import { idSchema, wire } from '../base/wire.ts';
import { level } from './states/level.ts';

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
