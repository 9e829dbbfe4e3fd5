/** The two tabs of the list (spec section 2): what is mine, and the avatars that come with the product. */
export const avatarTabs = ['mine', 'template'] as const;

/** A tab of the list. */
export type AvatarTab = (typeof avatarTabs)[number];
