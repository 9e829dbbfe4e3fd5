/** What can be shared, by the kind of token its visitors get (spec section 6). */
export const shareKinds = ['project-share', 'avatar-share', 'avatar-link'] as const;

/** What is shared. */
export type ShareKind = (typeof shareKinds)[number];
