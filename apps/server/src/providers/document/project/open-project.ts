import { projectEntries, projectFile } from '@app/contract/project-file/limits.ts';
import {
  type ProjectFile,
  type ProjectFilePage,
  type ProjectFileSettings,
  projectFileSchema,
  projectHeadSchema,
} from '@app/contract/project-file/schema.ts';
import { slideCopies } from '@app/deck/commands/slides.ts';
import type { NewId } from '@app/deck/defaults.ts';
import { deckVersion } from '@app/deck/migrate/migrate.ts';
import { Refused } from '@app/deck/pptx/guard/refusal.ts';
import { openPackage, type Package } from '@app/deck/pptx/package/package.ts';
import type { OpenDeck, ReadPage } from '@app/deck/pptx/read/read-deck.ts';
import type { NotKept } from '@app/deck/pptx/read/report.ts';
import { readSlide, storedDesign } from '@app/deck/schema/stored.ts';
import { isLongScript } from '@app/deck/script/long-script.ts';
import type { Slide } from '@app/deck/slide.ts';
import * as z from 'zod/mini';
import { ProjectRefused } from '../project-refusal.ts';
import { createMediaFinder } from './find-media.ts';
import { type FoundSound, findSound } from './find-sound.ts';

/** A page of a project file: as one of a deck, with what is said of it. */
export type ProjectPage = Omit<ReadPage, 'targets'> & {
  settings: Omit<ProjectFilePage, 'sound'>;
  sound?: FoundSound;
};

/** A project file that is ready to be read page by page. */
export type OpenProject = Omit<OpenDeck, 'read' | 'layoutPaths'> & {
  project: ProjectFileSettings;
  read(): Generator<ProjectPage, void>;
};

const damaged = (detail: string) => new ProjectRefused('project-damaged', detail);

/** What somebody else wrote: whatever goes wrong with it is its own fault. */
function orDamaged<T>(what: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof Refused || error instanceof ProjectRefused ? error : damaged(what);
  }
}

/** Refuses texts that no database keeps: with a letter that is none, or with half of one. */
function wholeText(key: string, value: unknown): unknown {
  for (const text of [key, value])
    if (typeof text === 'string' && (text.includes('\0') || /\p{Surrogate}/u.test(text)))
      throw damaged('a broken text');
  return value;
}

function jsonAt(file: Package, path: string): unknown {
  const bytes = file.read(path);
  if (!bytes) throw damaged(`${path} is missing`);
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), wholeText);
}

/** The words of the file, if they are those of a version that is known here. */
function readWords(file: Package): ProjectFile {
  const value = jsonAt(file, projectEntries.project);
  const { version } = z.parse(projectHeadSchema, value);
  if (version > projectFile.version) throw new ProjectRefused('project-newer', `version ${version}`);
  const words = z.parse(projectFileSchema, value);
  if (words.deckVersion > deckVersion) throw new ProjectRefused('project-newer', `deck ${words.deckVersion}`);
  return words;
}

/** The slide, without elements that have the name of another: names are kept apart in the database. */
function readOne(value: unknown, version: number): { slide: Slide; notKept: NotKept[] } {
  const { slide, unreadable } = readSlide(value, version);
  // The editor would not save it either.
  if (slide.script && isLongScript(slide.script)) throw damaged('a script beyond its limits');
  const seen = new Set<string>();
  const elements = slide.elements.filter(({ id }) => !seen.has(id) && seen.add(id));
  const lost = unreadable + slide.elements.length - elements.length;
  return { slide: { ...slide, elements }, notKept: Array.from({ length: lost }, () => ({ what: 'object' })) };
}

/** Whether the bytes say that they are a project file. Throws `Refused` for what is no zip at all. */
export const isProject = (file: Package): boolean =>
  new TextDecoder().decode(file.read(projectEntries.type) ?? new Uint8Array()).trim() === projectFile.type;

/** Opens a project file, or throws `Refused` or `ProjectRefused`. Nothing in it is fetched, and no entry becomes a path. */
export function openProject(bytes: Uint8Array, { newId }: { newId: NewId }): OpenProject {
  const file = openPackage(bytes);
  const words = orDamaged(projectEntries.project, () => readWords(file));
  const { pages: settings, deckVersion: version, viewport, title } = words;
  const read = settings.map((_, at) =>
    orDamaged(`slide ${at + 1}`, () => readOne(jsonAt(file, projectEntries.slide(at + 1)), version)),
  );
  if (new Set(read.map(({ slide }) => slide.id)).size < read.length) throw damaged('two slides of one name');
  const slides = orDamaged('ids', () =>
    slideCopies(
      read.map(({ slide }) => slide),
      newId,
    ),
  );
  const media = createMediaFinder(file);
  const design = orDamaged('design', () => media.onDesign(storedDesign(words.design, version)));
  const { presenter, presenterLayout, voice, voiceSettings, questions, dictionary } = words;
  return {
    viewport,
    design,
    pages: slides.length,
    report: { slides: slides.length, hidden: [], beyondLimit: 0, notKept: [] },
    title,
    project: { title, presenter, presenterLayout, voice, voiceSettings, questions, dictionary },
    *read() {
      for (const [at, whole] of slides.entries()) {
        const { slide, notKept } = media.onSlide(whole);
        const { sound, ...page } = settings[at] ?? { sound: undefined };
        const found = sound && findSound(file, at + 1, sound);
        yield {
          number: at + 1,
          slide,
          media: media.takeNew(),
          notKept: [...(read[at]?.notKept ?? []), ...notKept],
          settings: { presenter: null, presenterLayout: null, voice: null, scriptEngine: null, ...page },
          ...(found && { sound: found }),
        };
      }
    },
  };
}
