/** Who needs the content of an upload. */
export const useOf = (id: string): string => `upload:${id}`;

/** Who needs the pieces of a file that is not whole yet. */
export const pieceUseOf = (id: string): string => `piece:${id}`;

/** Pictures, sound and film are shown in the page; documents are offered for saving. */
export const isShownInPage = (type: string): boolean => /^(image|audio|video)\//.test(type);
