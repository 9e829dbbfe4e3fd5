// Whoever asks for the avatar by an address lands in its panel, which is shown only after that.
let isWished = false;

/** The next panel of an avatar takes the focus. */
export const wishAvatar = (): void => {
  isWished = true;
};

/** Whether the focus was wished for; once. */
export function takeAvatarWish(): boolean {
  const was = isWished;
  isWished = false;
  return was;
}
