import { avatarLimits } from '@app/contract/avatar/limits.ts';
import type { InviteApplication } from '@app/contract/invite/schema.ts';
import { userLimits } from '@app/contract/user/limits.ts';
import { userMessages } from '@app/contract/user/messages.ts';

const second = 1000;

/** Whole seconds until a moment; 0 when it is over. */
export const secondsLeft = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / second));

/** Whether somebody born on a day (YYYY-MM-DD) may have an account today. */
export function isOldEnough(birthday: string, today: Date): boolean {
  const [year = 0, month = 1, day = 1] = birthday.split('-').map(Number);
  // The birthday itself counts; who was born on 29 February is a year older on 1 March.
  return new Date(year + userLimits.minimumAge, month - 1, day) <= today;
}

/** A mailbox that only its owner recognises: a•••e@example.com. */
export function maskMailbox(mailbox: string): string {
  const at = mailbox.lastIndexOf('@');
  if (at < 1) return mailbox;
  const name = mailbox.slice(0, at);
  const end = name.length > 2 ? name.slice(-1) : '';
  return `${name.slice(0, 1)}•••${end}${mailbox.slice(at)}`;
}

const webmails: Readonly<Record<string, string>> = {
  'qq.com': 'https://mail.qq.com/',
  'foxmail.com': 'https://mail.qq.com/',
  '163.com': 'https://mail.163.com/',
  '126.com': 'https://mail.126.com/',
  'yeah.net': 'https://mail.yeah.net/',
  'sina.com': 'https://mail.sina.com.cn/',
  'sohu.com': 'https://mail.sohu.com/',
  '139.com': 'https://mail.10086.cn/',
  'aliyun.com': 'https://mail.aliyun.com/',
  'gmail.com': 'https://mail.google.com/',
  'outlook.com': 'https://outlook.live.com/mail/',
  'hotmail.com': 'https://outlook.live.com/mail/',
  'icloud.com': 'https://www.icloud.com/mail/',
  'yahoo.com': 'https://mail.yahoo.com/',
};

/** Where the mails of a mailbox are read, for the large providers; elsewhere nobody can know. */
export const webmailOf = (mailbox: string): string | undefined =>
  webmails[mailbox.slice(mailbox.lastIndexOf('@') + 1).toLowerCase()];

export type Strength = 'weak' | 'fair' | 'good' | 'strong';
/** What would make a password better. */
export type Advice = 'longer' | 'mix' | 'guessable' | 'personal' | 'fine';

const classes = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/];
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc',
];
const runs = [...rows, ...rows.map((row) => [...row].toReversed().join(''))];
const common =
  /pass(word|wd)?|p[a@]ssw[o0]rd|admin|welcome|letmein|iloveyou|woaini|monkey|dragon|master|test|guest|qwerty|5201314|1314|520|rostrum/g;
/** Passwords that many people have and that no rule below would find. */
const favourites = new Set(
  (
    '123123 112233 121212 123321 147258 159357 258369 520520 521521 520131 1314520 7758521 789456 ' +
    '147258369 123654 456123 987654 a1b2c3 abc123 aa123456 qq123456 zxc123 asd123 wang123 ' +
    'woaiwojia wodemima mima123 woaiwo aini1314 iloveu sunshine princess football baseball shadow michael'
  ).split(' '),
);
const shortestPersonal = 3;

/** Whether a password has as many characters as one may have. */
export const hasPasswordLength = ({ length }: string): boolean =>
  length >= userLimits.password.min && length <= userLimits.password.max;

/** How hard a password is to guess, in words: its length, its kinds of characters, and what everybody tries first. */
export function passwordStrength(password: string, mailbox = ''): { strength: Strength; advice: Advice } {
  const plain = password.toLowerCase();
  const owner = mailbox.split('@')[0]?.toLowerCase() ?? '';
  if (owner.length >= shortestPersonal && plain.includes(owner))
    return { strength: 'weak', advice: 'personal' };
  if (favourites.has(plain) || withoutPatterns(plain).length < 4)
    return { strength: 'weak', advice: 'guessable' };
  const kinds = classes.filter((kind) => kind.test(password)).length;
  if (password.length < 8) return { strength: 'weak', advice: 'longer' };
  if (kinds === 1 && password.length < 12) return { strength: 'weak', advice: 'mix' };
  if (password.length >= 12 && kinds >= 3) return { strength: 'strong', advice: 'fine' };
  if (password.length >= 10 && kinds >= 2) return { strength: 'good', advice: kinds < 3 ? 'mix' : 'longer' };
  return { strength: 'fair', advice: kinds < 3 ? 'mix' : 'longer' };
}

/** What remains of a password when everything that is guessed first is taken out of it. */
function withoutPatterns(plain: string): string {
  let rest = plain.replace(common, '');
  rest = rest.replace(/(19|20)\d\d(0[1-9]|1[0-2])?([0-2]\d|3[01])?/, '').replace(/(.)\1{2,}/gu, '');
  return runs.reduce((left, run) => left.replace(runIn(left, run), ''), rest);
}

/** The longest piece of a row of keys, of four characters or more, that a text contains; else nothing. */
function runIn(text: string, row: string): string {
  for (let length = Math.min(row.length, text.length); length >= 4; length--) {
    for (let start = 0; start + length <= row.length; start++) {
      const piece = row.slice(start, start + length);
      if (text.includes(piece)) return piece;
    }
  }
  return '';
}

const { types, maxBytes } = avatarLimits.photo;

/** The types of a profile picture, for the browser's own dialog. */
export const pictureTypes: string = types.join(',');

/** Why a file cannot be the profile picture, or nothing. The bytes are looked at by the server. */
export function pictureRefusal({ type, size }: { type: string; size: number }) {
  if (!types.some((known) => known === type)) return userMessages.pictureType;
  return size > maxBytes ? userMessages.pictureTooLarge : undefined;
}

export type Size = { width: number; height: number };
export type Point = { x: number; y: number };
/** A square of a picture, in its own pixels. */
export type Square = Point & { side: number };

/** Brings a value between two others. */
export const between = (low: number, value: number, high: number): number =>
  Math.min(Math.max(value, low), high);

/** The square around a point of the picture at a zoom; it never leaves the picture. */
export function squareOf({ width, height }: Size, center: Point, zoom: number): Square {
  const side = Math.min(width, height) / zoom;
  return {
    x: between(0, center.x - side / 2, width - side),
    y: between(0, center.y - side / 2, height - side),
    side,
  };
}

/** The address that brings somebody here on a user's word. */
export const referralAddress = (origin: string, userId: string): string => `${origin}/register?ref=${userId}`;

/** The fields of an application as they are typed. */
export type ApplyValues = {
  type: 'email' | 'bot';
  applicantEmail: string;
  botAddress: string;
  applicant: string;
  company: string;
  contactPerson: string;
  endUser: string;
  quantity: string;
  remark: string;
};

/** What is sent of an application: the address of the chosen way alone, and of the rest only what was filled in. */
export function applicationOf(values: ApplyValues): InviteApplication {
  const { type, applicantEmail, botAddress, applicant, company, quantity, ...rest } = values;
  const filled = Object.fromEntries(Object.entries(rest).filter(([, text]) => text.trim() !== ''));
  // No number at all is refused by the schema, with its own sentence.
  const count = quantity.trim() === '' ? Number.NaN : Number(quantity);
  const fields = { applicant: applicant.trim(), company: company.trim(), ...filled, quantity: count };
  return type === 'email'
    ? { ...fields, type, applicantEmail: applicantEmail.trim() }
    : { ...fields, type, botAddress: botAddress.trim() };
}
