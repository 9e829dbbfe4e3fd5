/** Marks what is drawn by code that comes later, so that who takes a picture can wait for it: it is empty until then, or gone after that. */
export const laterMark = 'data-later';

/** The mark as attributes of an element. */
export const later = { [laterMark]: '' };
