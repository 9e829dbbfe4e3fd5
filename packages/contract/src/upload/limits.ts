/**
 * The files that are taken, by ending, with the media type under which each is served: one of these, and never under a
 * visitor's word. The bytes decide which one a file is.
 */
export const acceptedFiles = {
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogg: 'audio/ogg',
} as const;

/** How files of decks end: with macros, to be shown at once, or as a template, their slides are the same. All are served as pptx. */
export const deckEndings = ['pptx', 'pptm', 'ppsx', 'ppsm', 'potx', 'potm'] as const;

/** An Office file with a password. It is kept as it is until its owner unlocks it. */
export const lockedType = 'application/x-ole-storage';

/** The ending of a file that is taken. */
export type FileEnding = keyof typeof acceptedFiles;

/** The endings as a sentence lists them. */
export const acceptedEndings: string = Object.keys(acceptedFiles).join(', ');

/** Limits of stored files. The largest upload depends on the level: user/states/level.ts. */
export const uploadLimits = {
  /** How long a signed address works (decisions, section 9). */
  signedUrlSeconds: 24 * 60 * 60,
  nameLength: 255,
  search: { max: 100 },
  /** The longest password that Office takes; after these tries each further one waits longer. */
  password: { max: 255, tries: { freeTries: 10, firstDelayMs: 2000, longestDelayMs: 60_000 } },
  /** A large file travels in pieces of this size; a line that breaks costs no more than one of them. */
  pieceBytes: 1024 * 1024,
  /** What was begun and not finished is forgotten after a day; of one account so many are kept at a time. */
  unfinished: { keptMs: 24 * 60 * 60 * 1000, perUser: 20 },
} as const;
