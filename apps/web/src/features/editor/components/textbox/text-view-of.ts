import type { Node } from 'prosemirror-model';
import { EditorState, Selection, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { createChanges } from './changes.ts';
import { beginList } from './list-rule.ts';
import { focused, looksPlugin } from './looks-plugin.ts';
import type { TextBoxParts } from './text-box-parts.ts';
import { bodyIn, nodeOf } from './text-of.ts';
import { writingKeys } from './writing-keys.ts';
import { writingOf } from './writing-of.ts';
import { writingText } from './writing-text.ts';

// After the end of a composition browsers still change the page for a moment.
const settleMs = 40;

/** Keys with Ctrl or Cmd that the text answers itself (writing-keys.ts). */
const ownKeys = new Set(['a', 'y', 'z']);

/** The canvas has no part in presses and keys inside of the text, but for those of the whole editor. */
function keepInside(mount: HTMLElement): void {
  for (const name of ['pointerdown', 'dblclick'] as const)
    mount.addEventListener(name, (event) => event.stopPropagation());
  mount.addEventListener('keydown', (event) => {
    const isOfEditor = ((event.ctrlKey || event.metaKey) && event.key.length === 1) || /^F\d/.test(event.key);
    if (!isOfEditor || ownKeys.has(event.key.toLowerCase())) event.stopPropagation();
  });
}

/** Where something lies on the page. */
type Spot = { left: number; top: number };

function selectAt(view: EditorView, spot: Spot | undefined): void {
  const { doc, tr } = view.state;
  const at = spot && view.posAtCoords(spot);
  view.dispatch(tr.setSelection(at ? TextSelection.near(doc.resolve(at.pos)) : Selection.atEnd(doc)));
  view.focus();
}

/**
 * Opens a text for writing in a node of the page. It has no history: what is written goes into the deck step by step, and
 * what is undone there comes back.
 */
export function openText(mount: HTMLElement, parts: () => TextBoxParts, spot: Spot | undefined) {
  const revisit = (go: 'onUndo' | 'onRedo') => {
    changes.flush();
    parts()[go]();
  };
  const tellFocus = (hasFocus: boolean) => {
    view.dispatch(focused(view.state.tr, hasFocus));
    return false;
  };
  const dispatch = (change: Transaction) => {
    const before = view.state;
    view.updateState(before.apply(change));
    const isOther = view.state.doc !== before.doc && change.getMeta('elsewhere') !== true;
    if (isOther) changes.note(change.getMeta('format') !== true);
    else if (!view.state.selection.eq(before.selection)) changes.pause();
    writingText.setState({ text: writingOf(view, parts) });
  };
  const plugins = [
    looksPlugin({
      isComposing: () => view.composing,
      draw: (document: Node) => parts().draw(bodyIn(document, parts().body)),
    }),
    ...writingKeys({
      writing: () => writingOf(view, parts),
      onLeave: () => parts().onLeave(),
      onUndo: () => revisit('onUndo'),
      onRedo: () => revisit('onRedo'),
    }),
  ];
  const view: EditorView = new EditorView(
    { mount },
    {
      state: EditorState.create({ doc: nodeOf(parts().body), plugins }),
      dispatchTransaction: dispatch,
      handleDrop: () => true,
      handleTextInput: (_view, _from, _to, typed) => beginList(view, typed, () => writingOf(view, parts)),
      handleDOMEvents: {
        // What leaves and enters by the clipboard is the business of the whole editor (clipboard/).
        copy: () => true,
        cut: () => true,
        paste: () => true,
        focus: () => tellFocus(true),
        blur: () => tellFocus(false),
        compositionend: () => void setTimeout(changes.settle, settleMs),
        beforeinput: (_view, event) => {
          const go = { historyUndo: 'onUndo', historyRedo: 'onRedo' } as const;
          const wanted = Object.entries(go).find(([type]) => type === event.inputType)?.[1];
          if (!wanted) return false;
          event.preventDefault();
          revisit(wanted);
          return true;
        },
      },
    },
  );
  const changes = createChanges(view, parts);
  keepInside(mount);
  selectAt(view, spot);
  return {
    follow: changes.follow,
    close(): void {
      changes.flush();
      changes.pause();
      view.destroy();
      writingText.setState({ text: undefined });
    },
  };
}
