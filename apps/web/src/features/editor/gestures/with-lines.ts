import type { Command } from '@app/deck/commands/command.ts';
import { linesAfter } from '@app/deck/commands/connect.ts';
import { together } from '@app/deck/commands/transaction.ts';
import { drawSlide } from '@app/deck/design/draw-slide.ts';
import { currentSlide, type EditorState } from '../store.ts';

/** What is done to elements of the current slide, and what the lines that are glued to them do then, as one step. */
export const withLines = (
  { deck, slideId }: Pick<EditorState, 'deck' | 'slideId'>,
  commands: readonly Command[],
  ids: readonly string[],
): readonly Command[] =>
  together(
    deck,
    () => commands,
    (now) => linesAfter(drawSlide(currentSlide({ deck: now, slideId }), now.design), ids),
  );
