// The voices read Chinese characters, Latin letters and digits; marks and pictures have no sound of their own.
const spoken = /[\p{Script=Han}\p{Script=Latin}0-9０-９]/u;

/** Whether a voice finds something to say in a script. */
export const isSpeakable = (script: string): boolean => spoken.test(script);
