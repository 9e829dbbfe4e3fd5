import { Fragment, Slice } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import { rangeOf, selectionOf } from './positions.ts';
import { lookOfMarks, marksOf } from './schema.ts';
import type { TextBoxParts } from './text-box-parts.ts';
import { bodyIn, nodeOf } from './text-of.ts';
import type { WritingText } from './writing-text.ts';

/** The box on the screen around what is chosen; a caret has a height only. */
function chosenPlace(view: EditorView): DOMRect {
  const { from, to, empty } = view.state.selection;
  if (empty) {
    const { left, top, bottom } = view.coordsAtPos(from);
    return new DOMRect(left, top, 0, bottom - top);
  }
  const [start, end] = [view.domAtPos(from), view.domAtPos(to)];
  const range = document.createRange();
  range.setStart(start.node, start.offset);
  range.setEnd(end.node, end.offset);
  return range.getBoundingClientRect();
}

/** What others may know of a text that is being written, and do to it. */
export function writingOf(view: EditorView, parts: () => TextBoxParts): WritingText {
  const { doc, selection, storedMarks } = view.state;
  const body = bodyIn(doc, parts().body);
  return {
    body,
    range: rangeOf(doc, selection),
    seen: parts().draw(body),
    inherits: parts().inherits,
    caret: selection.empty ? lookOfMarks(storedMarks ?? selection.$from.marks()) : undefined,
    format(make) {
      const part = writingOf(view, parts);
      const next = nodeOf(make(part));
      const change = view.state.tr.replaceWith(0, view.state.doc.content.size, next.content);
      change.setSelection(selectionOf(change.doc, part.range));
      if (view.state.storedMarks) change.setStoredMarks(view.state.storedMarks);
      // A look is a step of its own, apart from the letters before and after it.
      parts().onPause();
      view.dispatch(change.setMeta('format', true));
      parts().onPause();
    },
    formatNext: (look) => view.dispatch(view.state.tr.setStoredMarks(marksOf(look))),
    insert(paragraphs) {
      const slice = new Slice(Fragment.from(nodeOf({ paragraphs }).content), 1, 1);
      const { tr } = view.state;
      parts().onPause();
      view.dispatch(
        (paragraphs.length > 0 ? tr.replaceSelection(slice) : tr.deleteSelection()).scrollIntoView(),
      );
      parts().onPause();
    },
    focus: () => view.focus(),
    place: () => chosenPlace(view),
  };
}
