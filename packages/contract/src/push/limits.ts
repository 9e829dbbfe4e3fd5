/** Numbers of the event stream (spec section 9 and decisions, section 1). */
export const pushLimits = {
  reconnects: 5,
  firstDelayMs: 5_000,
  longestDelayMs: 30_000,
  /** Each delay is this many times the one before. */
  growth: 2,
  /** A delay is moved by up to this share, so that not all clients come back at the same moment. */
  jitter: 0.2,
  replayMs: 10 * 60 * 1000,
  keepAliveMs: 15_000,
  /** Browsers open one for all their tabs, so this is a number of devices. Each process counts its own. */
  streamsPerUser: 20,
} as const;
