import type { DocumentFault } from '@app/contract/document/states/fault.ts';
import type { ProjectFilePage, ProjectFileSettings } from '@app/contract/project-file/schema.ts';
import type { Size } from '@app/deck/deck.ts';
import type { Design } from '@app/deck/design.ts';
import type { Refusal } from '@app/deck/pptx/guard/refusal.ts';
import type { DrawnMedia } from '@app/deck/pptx/read/metafile.ts';
import type { DeckReport, NotKept } from '@app/deck/pptx/read/report.ts';
import type { Slide } from '@app/deck/slide.ts';
import type { SourceDocument } from './document.ts';
import type { ProjectRefusal } from './project-refusal.ts';
import type { TextRefusal } from './text-refusal.ts';

// Elements of the slide point to it by `url` until it is stored and has an address of its own.
export type PictureFile = { url: string; path: string; type: DrawnMedia['type']; bytes: number };

/** The media types under which pictures, films and sounds are stored. */
export const pictureTypes: Readonly<Record<PictureFile['type'], string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  bmp: 'image/bmp',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  webm: 'video/webm',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
};

// The sound of a page that a project file brings, and its track: files in the folder. `said` names how it was said.
export type PageSound = { audio: string; track: string; durationMs: number; said: string };

export type DeckPage = {
  // Its place among the pages, from 0, and how many there will be.
  index: number;
  total: number;
  // The number of its slide in the file, from 1.
  number: number;
  slide: Slide;
  // The pictures that no earlier page brought.
  pictures: PictureFile[];
  notKept: NotKept[];
  // Of a page of a project file alone.
  settings?: Omit<ProjectFilePage, 'sound'>;
  sound?: PageSound;
};

export type DeckSummary = {
  viewport: Size;
  design: Design;
  pages: number;
  report: DeckReport;
  // What the file calls itself; absent where nobody gave it a name.
  title?: string;
  // Of a project file alone.
  project?: ProjectFileSettings;
};

export type ReadOptions = {
  // Where the pictures are put; it exists, is empty, and belongs to this call. The caller removes it.
  folder: string;
  signal?: AbortSignal;
  // Called once, before the pages: they stand on its design, whose pictures come with the first of them.
  onOpened?: (summary: DeckSummary) => void;
  // Called for each page in turn; the next one waits until it has been taken.
  onProgress: (page: DeckPage) => Promise<void> | void;
};

export type TextOptions = Pick<ReadOptions, 'folder' | 'signal'> & {
  // How far it is; a format without pages of its own is one page.
  onProgress?: (done: { page: number; pages: number }) => void;
  // How many of the scanned pages have been recognised, each of which takes seconds.
  onScan?: (done: { page: number; pages: number }) => void;
};

/** How opening a locked file ended; "unreadable" is one that is damaged, or locked in a way that we do not know. */
export type Unlocking = 'opened' | 'wrong-password' | 'unreadable';

export type Documents = {
  // Reads a .pptx or a project file. A file that cannot be read is DocumentRefused; any other failure is ours and may be tried again.
  readDeck(file: string, options: ReadOptions): Promise<DeckSummary>;
  // Reads what a .pdf, .docx, .pptx or text says, typed by its bytes. Fails as readDeck does.
  readText(file: string, options: TextOptions): Promise<SourceDocument>;
  // Opens an Office file that has a password and writes what is inside to a new file. The password reaches the process that
  // opens it by its input, lies on no disk, and stands in no list of processes.
  unlock(file: string, password: string, to: string): Promise<Unlocking>;
  // Whether pages that are pictures of text can be read.
  readsScans(): boolean;
};

// "too-heavy": it asked for more time, memory or room than any document may have.
type DocumentRefusal = Refusal | TextRefusal | ProjectRefusal | 'too-heavy';

export class DocumentRefused extends Error {
  override readonly name = 'DocumentRefused';
  readonly fault: DocumentFault;
  readonly reason: DocumentRefusal;

  constructor(fault: DocumentFault, reason: DocumentRefusal) {
    super(`The document was refused: ${reason}`);
    this.fault = fault;
    this.reason = reason;
  }
}
