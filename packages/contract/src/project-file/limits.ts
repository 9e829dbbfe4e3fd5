const mebibyte = 1024 * 1024;

/** A project as one file: an open zip that says what it is in its first entry, as books and office documents do. */
export const projectFile = {
  format: 'rostrum-project',
  /** Raised when a reader of the version before would misunderstand it. */
  version: 1,
  ending: 'rostrum',
  type: 'application/vnd.rostrum.project+zip',
} as const;

/** Where things lie in a project file. Pages are counted from 1. */
export const projectEntries = {
  type: 'mimetype',
  project: 'project.json',
  slide: (page: number): string => `slides/page-${numbered(page)}.json`,
  medium: (name: string): string => `media/${name}`,
  audio: (page: number): string => `audio/page-${numbered(page)}.mp3`,
  track: (page: number): string => `audio/page-${numbered(page)}.json`,
} as const;

/** The address of what is not in the file: it opens nothing, and is no name of an entry. */
export const nowhere = 'media:nowhere';

const numbered = (page: number): string => String(page).padStart(2, '0');

/** How much of a project file is read into memory at a time. */
export const projectFileLimits = {
  audioBytes: 64 * mebibyte,
  /** A page that is spoken for longer is none of ours; nor is a sound with more bytes for its length (256 kbit/s). */
  audioMs: 2 * 60 * 60 * 1000,
  audioBytesPerMs: 32,
  trackBytes: 8 * mebibyte,
  questions: 20,
  questionLength: 500,
} as const;
