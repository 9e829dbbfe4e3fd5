import type { Bullet } from '@app/deck/text.ts';
import { setBullet } from '@app/deck/text/format.ts';
import type { EditorView } from 'prosemirror-view';
import { usualBullets } from './look-actions.ts';
import type { WritingText } from './writing-text.ts';

const starts: Readonly<Record<string, Bullet>> = {
  '-': usualBullets.character,
  '*': usualBullets.character,
  '•': usualBullets.character,
  '1.': usualBullets.number,
};

/** Whoever begins a line with a sign or a number and a space wants a list. Answers whether it was so. */
export function beginList(view: EditorView, typed: string, writing: () => WritingText): boolean {
  const { $from, empty } = view.state.selection;
  if (typed !== ' ' || !empty || view.composing) return false;
  const words = $from.parent.textBetween(0, $from.parentOffset);
  const bullet = words.length === $from.parent.content.size ? starts[words] : undefined;
  const { seen, range } = writing();
  if (!bullet || seen.paragraphs[range.from.paragraph]?.bullet) return false;
  view.dispatch(view.state.tr.delete($from.start(), $from.pos));
  writing().format((part) => setBullet(part.body, part.seen, part.range, bullet));
  return true;
}
