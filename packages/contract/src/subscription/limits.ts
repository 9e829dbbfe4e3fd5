/** Numbers of paid levels. */
export const subscriptionLimits = {
  /** So many days before a paid level ends its account is told, once each. */
  noticeDays: { first: 7, last: 1 },
} as const;
