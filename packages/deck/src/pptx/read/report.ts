/** Things that a page had and that we could not keep. */
export type LostThing =
  | 'chart'
  | 'diagram'
  | 'object'
  | 'video'
  | 'audio'
  | 'picture'
  /** A picture outside of the file, which is never fetched. */
  | 'linked-picture'
  | 'ink'
  | 'animation'
  /** Notes that are broken, or the end of those longer than a script may be. */
  | 'notes'
  /** Where words stood: they were given a place. */
  | 'place'
  | 'comment'
  /** A link to a file or a program of somebody's machine. */
  | 'file-link'
  | 'macro'
  /** A font that came with the file. */
  | 'font'
  /** A font that we do not bring: another is seen on machines that lack it. */
  | 'absent-font'
  /** A choice of slides under a name of its own. */
  | 'custom-show'
  /** How the page comes: it fades in instead. */
  | 'transition'
  /** A model in space, a chart of newer programs and a preview of other slides: the picture of them was kept. */
  | 'model'
  | 'newer-chart'
  | 'zoom'
  /** Pieces of a page that are broken: the others were kept. */
  | 'damage'
  /** Looks that are drawn in a plainer way. */
  | 'pattern'
  | 'depth'
  | 'effect'
  | 'warp'
  /** The page itself: its words were kept, its look was not. */
  | 'layout';

/** One thing that was not kept; `name` is what its author called it, `words` are those that were lost with it. */
export type NotKept = { what: LostThing; name?: string; words?: string };

/** What became of the deck as a whole. */
export type DeckReport = {
  /** Slides in the file, hidden ones too. */
  slides: number;
  /** Numbers, from 1, of slides that the file itself does not show: their pages are hidden. */
  hidden: number[];
  /** Slides beyond the most that a project may have. */
  beyondLimit: number;
  /** What belongs to no page of it. */
  notKept: NotKept[];
};
