import type { Drawn } from '@app/deck/drawn.ts';
import type { TextBody } from '@app/deck/text.ts';
import { isAlike, type RunLook } from '@app/deck/text/runs.ts';
import type { Node, ResolvedPos } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { decorate } from './decorate.ts';
import { lookOfMarks, marksOf, type ParagraphAttrs } from './schema.ts';

const key = new PluginKey<{ looks: DecorationSet; hasFocus: boolean }>('looks');

/** Draws everything anew: the design or the box is another one, or a composition is over. */
export const redrawn = (change: Transaction): Transaction => change.setMeta(key, {});

/** Tells whether the text has the focus; without it, what is chosen is still shown. */
export const focused = (change: Transaction, hasFocus: boolean): Transaction =>
  change.setMeta(key, { hasFocus });

type Deps = { isComposing: () => boolean; draw: (document: Node) => Drawn<TextBody> };

/** Draws the looks of a document. While something is composed what is drawn is only moved: the browser owns those words. */
export const looksPlugin = ({ isComposing, draw }: Deps) =>
  new Plugin<{ looks: DecorationSet; hasFocus: boolean }>({
    key,
    state: {
      init: (_config, { doc }) => ({ looks: decorate(doc, draw(doc)), hasFocus: true }),
      apply(change, before, _old, { doc }) {
        const told = change.getMeta(key) as { hasFocus?: boolean } | undefined;
        const hasFocus = told?.hasFocus ?? before.hasFocus;
        if (!change.docChanged && !told) return before;
        if (isComposing()) return { looks: before.looks.map(change.mapping, doc), hasFocus };
        return { looks: decorate(doc, draw(doc)), hasFocus };
      },
    },
    props: {
      decorations(state) {
        const { looks, hasFocus } = key.getState(state) ?? { looks: DecorationSet.empty, hasFocus: true };
        const { from, to, empty } = state.selection;
        if (hasFocus || empty) return looks;
        return looks.add(state.doc, [Decoration.inline(from, to, { 'data-chosen': 'true' })]);
      },
    },
    appendTransaction: (_changes, before, now) => (isComposing() ? undefined : nextLook(before, now)),
  });

const withoutLink = ({ link: _link, ...look }: RunLook): RunLook => look;

const lookBefore = ($position: ResolvedPos): RunLook =>
  withoutLink(lookOfMarks($position.nodeBefore?.marks ?? $position.nodeAfter?.marks));

/** Words go on as those before them look, also in a paragraph that has lost its words or is new; a link ends with its words. */
function nextLook(before: EditorState, now: EditorState): Transaction | undefined {
  const { $head, empty } = now.selection;
  if (!empty || now.storedMarks) return undefined;
  if ($head.parent.childCount === 0) {
    const attrs = $head.parent.attrs as ParagraphAttrs;
    const from = before.selection.$from;
    const isNew = before.doc !== now.doc && from.parent.childCount > 0;
    const end = isNew ? lookBefore(from) : attrs.end;
    const change = now.tr;
    if (!isAlike(end, attrs.end)) change.setNodeMarkup($head.before(), undefined, { ...attrs, end });
    if (Object.keys(end).length > 0) change.setStoredMarks(marksOf(end));
    return change.docChanged || change.storedMarksSet ? change : undefined;
  }
  const [link, after] = [$head.nodeBefore, $head.nodeAfter].map((node) => lookOfMarks(node?.marks).link);
  if (!link || isAlike(link, after)) return undefined;
  return now.tr.setStoredMarks(marksOf(lookBefore($head)));
}
