import { emotionMessages } from '@app/contract/speech/states/emotion-messages.ts';
import { emotions, type ScriptMark } from '@app/deck/script/document.ts';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconClockPause,
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
import type { ReactNode } from 'react';
import { IconButton } from '../../../../components/icon-button.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { Popover } from '../fields/popover.tsx';
import { pauseName, rates } from './mark-names.ts';
import { sayAsNames, scriptTexts as texts } from './messages.ts';
import { PinyinForm } from './pinyin-form.tsx';
import { ScriptChoices, ToolFace } from './script-choices.tsx';
import styles from './script.module.css';
import { insertPause, speakWords } from './script-commands.ts';
import type { ScriptMarkName } from './script-schema.ts';
import type { Extent, useListening } from './use-listening.ts';

type Props = {
  view: { state: () => EditorState | undefined; run: (command: Command) => void };
  listening: Pick<ReturnType<typeof useListening>, 'heard' | 'toggle'>;
  language: string;
  /** The readings of the meant characters, where they are known. */
  picker: ReactNode;
  /** More tools. */
  children?: ReactNode;
};

const pauses = [300, 500, 1_000, 2_000, 3_000];
const levels = ['strong', 'moderate', 'reduced'] as const;

/** The tools of a script: how the chosen words are spoken, and silence. */
export function ScriptBar({ view, listening, language, picker, children }: Props) {
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
      <ScriptChoices
        label={t(texts.pause)}
        icon={IconClockPause}
        items={pauses.map((milliseconds) => [
          pauseName(milliseconds, t),
          () => view.run(insertPause(milliseconds)),
        ])}
      />
      {markTools(t).map(({ name, label, icon, ways }) => (
        <ScriptChoices
          key={name}
          label={label}
          icon={icon}
          items={[
            ...ways.map(([way, attrs]) => [way, () => speak(name, attrs)] as const),
            [t(texts.unmark), () => speak(name)],
          ]}
        />
      ))}
      <Popover
        label={t(texts.pinyin)}
        className={styles.tool}
        face={<ToolFace label={t(texts.pinyin)} icon={IconLetterCase} />}
      >
        {(close) => (
          <div className={styles.reading}>
            {picker}
            <PinyinForm
              state={view.state()}
              language={language}
              onTake={(pinyin) => {
                speak('pinyin', pinyin === '' ? undefined : { pinyin });
                close();
              }}
            />
          </div>
        )}
      </Popover>
      {children}
    </div>
  );
}

/** The marks that words may have, each with its ways. */
const markTools = (t: ReturnType<typeof useTexts>['t']) =>
  [
    {
      name: 'emphasis',
      label: t(texts.emphasis),
      icon: IconVolume,
      ways: levels.map((level) => [t(texts[level]), { level }] as const),
    },
    {
      name: 'rate',
      label: t(texts.rate),
      icon: IconGauge,
      ways: rates.map(([rate, name]) => [t(name), { rate }] as const),
    },
    {
      name: 'emotion',
      label: t(emotionMessages.emotion),
      icon: IconMoodSmile,
      ways: emotions.map((emotion) => [t(emotionMessages[emotion]), { emotion }] as const),
    },
    {
      name: 'sayAs',
      label: t(texts.sayAs),
      icon: IconHash,
      ways: Object.entries(sayAsNames).map(
        ([as, name]) => [t(name), { as: as as keyof typeof sayAsNames }] as const,
      ),
    },
  ] as const;

type ListenProps = { listening: Props['listening']; extent: Extent };

function ListenButton({ listening, extent }: ListenProps) {
  const { t } = useTexts();
  const isHeard = listening.heard === extent;
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
