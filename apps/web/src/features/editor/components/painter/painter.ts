import { giveStyle, type Style, styleOf } from '@app/deck/commands/style.ts';
import { drawOne } from '@app/deck/design/draw-slide.ts';
import { createStore } from 'zustand/vanilla';
import { chosenElements, currentSlide, type Editor } from '../../store.ts';
import { fitCommands, isWithText } from '../textbox/fit-text.ts';

/** The style that was picked up; while the brush is out, whatever is chosen next gets it: one thing, or all until it is laid down. */
type Painter = { style: Style | undefined; brush: 'away' | 'once' | 'out' };

/** There is one brush, for all decks of a page. */
export const painter = createStore<Painter>(() => ({ style: undefined, brush: 'away' }));

/** Picks up the style of what is chosen. */
export function pickStyle(editor: Editor, brush: Painter['brush'] = 'away'): void {
  const state = editor.store.getState();
  const [first] = chosenElements(state);
  if (!first) return;
  const slide = currentSlide(state);
  const drawn = drawOne(first, slide.layoutId, state.deck.design);
  // What is written down says more than what is seen: a colour of the theme stays one. The rest is inherited.
  painter.setState({ style: { ...styleOf(drawn), ...styleOf(first) }, brush });
}

/** Gives the style that was picked up to what is chosen. */
export function paintChosen(editor: Editor): void {
  const { style } = painter.getState();
  const state = editor.store.getState();
  const chosen = chosenElements(state).filter(({ locked }) => !locked);
  if (!style || chosen.length === 0) return;
  const merge = `paint ${chosen.map(({ id }) => id).join(' ')}`;
  editor.seal();
  editor.perform(
    chosen.flatMap((element) => giveStyle(state.slideId, element, style)),
    { merge },
  );
  const now = editor.store.getState();
  const fits = chosenElements(now).filter(isWithText);
  editor.perform(
    fits.flatMap((element) => fitCommands(now, now.slideId, element)),
    { merge },
  );
  editor.seal();
}

/** Paints what is chosen while the brush is out. Answers how to stop. */
export const followBrush = (editor: Editor): (() => void) =>
  editor.store.subscribe((state, before) => {
    const { brush } = painter.getState();
    if (brush === 'away' || state.selected === before.selected || state.selected.length === 0) return;
    if (brush === 'once') painter.setState({ brush: 'away' });
    paintChosen(editor);
  });
