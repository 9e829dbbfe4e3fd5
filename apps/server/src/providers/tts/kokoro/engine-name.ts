/** The model, and after the plus how we use it: count it up when text, sounds or loudness change what is heard. */
export const kokoroEngine = 'kokoro-82m-1.0+2';
