/** Who somebody is in an organisation; a student belongs to a class, whose teacher is the owner. */
export const corporateRoles = ['owner', 'member', 'student'] as const;

/** A role in an organisation. */
export type CorporateRole = (typeof corporateRoles)[number];

/** A student's use is booked on the pool of the class, so a student cannot buy. */
export const canBuy = (role: CorporateRole | null): boolean => role !== 'student';
