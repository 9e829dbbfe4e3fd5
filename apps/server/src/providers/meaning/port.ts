/** What a text means: the direction of a vector, in bytes. Texts that say alike in other words lie near each other. */
export type Meaning = Int8Array;

/** Who waits for it: somebody with a question, somebody who saves a page, or nobody. Who asks goes first. */
export const waiters = ['asked', 'written', 'ahead'] as const;
export type Waiter = (typeof waiters)[number];

/** Tells what texts mean, so that what is said in other words is found. */
export type MeaningProvider = {
  /** In the order of the texts; undefined where it is not known: without the model, or in a language that it was not made for. */
  of(texts: readonly string[], waiter: Waiter): Promise<(Meaning | undefined)[]>;
  /** Whether it would tell now what a text means. */
  works(): boolean;
  /** Whether it is a text that the model was made for. */
  reads(text: string): boolean;
  warmUp(): void;
  close(): Promise<void>;
};

/** Answers go by words alone. */
export const noMeanings: MeaningProvider = {
  of: async (texts) => texts.map(() => undefined),
  works: () => false,
  reads: () => false,
  warmUp: () => undefined,
  close: async () => undefined,
};
