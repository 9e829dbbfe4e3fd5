/** Something that can be said in an answer: a sentence of a script, or a line of a slide. */
export type Passage = { page: number; text: string; kind: 'script' | 'slide' };

/** A page with its title, whose words count for everything on it. */
export type PageOfPassages = { page: number; title: string };

/** What an engine finds: the words to say, each with the page it comes from. */
export type FoundAnswer = {
  /** `near`: it does not say so outright, but this comes closest. */
  outcome: 'found' | 'near' | 'none';
  sentences: readonly Passage[];
  /** Why there is nothing to find: it is a remark, or asks for a page that the deck does not have. */
  remark?: 'greeting' | 'thanks' | 'again' | 'noPage';
};

export type AnswerProvider = {
  readonly name: string;
  /** Loads now what the first question would have to wait for. */
  warmUp(): void;
  answer(
    question: string,
    pages: readonly PageOfPassages[],
    passages: readonly Passage[],
  ): Promise<FoundAnswer>;
};
