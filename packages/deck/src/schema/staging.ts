import * as z from 'zod/mini';
import { coursewareLimits } from '../limits.ts';
import { type Build, buildEffects, directions, type Transition, transitionKinds } from '../staging.ts';
import { named } from './named.ts';

const { milliseconds: most, builds } = coursewareLimits.staging;
const milliseconds = z.int().check(z.minimum(0), z.maximum(most));

/** See `Transition`. */
export const transitionSchema = named(
  'Transition',
  z.strictObject({
    kind: z.enum(transitionKinds),
    direction: z.exactOptional(z.enum(directions)),
    duration: milliseconds,
    advanceAfter: z.exactOptional(milliseconds),
    ignoresClicks: z.exactOptional(z.boolean()),
  }),
) satisfies z.ZodMiniType<Transition>;

const buildSchema = z.strictObject({
  elementId: z.string().check(z.minLength(1), z.maxLength(100)),
  paragraph: z.exactOptional(z.int().check(z.nonnegative())),
  kind: z.enum(['entry', 'exit', 'emphasis']),
  effect: z.enum(buildEffects),
  direction: z.exactOptional(z.enum(directions)),
  trigger: z.enum(['click', 'with', 'after']),
  delay: milliseconds,
  duration: milliseconds,
}) satisfies z.ZodMiniType<Build>;

/** The steps of a slide in their order; see `Build`. */
export const buildsSchema = named('Builds', z.array(buildSchema).check(z.maxLength(builds)));

/** How a slide comes and what happens on it, as it is stored. */
export const stagingSchema = z.strictObject({
  transition: z.exactOptional(transitionSchema),
  builds: z.exactOptional(buildsSchema),
});
