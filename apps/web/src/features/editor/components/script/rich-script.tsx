import type { Message } from '@app/contract/base/messages.ts';
import { drawSlide } from '@app/deck/design/draw-slide.ts';
import { elementText } from '@app/deck/elements/registry.ts';
import type { CueAction, ScriptDocument } from '@app/deck/script/document.ts';
import { scriptText } from '@app/deck/script/plain.ts';
import { withProposedCues } from '@app/deck/script/propose-cues.ts';
import { useEffect, useRef } from 'react';
import { newId } from '../../../../lib/new-id.ts';
import { notify } from '../../../../lib/notices.ts';
import { useTexts } from '../../../../lib/texts.ts';
import type { ScriptFieldProps } from '../../../project/rules.ts';
import { currentSlide } from '../../store.ts';
import { kinds } from '../kinds/registry.ts';
import { useEditor } from '../use-editor.ts';
import { cueNames, scriptTexts as texts } from './messages.ts';
import styles from './script.module.css';
import { ScriptBar } from './script-bar.tsx';
import { insertCue } from './script-commands.ts';
import { useListening } from './use-listening.ts';
import { useScriptView } from './use-script-view.ts';

const shortest = 24;

/** The script of a page with how its words are spoken and what happens at them. */
export function RichScript({
  id,
  document,
  readOnly,
  placeholder,
  labelled,
  described,
  onEdit,
  onBlur,
}: ScriptFieldProps) {
  const { t, language } = useTexts();
  const { editor } = useEditor();
  const place = useRef<HTMLDivElement>(null);
  const nameOf = (elementId: string | undefined): string => {
    const element = currentSlide(editor.store.getState()).elements.find((each) => each.id === elementId);
    if (!element) return t(texts.cueLost);
    return element.name ?? (elementText(element).slice(0, shortest) || t(kinds[element.type].name));
  };
  const stopListening = useRef<() => void>(() => undefined);
  const view = useScriptView(place, {
    document,
    readOnly,
    attributes: {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelled,
      'data-saves-itself': '',
      class: styles.text ?? '',
      'aria-describedby': described,
      ...(scriptText(document) === '' && { 'data-placeholder': placeholder }),
    },
    onEdit: (edited) => {
      stopListening.current();
      onEdit(scriptText(edited), edited);
    },
    onBlur,
    cueNode: ({ action, elementId, meanwhile }) =>
      cueChip(
        {
          name: meanwhile ? texts.playMeanwhile : cueNames[action as keyof typeof cueNames],
          about: elementId === undefined ? '' : nameOf(elementId),
        },
        t,
        () => elementId !== undefined && editor.select([elementId]),
      ),
  });
  const listening = useListening(view, () => currentSlide(editor.store.getState()).id);
  useEffect(() => {
    stopListening.current = listening.stop;
  });
  const propose = () => {
    const { deck } = editor.store.getState();
    const slide = currentSlide(editor.store.getState());
    const proposed = withProposedCues(document, drawSlide(slide, deck.design), newId);
    const count = cueCount(proposed) - cueCount(document);
    if (count > 0) onEdit(scriptText(proposed), proposed);
    notify('info', count > 0 ? t(texts.proposed, { count }) : t(texts.proposedNone));
  };
  return (
    <>
      <ScriptBar
        view={view}
        listening={listening}
        language={language}
        nameOf={nameOf}
        onCue={(action, elementId, meanwhile) => view.run(insertCue(newCue(action, elementId, meanwhile)))}
        onPropose={propose}
      />
      <div ref={place} className={styles.place} />
    </>
  );
}

const newCue = (action: CueAction, elementId?: string, meanwhile?: true) => ({
  id: newId(),
  action,
  ...(elementId !== undefined && { elementId }),
  ...(meanwhile && { meanwhile }),
});

const cueCount = ({ content }: ScriptDocument) =>
  content.flatMap((paragraph) => paragraph.content ?? []).filter(({ type }) => type === 'cue').length;

/** A cue between the words. ProseMirror owns its text, so it is made without React. */
function cueChip(
  { name, about }: { name: Message; about: string },
  t: ReturnType<typeof useTexts>['t'],
  onPress: () => void,
): HTMLElement {
  const chip = window.document.createElement('span');
  chip.className = styles.cue ?? '';
  chip.contentEditable = 'false';
  chip.textContent = about === '' ? t(name) : `${t(name)} · ${about}`;
  chip.addEventListener('click', onPress);
  return chip;
}
