import { useStore } from 'zustand';
import type { PlacedText } from '../../textbox/placed-text.ts';
import { writingText } from '../../textbox/writing-text.ts';
import { BoxSection } from './box-section.tsx';
import { ParagraphSection } from './paragraph-section.tsx';
import { useTextTarget } from './use-text-target.ts';
import { WordsSection } from './words-section.tsx';

/**
 * How the words of what is chosen look, or those that are chosen in the text that is being written. `texts` are others than
 * those of whole elements, such as cells.
 */
export function TextPanel({ texts, hasBox = true }: { texts?: readonly PlacedText[]; hasBox?: boolean }) {
  const target = useTextTarget(texts);
  if (!target) return null;
  return (
    <>
      <WordsSection target={target} />
      <ParagraphSection target={target} />
      {hasBox ? <BoxSection target={target} /> : null}
    </>
  );
}

/** The fields of the words that are being written inside of something else, such as a cell. */
export function WritingPanel() {
  const isWriting = useStore(writingText, ({ text }) => text !== undefined);
  return isWriting ? <TextPanel hasBox={false} /> : null;
}
