/** Things that a page had and that we could not keep. */
export type LostThing =
  | 'chart'
  | 'diagram'
  | 'object'
  | 'video'
  | 'audio'
  | 'picture'
  | 'ink'
  | 'animation'
  /** Notes that are broken, or the end of those longer than a script may be. */
  | 'notes'
  /** Where words stood: they were given a place. */
  | 'place'
  /** The page itself: its words were kept, its look was not. */
  | 'layout';

/** One thing that was not kept; `name` is what its author called it. */
export type NotKept = { what: LostThing; name?: string };

/** What became of the deck as a whole. */
export type DeckReport = {
  /** Slides in the file, hidden ones too. */
  slides: number;
  /** Numbers, from 1, of slides that the file itself does not show: their pages are hidden. */
  hidden: number[];
  /** Slides beyond the most that a project may have. */
  beyondLimit: number;
};
