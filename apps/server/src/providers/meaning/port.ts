/** What a text means: the direction of a vector, in bytes. Texts that say alike in other words lie near each other. */
export type Meaning = Int8Array;

export type MeaningOptions = {
  /** Somebody waits for an answer: it goes before pages that are read ahead. */
  isAsked?: boolean;
};

/** Tells what texts mean, so that what is said in other words is found. */
export type MeaningProvider = {
  /** In the order of the texts; undefined where it is not known: without the model, or in a language that it was not made for. */
  of(texts: readonly string[], options?: MeaningOptions): Promise<(Meaning | undefined)[]>;
  warmUp(): void;
  close(): Promise<void>;
};

/** The model was made of Chinese texts. */
export const canBeMeant = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** Answers go by words alone. */
export const noMeanings: MeaningProvider = {
  of: async (texts) => texts.map(() => undefined),
  warmUp: () => undefined,
  close: async () => undefined,
};
