import { emotionMessages } from '@app/contract/speech/states/emotion-messages.ts';
import { type CueAction, cueActions, emotions, type ScriptMark } from '@app/deck/script/document.ts';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconClockPause,
  IconHandFinger,
  IconHash,
  IconLetterCase,
  IconMoodSmile,
  IconGauge,
  IconPlayerPlay,
  IconPlayerStop,
  IconPlayerTrackNext,
  IconVolume,
} from '@tabler/icons-react';
import { redo, undo } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import { type ComponentType, useId, useState } from 'react';
import { IconButton } from '../../../../components/icon-button.tsx';
import { isMedia } from '@app/deck/staging/films.ts';
import { formatNumber } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { Popover } from '../fields/popover.tsx';
import { currentSlide } from '../../store.ts';
import { useEdited } from '../use-editor.ts';
import { cueNames, sayAsNames, scriptTexts as texts } from './messages.ts';
import styles from './script.module.css';
import { insertPause, markAt, meantRange, speakWords } from './script-commands.ts';
import type { ScriptMarkName } from './script-schema.ts';
import type { Extent, useListening } from './use-listening.ts';

type View = { state: () => EditorState | undefined; run: (command: Command) => void };
type Props = {
  view: View;
  listening: Pick<ReturnType<typeof useListening>, 'extent' | 'toggle'>;
  language: string;
  nameOf: (elementId: string) => string;
  onCue: (action: CueAction, elementId?: string, meanwhile?: true) => void;
  onPropose: () => void;
};

const pauses = [300, 500, 1_000, 2_000, 3_000];
const rates = [
  [0.7, texts.muchSlower],
  [0.85, texts.slower],
  [1.15, texts.faster],
  [1.3, texts.muchFaster],
] as const;
const levels = ['strong', 'moderate', 'reduced'] as const;
/** Cues that concern an element of any kind. */
const elementActions = cueActions.filter((action) => action !== 'turn-page' && action !== 'play');

/** The tools of a script: how the chosen words are spoken, silence, and what happens at a word. */
export function ScriptBar({ view, listening, language, nameOf, onCue, onPropose }: Props) {
  const { t } = useTexts();
  const speak = (name: ScriptMarkName, attrs?: ScriptMark['attrs']) =>
    view.run(speakWords(name, attrs, language));
  return (
    <div className={styles.bar} role="toolbar" aria-label={t(texts.how)}>
      <ListenButton extent="sentence" listening={listening} />
      <ListenButton extent="page" listening={listening} />
      <IconButton size="small" label={t(texts.undo)} icon={IconArrowBackUp} onClick={() => view.run(undo)} />
      <IconButton
        size="small"
        label={t(texts.redo)}
        icon={IconArrowForwardUp}
        onClick={() => view.run(redo)}
      />
      <Choices
        label={t(texts.pause)}
        icon={IconClockPause}
        items={pauses.map((milliseconds) => [
          t(texts.pauseOf, { seconds: formatNumber(milliseconds / 1000, 'en-US') }),
          () => view.run(insertPause(milliseconds)),
        ])}
      />
      <Choices
        label={t(texts.emphasis)}
        icon={IconVolume}
        items={[
          ...levels.map((level) => [t(texts[level]), () => speak('emphasis', { level })] as const),
          [t(texts.usual), () => speak('emphasis')],
        ]}
      />
      <Choices
        label={t(texts.rate)}
        icon={IconGauge}
        items={[
          ...rates.map(([rate, name]) => [t(name), () => speak('rate', { rate })] as const),
          [t(texts.usual), () => speak('rate')],
        ]}
      />
      <Choices
        label={t(emotionMessages.emotion)}
        icon={IconMoodSmile}
        items={[
          ...emotions.map(
            (emotion) => [t(emotionMessages[emotion]), () => speak('emotion', { emotion })] as const,
          ),
          [t(texts.usual), () => speak('emotion')],
        ]}
      />
      <Popover
        label={t(texts.pinyin)}
        className={styles.tool}
        face={<Face label={t(texts.pinyin)} icon={IconLetterCase} />}
      >
        {(close) => (
          <Pinyin
            state={view.state()}
            language={language}
            onTake={(pinyin) => {
              speak('pinyin', pinyin === '' ? undefined : { pinyin });
              close();
            }}
          />
        )}
      </Popover>
      <Choices
        label={t(texts.sayAs)}
        icon={IconHash}
        items={[
          ...Object.entries(sayAsNames).map(
            ([as, name]) => [t(name), () => speak('sayAs', { as: as as keyof typeof sayAsNames })] as const,
          ),
          [t(texts.usual), () => speak('sayAs')],
        ]}
      />
      <CueTool nameOf={nameOf} onCue={onCue} onPropose={onPropose} />
    </div>
  );
}

