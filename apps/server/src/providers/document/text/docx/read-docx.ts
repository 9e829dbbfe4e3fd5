import { type Package, openPackage, related } from '@app/deck/pptx/package/package.ts';
import type { XmlNode } from '@app/deck/pptx/package/nodes.ts';
import { coreTitle } from '@app/deck/pptx/read/core-title.ts';
import { Refused } from '@app/deck/pptx/guard/refusal.ts';
import type { Block, SourceDocument } from '../../document.ts';
import { TextRefused } from '../../text-refusal.ts';
import type { TextReader } from '../context.ts';
import { withCaptions } from '../structure/captions.ts';
import { isFirstChapter } from '../structure/chapters.ts';
import { tidySpaces } from '../structure/letters.ts';
import { createDocxBlocks } from './blocks.ts';
import { readByLibrary } from './library.ts';
import { openPictures } from './pictures.ts';
import { repack } from './repack.ts';
import { simplify } from './simplify.ts';
import { readRoles } from './styles.ts';

/** Undefined where a part is broken; what is meant to hurt is no mere fault. */
function ifWhole<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refused) throw error;
    return undefined;
  }
}

const damaged = () => new TextRefused('damaged', 'main part');

function openMain(file: Package) {
  const path = related({ relations: file.relationsOf('') }, 'officeDocument') ?? 'word/document.xml';
  const part = ifWhole(() => file.part(path));
  if (!part) throw damaged();
  return part;
}

/** Some give their abstract the style of a subtitle. */
const isSubtitle = (text: string | undefined): text is string =>
  text !== undefined && !/^(?:摘\s*要|目\s*录|abstract|contents|summary)[:：]?$/iu.test(text.trim());

/** The heading that a document begins with. */
function titleAmong(blocks: readonly Block[]): string {
  const first = blocks.find(({ kind }) => kind !== 'figure');
  return first?.kind === 'heading' && !isFirstChapter(blocks) ? first.text : '';
}

/** What a .docx says. Comments, deleted and hidden text, heads and feet of pages, and its table of contents stay out. */
export const readDocx: TextReader = async (bytes, { keep, onPage }) => {
  const file = openPackage(bytes);
  const main = openMain(file);
  const partOf = (type: string): XmlNode | undefined => {
    const path = related(main, type);
    return path === undefined ? undefined : ifWhole(() => file.part(path)?.root);
  };
  const styles = partOf('styles');
  const { root, taken } = simplify({ ...main, roleOf: readRoles(styles) });
  const noteParts = Object.fromEntries(
    ['footnotes', 'endnotes'].map((name) => {
      const notes = partOf(name);
      // Pictures of notes are left out.
      return [name, notes && simplify({ root: notes, relations: new Map(), roleOf: () => ({}) }).root];
    }),
  );
  const text = await readByLibrary(
    repack({ document: root, styles, numbering: partOf('numbering'), ...noteParts }),
  );
  const pictureOf = await openPictures(file, taken.pictures, keep);
  const { blocks, pages } = createDocxBlocks(text, taken, pictureOf);
  // What was read as far as it goes, and says nothing, is no document without words.
  if (main.isMended && !blocks.some(({ kind }) => kind !== 'figure')) throw damaged();
  const named = taken.title || coreTitle(file) || titleAmong(blocks);
  onPage(pages, pages);
  const document: SourceDocument = { pages, isWritten: true, blocks: withCaptions(blocks), pagesLeft: 0 };
  return {
    ...(named !== '' && { title: tidySpaces(named) }),
    ...(isSubtitle(taken.subtitle) && { subtitle: tidySpaces(taken.subtitle) }),
    ...document,
  };
};
