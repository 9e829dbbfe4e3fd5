const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Numbers of accounts: the spec's sections 5 and 9, and what was decided about codes and tokens. */
export const userLimits = {
  /** Spec 5: 6 to 16 characters. */
  password: {
    min: 6,
    max: 16,
    /** Longer input is not even compared: hashing it would cost time for nothing. */
    longestTried: 128,
  },
  nickname: { min: 1, max: 20 },
  mailbox: { max: 254, beforeAt: 64 },
  /** Nobody is older; such a date of birth is a slip of the finger. */
  oldestBirthYear: 1900,
  /** Spec 1: users under 13 are not served. */
  minimumAge: 13,
  verificationCode: { digits: 6, validMs: 10 * minute, tries: 5, againAfterMs: 60 * second },
  token: {
    randomBytes: 32,
    /** Nothing we ever gave out is longer. */
    longestTried: 200,
    /** With "remember me"; every use starts the time anew. */
    rememberedMs: 14 * day,
    /** Without "remember me". */
    sessionMs: day,
    /** However often it is used, a login ends then; what is made from it by ?tk= ends with it. */
    longestMs: 90 * day,
    /** The `tk` and `iframe-token` of an address; used up by the first `GET /user/info`. */
    oneTimeMs: 5 * minute,
    /** The link in the forgot-password mail. */
    resetMs: 30 * minute,
  },
  /** After these tries on one account each further one waits twice as long as the one before. */
  wrongPassword: { freeTries: 5, firstDelayMs: minute, longestDelayMs: 15 * minute },
  /** Wrong tries of one address, on passwords and codes of any account. A whole school may share an address. */
  wrongFromAddress: { freeTries: 100, firstDelayMs: minute, longestDelayMs: 15 * minute },
  /** Mails with codes that may be sent to one mailbox. */
  codesToMailbox: { count: 10, perMs: day },
  /** Links to a new password have a count of their own, and a short one: nobody can keep an owner out for a day. */
  resetsToMailbox: { count: 6, perMs: hour },
  mailsFromAddress: { count: 120, perMs: hour },
  /** Spec 9: the trial package runs one month; paid packages carry the 14-day trial text. */
  trial: { months: 1, textDays: 14 },
} as const;
