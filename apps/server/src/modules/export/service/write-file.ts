import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { exportErrors } from '@app/contract/export/errors.ts';
import { exportLimits } from '@app/contract/export/limits.ts';
import { formatSize } from '@app/contract/storage/states/size.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import { deckVersion } from '@app/deck/migrate/migrate.ts';
import type { Entry } from '@app/deck/pptx/write/part.ts';
import { zipEntries } from '@app/deck/pptx/write/zip.ts';
import type { JobTools } from '../../../platform/jobs/define.ts';
import { DeckTooHeavy, type DeckWriting, type WrittenDeck } from '../../../providers/deck-writer/port.ts';
import type { Stored } from '../../../providers/storage/port.ts';
import type { AvatarService } from '../../avatar/service.ts';
import type { BroadcastService } from '../../broadcast/service.ts';
import type { CoursewareService, WholeDeck } from '../../courseware/service.ts';
import type { DictionaryService } from '../../dictionary/service.ts';
import type { FileService } from '../../file/service.ts';
import { type ProjectRow, type ProjectService, viewportOf } from '../../project/service.ts';
import type { UploadService } from '../../upload/service.ts';
import type { ExportRow } from '../tables.ts';
import { originalOf } from './fetch-original.ts';
import { gatherMedia } from './gather-media.ts';
import { gatherSpeech } from './gather-speech.ts';
import { writeProject } from './write-project.ts';

export type WriteDeps = {
  files: FileService;
  uploads: UploadService;
  projects: ProjectService;
  courseware: CoursewareService;
  broadcasts: BroadcastService;
  avatars: AvatarService;
  dictionaries: DictionaryService;
  deckWriting: DeckWriting;
  folder: string;
};

/** What folders are called in which parts are written. */
export const workName = 'export-';

type Use<T> = (written: WrittenDeck) => Promise<T>;
type Outgoing = {
  project: ProjectRow;
  deck: WholeDeck;
  gather: (media: Parameters<typeof gatherMedia>[0]) => ReturnType<typeof gatherMedia>;
  onBroken: (url: string) => void;
};

/** Writing the parts is the first part of the work; packing the media is the rest. */
const writtenPercent = 30;

/** The entries one after the other, telling how far it is; whoever cancels is heard between two of them. */
async function* told(entries: readonly Entry[], { progress, signal }: JobTools): AsyncGenerator<Entry> {
  for (const [at, entry] of entries.entries()) {
    signal.throwIfAborted();
    yield entry;
    await progress(writtenPercent + Math.floor(((100 - writtenPercent) * (at + 1)) / entries.length));
    await nextTurn();
  }
}

/** Keeps what was written; what is wrong with it is told as what the deck is about. */
async function keepFile(files: FileService, stream: Readable): Promise<Stored> {
  try {
    return await files.keep(stream, exportLimits.maxBytes);
  } catch (error) {
    const def = error instanceof AppError ? error.def : undefined;
    const max = formatSize(exportLimits.maxBytes, 'en-US');
    if (def === uploadErrors.tooLarge) throw new AppError(exportErrors.tooLarge, { max });
    if (def !== uploadErrors.incomplete) throw error;
    // Nobody uploads here: a content that cannot be read is an accident, and is tried again.
    const cause = stream.errored ?? error;
    throw cause instanceof AppError ? new Error('a content of the deck cannot be read', { cause }) : cause;
  }
}

/** Writes what somebody asked for into the storage; nobody uses the content yet. */
export function writeFile(deps: WriteDeps) {
  const { files, projects, courseware, deckWriting, folder } = deps;
  const asProject = writeProject(deps);
  const fetchOriginal = originalOf(deps);
  const speak = gatherSpeech(deps);

  /** In a process of its own: what takes long there holds nobody up here, and too much of it is stopped. */
  async function asPowerPoint<T>(
    row: ExportRow,
    outgoing: Outgoing,
    tools: JobTools,
    use: Use<T>,
  ): Promise<T> {
    const { project, deck, gather } = outgoing;
    const spoken = await speak(row, outgoing, tools.signal);
    const { design, slides } = deck;
    const work = path.join(folder, `${workName}${row.id}`);
    const original = await fetchOriginal(project, `${work}.pptx`, tools.signal);
    const written = {
      deck: { version: deckVersion, viewport: viewportOf(project), design, slides },
      title: project.title,
      media: new Map([...gather([...deck.media, ...spoken.sounds]), ...spoken.media]),
      narrations: spoken.narrations,
      ...(spoken.presented && { presented: spoken.presented }),
      ...(original && {
        original: {
          path: original,
          // A content is named by its hash.
          contents: new Map(deck.media.map(({ url, fileKey }) => [url, fileKey])),
        },
      }),
    };
    // The work goes on where only how far it is could not be written down.
    const onSlide = (count: number) =>
      void tools.progress(Math.floor((writtenPercent * count) / deck.slides.length)).catch(() => undefined);
    try {
      const own = { folder: work, signal: tools.signal, onSlide };
      return await deckWriting.write(written, own, use);
    } catch (error) {
      if (error instanceof DeckTooHeavy) throw new AppError(exportErrors.tooHeavy);
      throw error;
    } finally {
      if (original !== undefined) await rm(original, { force: true });
    }
  }

  return async (row: ExportRow, tools: JobTools): Promise<Stored & { missing: number }> => {
    const project = await projects.find(row.projectId);
    if (!project) throw new AppError(commonErrors.notFound);
    const deck = await courseware.wholeDeck(row.projectId);
    const broken = new Set<string>();
    const onBroken = (url: string) => void broken.add(url);
    const gather = (media: Parameters<typeof gatherMedia>[0]) =>
      gatherMedia(media, files, onBroken, row.format);
    const afterSlide = async (at: number): Promise<void> => {
      tools.signal.throwIfAborted();
      await tools.progress(Math.floor((writtenPercent * at) / deck.slides.length));
      await nextTurn();
    };
    const pack = async ({ entries, missing }: WrittenDeck) => {
      const kept = await keepFile(files, Readable.from(zipEntries(told(entries, tools))));
      return { ...kept, missing: missing.length + broken.size };
    };
    return row.format === 'project'
      ? pack(await asProject({ project, deck, media: gather(deck.media), afterSlide }))
      : asPowerPoint(row, { project, deck, gather, onBroken }, tools, pack);
  };
}
