import type { Deck } from '../../deck.ts';
import type { ScriptDocument } from '../../script/document.ts';
import { scriptText } from '../../script/plain.ts';
import type { Slide } from '../../slide.ts';
import type { DeckWriter, PartWriter } from './context.ts';
import { notesMasterXml, notesXml, relateNotes } from './notes.ts';
import { ownScript } from './own-marks.ts';
import { createRelations, type Entry, partEntries, type Relations } from './part.ts';
import { type Narration, slideXml } from './slide.ts';
import { themeXml } from './theme.ts';

/** What is written into a part that points to these. */
export function partWriter(
  writer: DeckWriter,
  relations: Relations,
  more: Partial<PartWriter> = {},
): PartWriter {
  let shapes = 1;
  return { ...writer, relations, nextShape: () => ++shapes, shapeOf: new Map(), ...more };
}

/** Adds what all pages of notes look like; the answer is its path. */
export const addNotesMaster = ({ design, viewport }: Deck, writer: DeckWriter): string =>
  writer.add('ppt/notesMasters', 'notesMaster', (path) => {
    const relations = createRelations(path);
    const theme = writer.add('ppt/theme', 'theme', (own) =>
      partEntries(own, themeXml(design.theme), createRelations(own)),
    );
    relations.to('theme', theme);
    return partEntries(path, notesMasterXml(viewport.height / viewport.width), relations);
  });

type Notes = { script: ScriptDocument | undefined; slidePath: string; notesMaster: () => string };

/** Adds what is said on a slide as its notes; the answer is their path, and undefined where nothing is. */
export function addNotes(
  { script, slidePath, notesMaster }: Notes,
  writer: Pick<PartWriter, 'add' | 'shapeOf'>,
): string | undefined {
  const notes = script ? scriptText(script) : '';
  if (!script || notes === '') return undefined;
  return writer.add('ppt/notesSlides', 'notesSlide', (own) => {
    const relations = createRelations(own);
    relateNotes(relations, notesMaster(), slidePath);
    return partEntries(own, notesXml(notes, ownScript(script, writer.shapeOf)), relations);
  });
}

/** Where a slide stands in its file. */
type Standing = {
  number: number;
  layoutPath: string;
  /** Its layout is the one that it names. */
  isOfLayout: boolean;
  notesMaster: () => string;
  narration: Narration | undefined;
};

/** The parts of a slide, its notes among what the writer has added. */
export function slideEntries(slide: Slide, path: string, writer: DeckWriter, standing: Standing): Entry[] {
  const { number, layoutPath, isOfLayout, notesMaster, narration } = standing;
  const relations = createRelations(path);
  relations.to('slideLayout', layoutPath);
  const part = partWriter(writer, relations, {
    slideNumber: number,
    ...(isOfLayout && slide.layoutId !== undefined && { layoutId: slide.layoutId }),
  });
  const root = slideXml(slide, part, narration);
  const notes = addNotes({ script: slide.script, slidePath: path, notesMaster }, part);
  if (notes !== undefined) relations.to('notesSlide', notes);
  return partEntries(path, root, relations);
}
