/** A place in a row of things that are counted. */
export type Turn = { number: number; of: number };

/** How far a value goes in a table or chart. */
export type Extremes = { most: string; mostValue: string; least: string; leastValue: string };

/**
 * The phrases of a presenter in one language. `seed` chooses among phrases that mean the same, so that pages do not all
 * begin alike and the same deck always gets the same words.
 */
export type Wording = {
  language: 'zh' | 'en' | 'other';
  colon: string;
  /** What joins sentences. */
  space: string;
  /** What parts the halves of a sentence. */
  half: string;
  closed(text: string): string;
  /** A, B and C. */
  list(items: readonly string[]): string;
  /** The first words of a deck: what it is about. */
  opening(title: string, tagline: string): string;
  /** The first words of a deck that has no title page. */
  greeting(): string;
  agenda(items: readonly string[]): string;
  section(title: string, turn: Turn, seed: number): string;
  /** From the page before to this one. `isFirst` is the first after an opening or the title of a section. */
  bridge(title: string, seed: number, isFirst: boolean): string;
  question(title: string, seed: number): string;
  claim(title: string, seed: number): string;
  /** The title is that of the page before. */
  again(title: string, seed: number): string;
  /** Short points as one sentence. */
  listed(items: readonly string[], seed: number): string;
  /** How many points will come. */
  counted(count: number, seed: number): string;
  /** What stands before the point of a place, as "first,". */
  ordinal(turn: Turn): string;
  steps(items: readonly string[], seed: number): string;
  labels(items: readonly string[], isMore: boolean, seed: number): string;
  picture(words: string, seed: number): string;
  pictures(count: number, seed: number): string;
  code(seed: number): string;
  formula(): string;
  film(): string;
  sound(): string;
  drawing(seed: number): string;
  references(): string;
  /** The page of thanks: it ends the talk. */
  thanks(asksForQuestions: boolean): string;
  end(): string;
  /** The message of a column of numbers. */
  extremes(name: string, values: Extremes): string;
  /** A table that is too long to be read: what it compares. */
  tableOf(count: number, names: readonly string[], columns: readonly string[]): string;
  /** The message of a chart. */
  chartOf(title: string, series: readonly string[]): string;
  trend(
    name: string,
    first: { at: string; value: string },
    last: { at: string; value: string },
    way: 'up' | 'down' | 'same',
  ): string;
  share(name: string, percent: number): string;
};

/** One of several, by a seed. */
export const pick = <T>(choices: readonly [T, ...T[]], seed: number): T =>
  choices[((seed % choices.length) + choices.length) % choices.length] ?? choices[0];
