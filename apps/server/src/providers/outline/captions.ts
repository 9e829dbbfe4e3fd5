/** The number of a caption is for who reads the document. */
const numbered = /^(?:fig(?:ure|\.)?|table|chart|图|表)\s?[\d.\-–]+\s?[.:：|—–-]?\s*/iu;

/** What a caption says. */
export const captionText = (caption: string): string => caption.replace(numbered, '').trim();
