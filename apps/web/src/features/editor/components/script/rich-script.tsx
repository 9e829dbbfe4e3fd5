import { scriptText } from '@app/deck/script/plain.ts';
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { newId } from '../../../../lib/new-id.ts';
import { useTexts } from '../../../../lib/texts.ts';
import type { ScriptFieldProps } from '../../../project/rules.ts';
import type { CueToolProps } from './cue-tool.tsx';
import { isOffered, meantCharacters } from './meant-characters.ts';
import { cueNames, scriptTexts as texts } from './messages.ts';
import { markName, pauseName } from './mark-names.ts';
import { intoSight } from './into-sight.ts';
import { ReadingPicker } from './reading-picker.tsx';
import styles from './script.module.css';
import { ScriptBar } from './script-bar.tsx';
import { insertCue, insertWords } from './script-commands.ts';
import { useListening } from './use-listening.ts';
import { useReadings } from './use-readings.ts';
import { useScriptView } from './use-script-view.ts';

/** Few come with a recording, so its code comes behind the script. */
const TranscribeTool = lazy(async () => ({
  default: (await import('./transcribe-tool.tsx')).TranscribeTool,
}));

type Props = ScriptFieldProps & {
  /** What happens at words, where the slide is there to choose elements on. */
  cues?: {
    nameOf: (elementId: string) => string;
    onPress: (elementId: string) => void;
    onPropose: () => void;
    Tool: ComponentType<CueToolProps>;
  };
};

/** The script of a page with how its words are spoken and what happens at them. */
export function RichScript({ pageId, projectId, document, readOnly, onEdit, onBlur, cues, ...field }: Props) {
  const { t, language } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const stopListening = useRef<() => void>(() => undefined);
  const view = useScriptView(place, {
    document,
    readOnly,
    attributes: {
      id: field.id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': field.labelled,
      'data-saves-itself': '',
      class: styles.text ?? '',
      'aria-describedby': field.described,
      'aria-invalid': String(field.isWrong),
      'aria-busy': String(readOnly),
      ...(scriptText(document) === '' && { 'data-placeholder': field.placeholder }),
    },
    onEdit: (edited) => {
      stopListening.current();
      onEdit(scriptText(edited), edited);
    },
    onBlur,
    nameOf: (mark) => markName(mark, t),
    pauseNode: (milliseconds) => chip('pause', pauseName(milliseconds, t)),
    cueNode: ({ action, elementId, meanwhile }) => {
      const name = t(meanwhile ? texts.playMeanwhile : cueNames[action as keyof typeof cueNames]);
      const about = elementId === undefined ? undefined : cues?.nameOf(elementId);
      return chip('cue', about === undefined ? name : `${name} · ${about}`, () => {
        if (elementId !== undefined) cues?.onPress(elementId);
      });
    },
  });
  const listening = useListening(view, () => pageId);
  const readings = useReadings(view, pageId, document);
  useEffect(() => {
    stopListening.current = listening.stop;
  });
  const state = view.state();
  const characters = state && meantCharacters(state, language, readings);
  const picker = state && readings && characters && !readOnly && (
    <ReadingPicker
      // Other characters are another question.
      key={`${characters[0]?.place} ${characters.length}`}
      state={state}
      tell={view.tell}
      characters={characters}
      readings={readings}
      trying={listening.trying}
      projectId={projectId}
    />
  );
  return (
    <>
      <ScriptBar view={view} listening={listening} language={language} picker={picker}>
        <Suspense>
          {readOnly ? null : <TranscribeTool onText={(words) => view.run(insertWords(words))} />}
        </Suspense>
        {cues ? (
          <cues.Tool
            nameOf={cues.nameOf}
            onCue={(cue) => view.run(insertCue({ id: newId(), ...cue }))}
            onPropose={cues.onPropose}
          />
        ) : null}
      </ScriptBar>
      <div ref={place} className={styles.place} />
      {picker && isOffered(state, characters) ? (
        <div ref={intoSight} className={styles.offered}>
          {picker}
        </div>
      ) : null}
    </>
  );
}

/** Something between the words. ProseMirror owns its text, so it is made without React. */
function chip(kind: 'pause' | 'cue', name: string, onPress?: () => void): HTMLElement {
  const made = window.document.createElement('span');
  made.className = styles[kind] ?? '';
  made.contentEditable = 'false';
  made.textContent = name;
  if (onPress) made.addEventListener('click', onPress);
  return made;
}
