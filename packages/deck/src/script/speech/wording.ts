/** A place in a row of things that are counted. */
export type Turn = { number: number; of: number };

/** How far a value goes in a table or chart. */
export type Extremes = { most: string; mostValue: string; least: string; leastValue: string };

/** What leads through a talk. */
export type Leads = {
  /** The first words of a deck: what it is about. */
  opening(title: string, tagline: string): string;
  /** The first words of a deck that has no title page. */
  greeting(): string;
  agenda(items: readonly string[]): string;
  section(title: string, turn: Turn): string;
  /** From the page before to this one. `isFirst` is the first after an opening or the title of a section. */
  bridge(title: string, isFirst: boolean): string;
  question(title: string): string;
  claim(title: string): string;
  /** The title is that of the page before. */
  again(title: string): string;
  /** Back to a page that was seen before, of which the new is told. */
  back(title: string): string;
  /** A part that the table of contents did not name. */
  beyond(title: string): string;
  /** The page that sums up. */
  summary(): string;
  references(): string;
  /** The page of thanks: it ends the talk. */
  thanks(asksForQuestions: boolean): string;
  end(): string;
};

/** What relates points to each other. */
export type Lists = {
  /** Short points as one sentence; `isWhole`: they are all that there are, and may be counted. */
  listed(items: readonly string[], isWhole: boolean): string;
  /** Short points after longer ones. */
  more(items: readonly string[]): string;
  /** What to do, as one sentence. */
  tasks(items: readonly string[]): string;
  /** How many points will come. */
  counted(count: number): string;
  /** What stands before the point of a place, as "first,". */
  ordinal(turn: Turn): string;
  /** What stands before a step of a place, as "then,". */
  step(turn: Turn): string;
  /** Two things beside each other. */
  sides(one: string, other: string): [string, string];
  steps(items: readonly string[]): string;
  /** After the last step comes the first one. */
  anew(): string;
  /** More stands on the slide than is said. */
  rest(): string;
};

/** What points at pictures. */
export type Pictures = {
  labels(items: readonly string[], isMore: boolean): string;
  picture(words: string): string;
  pictures(count: number): string;
  /** The way to a page that shows pictures of its title and nothing else. */
  pictured(title: string, count: number): string;
  /** A page that shows pictures and says nothing but its title, or not even that. */
  onlyPictures(count: number, title: string): string;
};

/** What points at something to see. */
export type Sights = Pictures & {
  /** Something short that is shown rather than said. */
  shown(what: string): string;
  /** A sentence that breaks off before what the slide shows. */
  goesOnOnSlide(text: string): string;
  code(): string;
  formula(): string;
  film(): string;
  sound(): string;
  drawing(): string;
};

/** What numbers say. */
export type Values = {
  /** A number with what it counts. */
  figure(number: string, what: string): string;
  /** What happened in a year. */
  year(year: string, what: string): string;
  /** The message of a column of numbers. */
  extremes(name: string, values: Extremes): string;
  /** A table that is too long to be read: what it compares. */
  tableOf(count: number, names: readonly string[], columns: readonly string[], kind: string): string;
  /** What a chart is of; several charts of a page are counted. */
  chartOf(title: string, series: readonly string[], turn: Turn): string;
  /** The rows of values that a chart with a title compares. */
  compared(series: readonly string[]): string;
  /** Where a row of values is highest on its way. */
  peak(at: string, value: string): string;
  trend(
    name: string,
    first: { at: string; value: string },
    last: { at: string; value: string },
    way: 'up' | 'down' | 'same',
  ): string;
  share(name: string, percent: number): string;
  /** What a row of values without a name is called; `isTitled`: the title has just named it. */
  value(isTitled: boolean): string;
  /** Members of a row that are not named. */
  others(): string;
};

/** The phrases of a presenter in one language. */
export type Wording = Leads &
  Lists &
  Sights &
  Values & {
    language: 'zh' | 'en' | 'other';
    colon: string;
    /** What joins sentences. */
    space: string;
    /** What parts the halves of a sentence. */
    half: string;
    closed(text: string): string;
    /** A, B and C. */
    list(items: readonly string[]): string;
  };
