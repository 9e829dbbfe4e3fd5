import { removeElements } from '@app/deck/commands/elements.ts';
import { lastDone } from '@app/deck/commands/history.ts';
import { set } from '@app/deck/commands/place.ts';
import type { Size } from '@app/deck/deck.ts';
import type { SlideElement } from '@app/deck/element.ts';
import type { TextBody } from '@app/deck/text.ts';
import { hasWords } from '@app/deck/text/plain.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../../../lib/texts.ts';
import type { Editor } from '../../store.ts';
import { useEdited, useEditor } from '../use-editor.ts';
import { fitCommands, isWithText, type WithText } from './fit-text.ts';
import { textboxTexts as texts } from './messages.ts';
import { placedText } from './placed-text.ts';
import { TextBox } from './text-box.tsx';

const elementIn = (editor: Editor, slideId: string, id: string): SlideElement | undefined =>
  editor.store
    .getState()
    .deck.slides.find((slide) => slide.id === slideId)
    ?.elements.find((element) => element.id === id);

/** Nobody wants a box that nothing is in and nothing can be seen of, and undo brings none back. */
function dropEmpty(editor: Editor, slideId: string, id: string): void {
  const element = elementIn(editor, slideId, id);
  const slide = editor.store.getState().deck.slides.find((each) => each.id === slideId);
  if (!slide || element?.type !== 'text' || element.placeholder !== undefined) return;
  if (hasWords(element.text) || element.fill || element.stroke) return;
  const done = lastDone(editor.store.getState().history, id);
  if (done === 'added') editor.withdraw();
  else editor.perform(removeElements(slide, [id]), { joins: done === 'changed' });
}

/** The words of a box or a shape while they are being written. */
export function ElementText({ element, room }: { element: WithText; room: Size }) {
  const { t } = useTexts();
  const { editor } = useEditor();
  const deck = useEdited((state) => state.deck);
  const [slideId] = useState(editor.store.getState().slideId);
  const { id } = element;
  const merge = `writing:${id}`;
  const isFitted = useRef(true);
  const placed = useMemo(
    () => placedText({ ...editor.store.getState(), deck }, slideId, element),
    [editor, deck, slideId, element],
  );
  const fit = () => {
    const now = elementIn(editor, slideId, id);
    if (now && isWithText(now)) editor.perform(fitCommands(editor.store.getState(), slideId, now), { merge });
  };
  const onChange = (body: TextBody, typed: boolean) => {
    isFitted.current = false;
    // The first words of a new box come with it.
    const isFirst = element.type === 'text' && !hasWords(element.text);
    const joins = isFirst && lastDone(editor.store.getState().history, id) === 'added';
    editor.perform([set(placed.place, body)], { merge, joins });
    if (placed.draw(body).fit === 'grow' || !typed) onFit();
  };
  const onFit = () => {
    if (isFitted.current) return;
    isFitted.current = true;
    fit();
  };
  const onPause = () => {
    onFit();
    editor.seal();
  };
  useEffect(
    () => () =>
      // Asked later: an undo may only have drawn it anew.
      queueMicrotask(() => {
        if (editor.store.getState().opened !== id) dropEmpty(editor, slideId, id);
        editor.seal();
      }),
    [editor, slideId, id],
  );
  return (
    <TextBox
      label={t(texts.text)}
      box={room}
      body={placed.body}
      draw={placed.draw}
      inherits={placed.inherits}
      onChange={onChange}
      onPause={onPause}
      onLeave={() => editor.open(undefined)}
      onUndo={editor.undo}
      onRedo={editor.redo}
    />
  );
}
