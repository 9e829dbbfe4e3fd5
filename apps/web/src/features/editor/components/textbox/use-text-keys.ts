import { useEffect } from 'react';
import type { Editor } from '../../store.ts';
import { paintChosen, painter, pickStyle } from '../painter/painter.ts';
import { openLinkField } from './link-opener.ts';
import { align, step, toggle, toggleList } from './look-actions.ts';
import { type TextTarget, textTarget } from './text-target.ts';
import { writingText } from './writing-text.ts';

type Keys = { code: string; shift?: boolean; alt?: boolean };
type Row = Keys & { run: (target: TextTarget) => void };

/** Keys with Ctrl, or Cmd on a Mac, that give words a look (the map: design/editor.md 4). Letters by their place on a keyboard. */
const rows: readonly Row[] = [
  { code: 'KeyB', run: (target) => toggle(target, 'bold') },
  { code: 'KeyI', run: (target) => toggle(target, 'italic') },
  { code: 'KeyU', run: (target) => toggle(target, 'underline') },
  { code: 'KeyL', shift: true, run: (target) => align(target, 'left') },
  { code: 'KeyE', shift: true, run: (target) => align(target, 'center') },
  { code: 'KeyR', shift: true, run: (target) => align(target, 'right') },
  { code: 'Digit8', shift: true, run: (target) => toggleList(target, 'character') },
  { code: 'Digit7', shift: true, run: (target) => toggleList(target, 'number') },
  { code: 'Period', shift: true, run: (target) => step(target, 1) },
  { code: 'Comma', shift: true, run: (target) => step(target, -1) },
  { code: 'KeyK', run: openLinkField },
];

const isHit = (event: KeyboardEvent, { code, shift = false, alt = false }: Keys) =>
  event.code === code && event.shiftKey === shift && event.altKey === alt;

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [aria-modal="true"]') !== null;

/** Keys for looks, in the text that is being written and on texts that are chosen. */
export function useTextKeys(editor: Editor): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.keyCode === 229) return;
      if (event.key === 'Escape' && painter.getState().brush !== 'away')
        return painter.setState({ brush: 'away' });
      if (!(event.ctrlKey || event.metaKey) || event.getModifierState('AltGraph') || isField(event.target))
        return;
      const isWriting = writingText.getState().text !== undefined;
      if (isHit(event, { code: 'KeyX', alt: true })) pickStyle(editor);
      else if (isHit(event, { code: 'KeyV', alt: true })) paintChosen(editor);
      else {
        const row = rows.find((each) => isHit(event, each));
        // Outside of a text the browser and the guard have a use for this one.
        const target = row && (isWriting || row.code !== 'KeyU') ? textTarget(editor) : undefined;
        if (!row || !target) return;
        row.run(target);
      }
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [editor]);
}
