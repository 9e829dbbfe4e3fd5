const beginning = 'clone:';

/** The `voice` of a request that a cloning service made: the engine knows it by `name`, and no list has it. */
export const clonedVoice = (name: string): string => beginning + name;

/** What the engine calls a cloned voice; undefined for any other one. */
export const nameOfClone = (voice: string): string | undefined =>
  voice.startsWith(beginning) ? voice.slice(beginning.length) : undefined;
