/** What use can be added up by. */
export const dosageKinds = ['project', 'avatar', 'day'] as const;

/** One of the ways to add use up. */
export type DosageKind = (typeof dosageKinds)[number];
