import type { Build } from '../staging.ts';

/** A build, and how many milliseconds after the beginning of its step it begins. */
export type TimedBuild = { readonly build: Build; readonly at: number };

/** What happens at one moment of a talk, and what follows from it by itself. */
export type StagingStep = readonly TimedBuild[];

/**
 * The builds of a slide by the moments they wait for: the first step begins with the slide and may be empty, each other
 * one where somebody would click.
 */
export function stepsOf(builds: readonly Build[]): StagingStep[] {
  const steps: TimedBuild[][] = [[]];
  let [base, end] = [0, 0];
  for (const build of builds) {
    if (build.trigger === 'click') {
      steps.push([]);
      [base, end] = [0, 0];
    }
    if (build.trigger === 'after') base = end;
    const at = base + build.delay;
    end = Math.max(end, at + build.duration);
    steps.at(-1)?.push({ build, at });
  }
  return steps;
}

/** How long a step takes until its last build is over. */
export const stepLength = (step: StagingStep): number =>
  step.reduce((longest, { build, at }) => Math.max(longest, at + build.duration), 0);

/** What is known of the speech of a page: when its sentences begin, and what its script asks for at words. */
export type SpokenTimes = {
  readonly durationMs: number;
  readonly sentences: readonly { readonly startMs: number }[];
  readonly cues: readonly {
    readonly action: string;
    readonly elementId?: string | undefined;
    readonly startMs: number;
  }[];
};

const cueActions: Readonly<Record<Build['kind'], string>> = {
  entry: 'enter',
  exit: 'leave',
  emphasis: 'spotlight',
};

/** Where a step begins by itself: spread over the sentences, or over the time where there are fewer of them. */
function spread(place: number, count: number, { durationMs, sentences }: SpokenTimes): number {
  const share = place / (count + 1);
  const sentence = sentences[Math.round(share * sentences.length)];
  return count < sentences.length && sentence ? sentence.startMs : share * durationMs;
}

/** When each step of a page begins: at the word that a cue names, or else spread over what is said; never backwards. */
export function stepTimes(steps: readonly StagingStep[], spoken: SpokenTimes): number[] {
  const count = steps.length - 1;
  let last = 0;
  return steps.map((step, place) => {
    if (place === 0) return 0;
    const [first] = step;
    const cue = spoken.cues.find(
      ({ action, elementId }) =>
        first && action === cueActions[first.build.kind] && elementId === first.build.elementId,
    );
    last = Math.max(last, cue?.startMs ?? spread(place, count, spoken));
    return last;
  });
}

/** The step that a page has come to at a time. */
export const stepAt = (times: readonly number[], ms: number): number =>
  Math.max(
    0,
    times.findLastIndex((time) => time <= ms),
  );
