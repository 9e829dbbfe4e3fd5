import { storageLimits } from '../storage/limits.ts';

const minuteMs = 60 * 1000;

/** Numbers of photos that avatars are made from; how large and of which kind one may be: avatar/limits.ts. */
export const photoLimits = {
  /** No side of a photo that can be read is longer; a crop outside of it is nonsense. */
  side: 40_000,
  /** Degrees by which a photo can be straightened, to either side. */
  turn: 180,
  /** Photos that no avatar uses are forgotten after a day; of one account so many are kept at a time. */
  waiting: { keptMs: 24 * 60 * minuteMs, perUser: 10 },
  /** A small picture of the camera, looked at while somebody takes their place. */
  glance: { maxBytes: 200 * storageLimits.unitStep, maxPixels: 2_000_000 },
  /** What one account may have looked at: more than anybody who chooses a photo does. */
  uploadsPerHour: { count: 60, perMs: 60 * minuteMs },
  checksPerMinute: { count: 20, perMs: minuteMs },
  glancesPerMinute: { count: 90, perMs: minuteMs },
  /** Steps from a photo to a look, of all avatars of an account: each may begin work of a minute. */
  stepsPerHour: { count: 60, perMs: 60 * minuteMs },
  /** Photos are looked at one after the other: so many of each account, which may have several tabs, and so many in all. Whoever is refused tries again soon. */
  looking: { ofAccount: 4, most: 20, retrySeconds: 3 },
  /** The name of the person in the photo. */
  person: { max: 60 },
  /** Of each avatar the first set of style images is free, and so is one change; of an account so many a day (decision 0077). */
  freeStyleSets: 2,
  freeStyleSetsPerDay: { count: 4, perMs: 24 * 60 * minuteMs },
  /** As much of the ledger as one answer brings, the newest first. */
  likenesses: 500,
  usesOfLikeness: 200,
} as const;