type ListenProps = { listening: Props['listening']; extent: Extent };

function ListenButton({ listening, extent }: ListenProps) {
  const { t } = useTexts();
  const isHeard = listening.extent === extent;
  const [name, Sign] =
    extent === 'sentence'
      ? ([texts.listenSentence, IconPlayerPlay] as const)
      : ([texts.listenPage, IconPlayerTrackNext] as const);
  return (
    <IconButton
      size="small"
      label={t(isHeard ? texts.listenStop : name)}
      icon={isHeard ? IconPlayerStop : Sign}
      aria-pressed={isHeard}
      onClick={() => listening.toggle(extent)}
    />
  );
}

/** What can happen at a word; most of it to the element that is chosen on the canvas. */
function CueTool({ nameOf, onCue, onPropose }: Pick<Props, 'nameOf' | 'onCue' | 'onPropose'>) {
  const { t } = useTexts();
  const [elementId] = useEdited((state) => state.selected);
  const isPlayed = useEdited((state) =>
    currentSlide(state).elements.some((element) => element.id === elementId && isMedia(element)),
  );
  return (
    <Choices
      label={t(texts.cue)}
      icon={IconHandFinger}
      note={elementId === undefined ? t(texts.cueHint) : t(texts.cueFor, { name: nameOf(elementId) })}
      items={[
        ...(elementId === undefined
          ? []
          : elementActions.map((action) => [t(cueNames[action]), () => onCue(action, elementId)] as const)),
        ...(isPlayed
          ? ([
              [t(texts.play), () => onCue('play', elementId)],
              [t(texts.playMeanwhile), () => onCue('play', elementId, true)],
            ] as const)
          : []),
        [t(texts['turn-page']), () => onCue('turn-page')],
        [t(texts.propose), onPropose],
      ]}
    />
  );
}

type Icon = ComponentType<{ size?: number; stroke?: number }>;

const Face = ({ label, icon: Sign }: { label: string; icon: Icon }) => (
  <>
    <Sign size={16} stroke={1.6} />
    <span>{label}</span>
  </>
);

type ChoicesProps = {
  label: string;
  icon: Icon;
  note?: string;
  items: readonly (readonly [name: string, choose: () => void])[];
};

function Choices({ label, icon, note, items }: ChoicesProps) {
  return (
    <Popover label={label} className={styles.tool} face={<Face label={label} icon={icon} />}>
      {(close) => (
        <div className={styles.choices}>
          {note === undefined ? null : <p>{note}</p>}
          {items.map(([name, choose]) => (
            <button
              key={name}
              type="button"
              onClick={() => {
                close();
                choose();
              }}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </Popover>
  );
}

type PinyinProps = { state: EditorState | undefined; language: string; onTake: (pinyin: string) => void };

const syllables = /^[a-zü]+[1-5](?: [a-zü]+[1-5])*$/;

function Pinyin({ state, language, onTake }: PinyinProps) {
  const { t } = useTexts();
  const id = useId();
  const range = state && meantRange(state, language);
  const words = range ? state.doc.textBetween(range.from, range.to) : '';
  const count = [...words].length;
  const mark = state && markAt(state, 'pinyin');
  const [typed, setTyped] = useState(mark?.type === 'pinyin' ? mark.attrs.pinyin : '');
  if (!/^\p{Script=Han}+$/u.test(words)) return <p className={styles.note}>{t(texts.pinyinNone)}</p>;
  const pinyin = typed.trim().toLowerCase().replace(/v/g, 'ü').replace(/\s+/g, ' ');
  const isRight = pinyin === '' || (syllables.test(pinyin) && pinyin.split(' ').length === count);
  return (
    <form
      className={styles.pinyin}
      onSubmit={(event) => {
        event.preventDefault();
        if (isRight) onTake(pinyin);
      }}
    >
      <label htmlFor={id}>{t(texts.pinyinFor, { words })}</label>
      <input
        id={id}
        value={typed}
        autoComplete="off"
        aria-invalid={!isRight}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p id={`${id}-hint`}>{isRight ? t(texts.pinyinHint) : t(texts.pinyinWrong, { count })}</p>
      <button type="submit" disabled={!isRight}>
        {t(texts.take)}
      </button>
    </form>
  );
}
