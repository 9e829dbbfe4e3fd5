/**
 * The embedded voices: the first of their models, and after the plus how we use all of them. Count it up when text, sounds or
 * loudness change what is heard.
 */
export const embeddedEngine = 'kokoro-82m-1.0+6';
