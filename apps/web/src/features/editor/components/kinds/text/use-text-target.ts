import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { PlacedText } from '../../textbox/placed-text.ts';
import { type TextTarget, textTarget } from '../../textbox/text-target.ts';
import { writingText } from '../../textbox/writing-text.ts';
import { useEdited, useEditor } from '../../use-editor.ts';

/** The words that fields are about: see `textTarget`. The component is shown anew when they change. */
export function useTextTarget(texts?: readonly PlacedText[]): TextTarget | undefined {
  const { editor } = useEditor();
  const deck = useEdited((state) => state.deck);
  const selected = useEdited((state) => state.selected);
  const slideId = useEdited((state) => state.slideId);
  const { text } = useStore(writingText);
  // All of these say what the target is; it asks for them itself.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => textTarget(editor, texts), [editor, texts, deck, selected, slideId, text]);
}
