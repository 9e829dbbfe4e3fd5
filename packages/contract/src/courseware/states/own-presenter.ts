type OnPage = { readonly avatarId: string | null };
type OfDeck = { readonly avatarsId: string | null };

/** Whether a page is presented by somebody else than its deck. */
export const hasOwnPresenter = ({ avatarId }: OnPage, { avatarsId }: OfDeck): boolean =>
  avatarId !== null && avatarId !== avatarsId;
