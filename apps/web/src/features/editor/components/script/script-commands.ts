import type { ScriptMark } from '@app/deck/script/document.ts';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { type ScriptMarkName, scriptSchema } from './script-schema.ts';

/** The words that are meant: those that are chosen, else the word at the caret. */
export function meantRange(
  { selection }: EditorState,
  language: string,
): { from: number; to: number } | undefined {
  if (!selection.empty) return { from: selection.from, to: selection.to };
  const { $from } = selection;
  const text = $from.parent.textBetween(0, $from.parent.content.size, undefined, '\ufffc');
  const words = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  // At the end of a word that word is meant.
  const word = [$from.parentOffset, $from.parentOffset - 1]
    .map((place) => words.containing(place))
    .find((found) => found?.isWordLike);
  if (!word) return undefined;
  const from = $from.start() + word.index;
  return { from, to: from + word.segment.length };
}

/** The mark of a kind on the meant words, if there is one. */
export function markAt(state: EditorState, name: ScriptMarkName): ScriptMark | undefined {
  const { from, to, empty, $from } = state.selection;
  const type = scriptSchema.marks[name];
  const marks = empty ? $from.marks() : [];
  let found = type.isInSet(marks);
  if (!found && !empty)
    state.doc.nodesBetween(from, to, (node) => {
      found ??= type.isInSet(node.marks);
    });
  // The schema's marks are those of a script.
  return found ? ({ type: name, attrs: found.attrs } as ScriptMark) : undefined;
}

/** Says the meant words in another way, or as usual again (undefined). */
export const speakWords =
  (name: ScriptMarkName, attrs: ScriptMark['attrs'] | undefined, language: string): Command =>
  (state, dispatch) => {
    const range = meantRange(state, language);
    if (!range) return false;
    const type = scriptSchema.marks[name];
    const { tr } = state;
    tr.removeMark(range.from, range.to, type);
    if (attrs) tr.addMark(range.from, range.to, type.create(attrs));
    // All of the script begins before its first paragraph, where no caret can stand.
    const [$from, $to] = [tr.doc.resolve(range.from), tr.doc.resolve(range.to)];
    dispatch?.(tr.setSelection(TextSelection.between($from, $to)));
    return true;
  };

/** Puts a silence at the caret. */
export const insertPause =
  (milliseconds: number): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(scriptSchema.nodes.pause.create({ milliseconds }), false));
    return true;
  };

/** Writes words behind the caret, or behind the chosen ones. */
export const insertWords =
  (words: string): Command =>
  (state, dispatch) => {
    dispatch?.(
      state.tr.insertText(words, TextSelection.between(state.selection.$from, state.selection.$to).to),
    );
    return true;
  };

/** Something that happens at a word, as it stands in the text that is edited. */
export type EditedCue = { id: string; action: string; elementId?: string; meanwhile?: true };

/** Puts something that happens before the word at the caret, or before the chosen words. */
export const insertCue =
  (cue: EditedCue): Command =>
  (state, dispatch) => {
    // All of the script begins before its first paragraph, where nothing can stand.
    const { from } = TextSelection.between(state.selection.$from, state.selection.$to);
    dispatch?.(state.tr.insert(from, scriptSchema.nodes.cue.create(cue)));
    return true;
  };

/** Takes a cue away. */
export const removeCue =
  (id: string): Command =>
  (state, dispatch) => {
    let at: number | undefined;
    state.doc.descendants((node, place) => {
      if (node.type === scriptSchema.nodes.cue && node.attrs['id'] === id) at = place;
    });
    if (at === undefined) return false;
    dispatch?.(state.tr.delete(at, at + 1));
    return true;
  };
