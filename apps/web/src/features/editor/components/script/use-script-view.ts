import type { ScriptDocument, ScriptMark } from '@app/deck/script/document.ts';
import { baseKeymap } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { DOMSerializer, type Mark, Slice } from 'prosemirror-model';
import { type Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { scriptFromText } from '@app/deck/script/plain.ts';
import type { EditedCue } from './script-commands.ts';
import { keepReadings } from './keep-readings.ts';
import { doubtfulReadings } from './readings.ts';
import { editedScript, savedScript, scriptSchema } from './script-schema.ts';
import { spokenWord } from './spoken-word.ts';

type Wanted = {
  document: ScriptDocument;
  readOnly: boolean;
  attributes: Readonly<Record<string, string>>;
  onEdit: (document: ScriptDocument) => void;
  onBlur: () => void;
  /** How a cue looks, and what happens when it is pressed or pointed at. */
  cueNode: (cue: EditedCue) => HTMLElement;
  pauseNode: (milliseconds: number) => HTMLElement;
  /** What a mark is called; it stands beside its words. */
  nameOf: (mark: ScriptMark) => string;
};

const plugins = [
  spokenWord,
  doubtfulReadings,
  keepReadings,
  history(),
  keymap({ 'Mod-z': undo, 'Mod-y': redo, 'Mod-Shift-z': redo }),
  keymap(baseKeymap),
];
const stateOf = (document: ScriptDocument) => EditorState.create({ doc: editedScript(document), plugins });
const sameScript = (one: ScriptDocument, other: ScriptDocument) =>
  JSON.stringify(one) === JSON.stringify(other);

/** A mark as the schema draws it, with its name. */
function namedMark(mark: Mark, nameOf: Wanted['nameOf']) {
  const drawn = mark.type.spec.toDOM?.(mark, true) ?? ['span', 0];
  const { dom, contentDOM } = DOMSerializer.renderSpec(document, drawn);
  // The schema's marks are those of a script.
  const name = nameOf({ type: mark.type.name, attrs: mark.attrs } as ScriptMark);
  if (dom instanceof HTMLElement) dom.dataset['name'] = name;
  return { dom, ...(contentDOM && { contentDOM }) };
}

/** The text of a script that is written in an element of the page; what is typed is told at once, never in the middle of a word of an input method. */
export function useScriptView(place: RefObject<HTMLElement | null>, wanted: Wanted) {
  const now = useRef(wanted);
  const view = useRef<EditorView>(undefined);
  // Grows with each change, so that the tools show what stands at the caret.
  const [, setTurn] = useState(0);
  useEffect(() => {
    now.current = wanted;
    const shown = view.current;
    if (!shown || shown.composing) return;
    shown.setProps({ editable: () => !wanted.readOnly, attributes: wanted.attributes });
    if (!sameScript(savedScript(shown.state.doc), wanted.document))
      shown.updateState(stateOf(wanted.document));
  });
  useEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    const shown = new EditorView(current, {
      state: stateOf(now.current.document),
      editable: () => !now.current.readOnly,
      attributes: now.current.attributes,
      nodeViews: {
        cue: ({ attrs }) => ({ dom: now.current.cueNode(attrs as EditedCue) }),
        pause: ({ attrs }) => ({ dom: now.current.pauseNode(Number(attrs['milliseconds'])) }),
      },
      markViews: Object.fromEntries(
        Object.keys(scriptSchema.marks).map((name) => [
          name,
          (mark: Mark) => namedMark(mark, now.current.nameOf),
        ]),
      ),
      // Whatever is pasted is words: looks of other programs are not spoken.
      clipboardTextParser: (text) => new Slice(editedScript(scriptFromText(text)).content, 1, 1),
      transformPastedHTML: (html) =>
        new DOMParser().parseFromString(html, 'text/html').body.textContent?.replace(/</g, '&lt;') ?? '',
      dispatchTransaction(transaction) {
        shown.updateState(shown.state.apply(transaction));
        setTurn((turn) => turn + 1);
        if (transaction.docChanged && !shown.composing) now.current.onEdit(savedScript(shown.state.doc));
      },
      handleDOMEvents: {
        compositionend: () => {
          // The word is in the document with the next task.
          setTimeout(() => now.current.onEdit(savedScript(shown.state.doc)));
        },
        blur: () => now.current.onBlur(),
      },
    });
    view.current = shown;
    return () => {
      shown.destroy();
      view.current = undefined;
    };
  }, [place]);
  return {
    state: () => view.current?.state,
    /** Shows something without taking the focus, whoever may write. */
    tell(command: Command): void {
      const { current } = view;
      if (current) command(current.state, current.dispatch, current);
    },
    run(command: Command): void {
      const { current } = view;
      if (!current || now.current.readOnly) return;
      command(current.state, current.dispatch, current);
      current.focus();
    },
  };
}
