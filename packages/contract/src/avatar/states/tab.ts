/**
 * What is listed: the two tabs of spec section 2 – what is mine, and the avatars that come with the product –, or both,
 * mine first, for who chooses a presenter.
 */
export const avatarTabs = ['mine', 'template', 'all'] as const;

/** A tab of the list. */
export type AvatarTab = (typeof avatarTabs)[number];
