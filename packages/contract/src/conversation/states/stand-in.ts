/**
 * Why the deck's own words stand in for an answer that a language model was to write: it took too long, could not be
 * asked, said only what its passages do not hold, or found no answer in them.
 */
export const standIns = ['slow', 'failed', 'unsupported', 'declined'] as const;
export type StandIn = (typeof standIns)[number];
