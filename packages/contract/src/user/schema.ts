import * as z from 'zod/mini';
import { languages } from '../base/messages.ts';
import { idSchema, timeSchema, wire } from '../base/wire.ts';
import { factorCodeSchema } from '../factor/schema.ts';
import { assistantLocationText } from '../helper/schema.ts';
import { inviteCodeSchema } from '../invite/schema.ts';
import { userLimits } from './limits.ts';
import { userMessages as texts } from './messages.ts';
import { deletionKinds } from './states/deletion.ts';
import { level, levelNames } from './states/level.ts';

const { mailbox, password, nickname, verificationCode, token, oldestBirthYear } = userLimits;

/**
 * A mailbox as it is typed. Letters, digits and a few signs of ASCII alone: what looks alike but is another character
 * would make two accounts that nobody can tell apart.
 */
export const mailboxSchema = z.string({ error: texts.mailboxInvalid.key }).check(
  z.trim(),
  z.maxLength(mailbox.max, { error: texts.mailboxInvalid.key, abort: true }),
  z.refine((value) => value.lastIndexOf('@') <= mailbox.beforeAt, { error: texts.mailboxInvalid.key }),
  z.email(texts.mailboxInvalid.key),
);

/** A new password (spec section 5). */
export const newPasswordSchema = z
  .string({ error: texts.passwordEmpty.key })
  .check(
    z.minLength(1, { error: texts.passwordEmpty.key, abort: true }),
    z.minLength(password.min, { error: texts.passwordLength.key }),
    z.maxLength(password.max, { error: texts.passwordLength.key }),
  );

/** A password that is compared: no lower limit, because a wrong one is refused as a wrong one, whatever its length. */
export const givenPasswordSchema = z
  .string({ error: texts.passwordEmpty.key })
  .check(z.minLength(1, { error: texts.passwordEmpty.key }), z.maxLength(password.longestTried));

// Control characters and those that turn the direction of writing could make one name look like another.
const visible = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u;

export const nicknameSchema = z
  .string({ error: texts.nicknameEmpty.key })
  .check(
    z.trim(),
    z.minLength(nickname.min, { error: texts.nicknameEmpty.key }),
    z.maxLength(nickname.max, { error: texts.nicknameInvalid.key }),
    z.regex(visible, { error: texts.nicknameInvalid.key }),
  );

export const verificationCodeSchema = z
  .string({ error: texts.verificationCodeEmpty.key })
  .check(
    z.trim(),
    z.minLength(1, { error: texts.verificationCodeEmpty.key, abort: true }),
    z.regex(new RegExp(`^[0-9]{${verificationCode.digits}}$`), { error: texts.verificationCodeFormat.key }),
  );

/** A date of birth, as YYYY-MM-DD. It decides once and is never stored. */
export const birthdaySchema = z.string({ error: texts.birthdayEmpty.key }).check(
  z.minLength(1, { error: texts.birthdayEmpty.key, abort: true }),
  z.iso.date({ error: texts.birthdayInvalid.key, abort: true }),
  z.refine((date) => Number(date.slice(0, 4)) >= oldestBirthYear, { error: texts.birthdayInvalid.key }),
);

/** How the pages look to a user. */
export const themes = ['light', 'dark', 'auto'] as const;

/** What a verification code is for; it is good for nothing else. */
export const codePurposes = ['register', 'change-mailbox'] as const;
export type CodePurpose = (typeof codePurposes)[number];

const languageSchema = z.enum(languages);
const tokenSchema = z.string().check(z.minLength(1), z.maxLength(token.longestTried));

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
  /** A signed address that works for 24 hours. */
  picture: z.nullable(z.string()),
  language: z.nullable(languageSchema),
  theme: z.nullable(z.enum(themes)),
  assistantLocation: z.nullable(assistantLocationText),
  createdAt: timeSchema,
});
export type User = z.output<typeof userSchema>;

export const loginSchema = z.strictObject({
  mailbox: mailboxSchema,
  password: givenPasswordSchema,
  remember: z._default(z.boolean(), false),
  /** Of the second factor, for an account that has one. */
  code: z.optional(factorCodeSchema),
});

export const sendCodeSchema = z.strictObject({ mailbox: mailboxSchema, purpose: z.enum(codePurposes) });

export const registerSchema = z.strictObject({
  mailbox: mailboxSchema,
  nickname: nicknameSchema,
  password: newPasswordSchema,
  verificationCode: verificationCodeSchema,
  inviteCode: inviteCodeSchema,
  birthday: birthdaySchema,
  /** Who sent the new user here (`?ref=`). */
  referrer: z.optional(idSchema),
  language: z.optional(languageSchema),
});

export const forgotPasswordSchema = z.strictObject({ mailbox: mailboxSchema });

export const verifyTokenSchema = z.strictObject({ token: tokenSchema });

/** By the link of the mail (`token`), or logged in (`oldPassword`): one of the two. */
export const changePasswordSchema = z
  .strictObject({
    token: z.optional(tokenSchema),
    oldPassword: z.optional(givenPasswordSchema),
    password: newPasswordSchema,
  })
  .check(
    z.refine(({ token, oldPassword }) => (token === undefined) !== (oldPassword === undefined), {
      error: texts.tokenOrPassword.key,
    }),
  );

export const putUserSchema = z.strictObject({
  id: idSchema,
  nickname: z.optional(nicknameSchema),
  language: z.optional(languageSchema),
  theme: z.optional(z.enum(themes)),
  assistantLocation: z.optional(assistantLocationText),
  isFirst: z.optional(z.literal(false)),
});

export const changeMailboxSchema = z.strictObject({
  mailbox: mailboxSchema,
  verificationCode: verificationCodeSchema,
  password: givenPasswordSchema,
});

export const redeemInviteSchema = z.strictObject({ code: inviteCodeSchema });

export const deleteAccountSchema = z.strictObject({ password: givenPasswordSchema });

/** One open login of the account. `device` is a short name such as "Chrome · Windows", empty when unknown. */
export const sessionSchema = z.object({
  id: idSchema,
  current: z.boolean(),
  device: z.string(),
  address: z.string(),
  createdAt: timeSchema,
  lastUsedAt: timeSchema,
  expiresAt: timeSchema,
});
export type UserSession = z.output<typeof sessionSchema>;

/** How much of one kind an account holds, all of which goes with it. */
export const deletionItemSchema = z.object({ kind: z.enum(deletionKinds), count: z.int() });
export type DeletionItem = z.output<typeof deletionItemSchema>;

/** What somebody gets in hand whose account is gone. */
export const deletionReceiptSchema = z.object({
  receipt: z.string(),
  deletedAt: timeSchema,
  items: z.array(deletionItemSchema),
});
export type DeletionReceipt = z.output<typeof deletionReceiptSchema>;

/** What an account of one level may have; null means no limit. */
export const rightsSchema = z.object({
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
});

/** What an account may have and what is left of it. */
export const permissionSchema = z.object({
  administrator: z.boolean(),
  level: z.enum(levelNames),
  rights: rightsSchema,
  balances: z.object({
    credits: z.int(),
    'helper-uses': z.int(),
    interactions: z.int(),
    storage: z.int(),
  }),
  /** What is stored, and how much the level and what was bought allow in all. */
  storage: z.object({ usedBytes: z.int(), limitBytes: z.int() }),
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
