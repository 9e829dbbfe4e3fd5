import type { KeyboardEvent } from 'react';
import type { Editor } from '../../store.ts';
import { rangeOf, stepped } from './choose.ts';
import type { SlideWork } from './slide-work.ts';

const steps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
  Home: -1000,
  End: 1000,
};

type Around = {
  editor: Editor;
  work: SlideWork;
  /** The slides that can be seen; those of folded sections cannot. */
  seen: readonly string[];
  /** Where a range that is being chosen by keys has come to. */
  head: { current: string };
};

/** Arrow keys: walk, choose a range (Shift), or move the chosen slides (Ctrl Shift). */
function walk(event: KeyboardEvent, by: number, { editor, work, seen, head }: Around): boolean {
  const isMod = event.ctrlKey || event.metaKey;
  if (isMod && event.shiftKey) {
    if (Math.abs(by) > 1) return false;
    work.move(by < 0 ? -1 : 1);
    return true;
  }
  if (isMod || event.altKey) return false;
  const { slideId, chosenSlides } = editor.store.getState();
  const from = event.shiftKey && chosenSlides.includes(head.current) ? head.current : slideId;
  const next = stepped(seen, from, by);
  if (next === undefined) return true;
  head.current = next;
  if (event.shiftKey) editor.goTo(slideId, rangeOf(seen, slideId, next));
  else editor.goTo(next);
  return true;
}

const plain = (work: SlideWork): Readonly<Record<string, () => void>> => ({
  Enter: () => work.add(),
  Delete: work.remove,
  Backspace: work.remove,
});

/** What a key does in the strip; answers whether it did something. Space picks slides up and belongs to the dragging. */
export function pressInStrip(event: KeyboardEvent, around: Around): boolean {
  const { work, editor } = around;
  const by = steps[event.key];
  if (by !== undefined) return walk(event, by, around);
  const isMod = event.ctrlKey || event.metaKey;
  const letter = event.key.toLowerCase();
  if (isMod && !event.altKey) {
    if (letter === 'd' && !event.shiftKey) work.duplicate();
    else if (letter === 'a' && !event.shiftKey) work.chooseAll();
    else if (letter === 'h' && event.shiftKey) {
      const { deck, chosenSlides } = editor.store.getState();
      work.hide(deck.slides.some(({ id, hidden }) => chosenSlides.includes(id) && !hidden));
    } else return false;
    return true;
  }
  const act = event.shiftKey || event.altKey ? undefined : plain(work)[event.key];
  act?.();
  return act !== undefined;
}
