import type { NewId } from '../defaults.ts';
import type { DrawnSlide } from '../drawn.ts';
import { elementText } from '../elements/registry.ts';
import { cuesOf } from './cues.ts';
import type { ScriptDocument, ScriptInline } from './document.ts';

/** A shorter line than this is found in too many places. */
const least = 2;

/** The first words of a text: what a speaker says when they come to it. */
function openingOf(text: string): string[] {
  const [line = ''] = text.split('\n');
  const clean = line.replace(/^[\s\d.、()（）•·–-]+/u, '').trim();
  const [first = ''] = clean.split(/[,，。.:：;；!！?？—]/u);
  return [clean, first.trim()].filter((words) => [...words].length >= least);
}

function placeIn(document: ScriptDocument, wanted: readonly string[]): readonly [number, number] | undefined {
  for (const words of wanted) {
    for (const [line, { content = [] }] of document.content.entries()) {
      const text = content.map((piece) => (piece.type === 'text' ? piece.text : '')).join('');
      const at = text.toLowerCase().indexOf(words.toLowerCase());
      if (at !== -1) return [line, at];
    }
  }
  return undefined;
}

/** The pieces of a paragraph with another one before the letter at this place. */
function inserted(pieces: readonly ScriptInline[], place: number, piece: ScriptInline): ScriptInline[] {
  let left = place;
  let isIn = false;
  const all = pieces.flatMap((each): ScriptInline[] => {
    if (isIn || each.type !== 'text') return [each];
    if (left >= each.text.length) {
      left -= each.text.length;
      return [each];
    }
    isIn = true;
    const [before, after] = [each.text.slice(0, left), each.text.slice(left)];
    return [...(before === '' ? [] : [{ ...each, text: before }]), piece, { ...each, text: after }];
  });
  return isIn ? all : [...all, piece];
}

/**
 * A script with cues that point at elements where their words are spoken; those that have a cue already, the title and
 * what the design draws are left alone. The same script where nothing matches.
 */
export function withProposedCues(document: ScriptDocument, slide: DrawnSlide, newId: NewId): ScriptDocument {
  const cued = new Set(cuesOf(document).map(({ elementId }) => elementId));
  return slide.elements
    .filter(({ id, role }) => !cued.has(id) && (role === undefined || role === 'body' || role === 'subtitle'))
    .reduce((now, element) => {
      const found = placeIn(now, openingOf(elementText(element)));
      if (!found) return now;
      const [line, at] = found;
      const cue: ScriptInline = {
        type: 'cue',
        attrs: { id: newId(), action: 'spotlight', elementId: element.id },
      };
      const content = now.content.map((paragraph, index) =>
        index === line ? { ...paragraph, content: inserted(paragraph.content ?? [], at, cue) } : paragraph,
      );
      return { ...now, content };
    }, document);
}
