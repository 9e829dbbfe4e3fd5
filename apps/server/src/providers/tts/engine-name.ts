/**
 * The embedded voices: the first of their models, and after the plus how we use all of them. Count it up when text, sounds or
 * loudness change what is heard, and speak the lead-ins of the samples again, which are found by it.
 */
export const embeddedEngine = 'kokoro-82m-1.0+11';
