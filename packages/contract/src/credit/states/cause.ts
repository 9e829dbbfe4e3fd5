/** What a booking can be about: the thing that was made, used or bought. */
export const causeKinds = ['project', 'avatar', 'order'] as const;

/** A kind of thing that bookings are about. */
export type CauseKind = (typeof causeKinds)[number];

/** The thing that caused a booking. */
export type Cause = { readonly kind: CauseKind; readonly id: string };
