import type { TextBody } from '@app/deck/text.ts';
import { isAlike } from '@app/deck/text/runs.ts';
import { TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { redrawn } from './looks-plugin.ts';
import type { TextBoxParts } from './text-box-parts.ts';
import { bodyIn, nodeOf } from './text-of.ts';

const pauseMs = 1000;

/** What goes from a text that is being written to the deck, and back. While something is composed nothing does. */
export function createChanges(view: EditorView, parts: () => TextBoxParts) {
  let [sent, isUnsent] = [parts().body, false];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function pause(): void {
    clearTimeout(timer);
    if (!view.composing) parts().onPause();
  }

  function send(typed: boolean): void {
    isUnsent = false;
    const body = bodyIn(view.state.doc, parts().body);
    if (isAlike(body.paragraphs, sent.paragraphs)) return;
    sent = body;
    parts().onChange(body, typed);
    clearTimeout(timer);
    timer = setTimeout(pause, pauseMs);
  }

  /** Sends what was composed. */
  function flush(): void {
    if (isUnsent) send(true);
  }

  /** Shows the text that the deck has now, if somebody else than this view has changed it. */
  function follow(body: TextBody): void {
    if (body === sent || view.composing) return;
    sent = body;
    const next = nodeOf(body);
    const { doc, tr } = view.state;
    const start = doc.content.findDiffStart(next.content);
    const end = doc.content.findDiffEnd(next.content);
    if (start !== null && end) {
      // Equal letters before and after a change can be counted to both sides.
      const overlap = Math.max(0, start - Math.min(end.a, end.b));
      const last = end.b + overlap;
      tr.replace(start, end.a + overlap, next.slice(start, last));
      tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(tr.doc.content.size, last)), -1));
    }
    view.dispatch(redrawn(tr.setMeta('elsewhere', true)));
  }

  return {
    pause,
    flush,
    follow,
    /** The text is another one. */
    note: (typed: boolean) => {
      if (view.composing) isUnsent = true;
      else send(typed);
    },
    /** A composition is over: its words are one step, and what came from elsewhere meanwhile is shown. */
    settle(): void {
      if (view.isDestroyed || view.composing) return;
      // What was typed before it is a step of its own, also where there was no time for a pause.
      if (isUnsent) parts().onPause();
      flush();
      view.dispatch(redrawn(view.state.tr));
      follow(parts().body);
    },
  };
}
