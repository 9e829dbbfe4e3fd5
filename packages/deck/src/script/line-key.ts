/** By which lines of several pages are known to be the same: the number of a page does not count. */
export const keyOf = (text: string): string => text.toLowerCase().replaceAll(/[\d\s\p{P}]+/gu, '');
