import { cueActions } from '@app/deck/script/document.ts';
import { isMedia } from '@app/deck/staging/films.ts';
import { IconHandFinger } from '@tabler/icons-react';
import { useTexts } from '../../../../lib/texts.ts';
import { currentSlide } from '../../store.ts';
import { useEdited } from '../use-editor.ts';
import { cueNames, scriptTexts as texts } from './messages.ts';
import type { EditedCue } from './script-commands.ts';
import { ScriptChoices } from './script-choices.tsx';

export type CueToolProps = {
  nameOf: (elementId: string) => string;
  onCue: (cue: Omit<EditedCue, 'id'>) => void;
  onPropose: () => void;
};

/** Cues that concern an element of any kind. */
const elementActions = cueActions.filter((action) => action !== 'turn-page' && action !== 'play');

/** What can happen at a word; most of it to the element that is chosen on the canvas. */
export function CueTool({ nameOf, onCue, onPropose }: CueToolProps) {
  const { t } = useTexts();
  const [elementId] = useEdited((state) => state.selected);
  const isPlayed = useEdited((state) =>
    currentSlide(state).elements.some((element) => element.id === elementId && isMedia(element)),
  );
  return (
    <ScriptChoices
      label={t(texts.cue)}
      icon={IconHandFinger}
      note={elementId === undefined ? t(texts.cueHint) : t(texts.cueFor, { name: nameOf(elementId) })}
      items={[
        ...(elementId === undefined
          ? []
          : elementActions.map(
              (action) => [t(cueNames[action]), () => onCue({ action, elementId })] as const,
            )),
        ...(isPlayed && elementId !== undefined
          ? ([
              [t(texts.play), () => onCue({ action: 'play', elementId })],
              [t(texts.playMeanwhile), () => onCue({ action: 'play', elementId, meanwhile: true })],
            ] as const)
          : []),
        [t(texts['turn-page']), () => onCue({ action: 'turn-page' })],
        [t(texts.propose), onPropose],
      ]}
    />
  );
}
