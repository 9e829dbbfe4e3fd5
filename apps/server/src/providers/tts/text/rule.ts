/** A way to read something that is not written as it is spoken. The pattern is sticky (`y`). */
export type Rule = {
  readonly pattern: RegExp;
  /** The words, or nothing when it is something else after all. */
  read(match: RegExpExecArray): string | undefined;
  /** Each digit for itself: the one that is a digit keeps its first tone. */
  readonly digits?: boolean;
};

/** The groups of a match by their numbers; a group that took no part is an empty text. */
export const groupsOf = (match: RegExpExecArray): string[] => [...match].map((group) => group ?? '');
