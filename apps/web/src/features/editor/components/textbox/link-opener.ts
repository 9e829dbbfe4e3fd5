let opener: HTMLElement | undefined;

/** Tells which button opens the field for links; undefined where there is none. */
export function setLinkOpener(button: HTMLElement | undefined): void {
  opener = button;
}

/** Opens the field for links, as keys do. */
export const openLinkField = (): void => opener?.click();
