import { withToneMarks } from '@app/contract/dictionary/states/pinyin.ts';
import { IconPlayerStop, IconVolume } from '@tabler/icons-react';
import type { Command, EditorState } from 'prosemirror-state';
import { useId, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { AlwaysRead } from './always-read.tsx';
import { inIpa } from './ipa.ts';
import { type MeantCharacter, wordAround } from './meant-characters.ts';
import { scriptTexts } from './messages.ts';
import { readingTexts as texts } from './reading-messages.ts';
import styles from './reading-picker.module.css';
import { markedSyllable, markedWord, readCharacter, readWord } from './readings.ts';
import { letterAt } from './spoken-word.ts';
import type { Trying } from './use-listening.ts';
import type { Readings } from './use-readings.ts';

type Props = {
  state: EditorState;
  /** Changes the script and leaves the focus where it is. */
  tell: (command: Command) => void;
  characters: readonly MeantCharacter[];
  readings: Readings;
  trying: Trying;
  projectId: string;
};

/** The readings of the characters that are meant: each can be heard in its sentence, and chosen. */
export function ReadingPicker({ state, tell, characters, readings, trying, projectId }: Props) {
  const { t, language } = useTexts();
  const [isAlways, setIsAlways] = useState(false);
  const marked = characters.filter(({ place, reading: { word } }) =>
    word === undefined ? markedSyllable(state.doc, place) !== undefined : markedWord(state.doc, place),
  );
  const isWord = characters.some(({ reading: { word } }) => word !== undefined);
  const words = characters.map(({ character }) => character).join('');
  return (
    <section className={styles.picker} aria-label={t(texts.title, { words })}>
      <div className={styles.characters}>
        {characters.map((each) =>
          each.reading.others.length > 0 ? (
            <Character
              key={each.place}
              meant={each}
              isExact={readings.isExact}
              heard={trying.heard}
              onChoose={(syllable) => tell(readAs(each, syllable))}
              onHear={(syllable) => hear(each, syllable)}
            />
          ) : (
            <span key={each.place} className={styles.sure}>
              {each.character} <small>{withToneMarks(each.reading.now)}</small>
            </span>
          ),
        )}
      </div>
      <div className={styles.actions}>
        {marked.length > 0 ? (
          <Button
            size="sm"
            variant="subtle"
            onClick={() => marked.forEach((each) => tell(readAs(each, undefined)))}
          >
            {t(scriptTexts.unmark)}
          </Button>
        ) : null}
        {isAlways || isWord ? null : (
          <Button size="sm" variant="subtle" onClick={() => setIsAlways(true)}>
            {t(texts.always)}
          </Button>
        )}
      </div>
      {isAlways ? (
        <AlwaysRead
          entry={entryOf(wordAround(state, characters, language, readings))}
          projectId={projectId}
          onDone={() => setIsAlways(false)}
        />
      ) : null}
    </section>
  );

  function hear(meant: MeantCharacter, syllable: string): void {
    const { place, character } = meant;
    let read = state;
    readAs(meant, syllable)(state, (transaction) => {
      read = state.apply(transaction);
    });
    trying.toggle(keyOf(character, place, syllable), read, letterAt(state.doc, place));
  }
}

const readAs = ({ place, reading: { word } }: MeantCharacter, syllable: string | undefined): Command =>
  word === undefined
    ? readCharacter(place, syllable)
    : readWord({ from: place, to: place + word.length }, syllable);

const keyOf = (character: string, place: number, syllable: string) => `${character} ${place} ${syllable}`;

const entryOf = (word: readonly MeantCharacter[]) => ({
  text: word.map(({ character }) => character).join(''),
  pronunciation: word.map(({ reading }) => reading.now).join(' '),
});

type CharacterProps = {
  meant: MeantCharacter;
  isExact: boolean;
  heard: string | undefined;
  onChoose: (syllable: string) => void;
  onHear: (syllable: string) => void;
};

function Character({ meant, isExact, heard, onChoose, onHear }: CharacterProps) {
  const { t } = useTexts();
  const name = useId();
  const { character, place, reading } = meant;
  // In an order that stays when another one is chosen.
  const syllables = [reading.now, ...reading.others].sort();
  return (
    <fieldset className={styles.character}>
      <legend>
        <span className="only-for-readers">{t(texts.of, { character })}</span>
        <b aria-hidden="true">{character}</b>
      </legend>
      {syllables.map((syllable) => {
        const isNow = syllable === reading.now;
        const isHeard = heard === keyOf(character, place, syllable);
        const pinyin = reading.word === undefined ? withToneMarks(syllable) : inIpa(syllable);
        return (
          <span key={syllable} className={styles.reading}>
            <label>
              <input type="radio" name={name} checked={isNow} onChange={() => onChoose(syllable)} />
              {pinyin}
              {isNow ? <small>{t(isExact ? texts.now : texts.guess)}</small> : null}
            </label>
            <IconButton
              size="small"
              label={isHeard ? t(texts.stop) : t(texts.hear, { character, pinyin })}
              icon={isHeard ? IconPlayerStop : IconVolume}
              aria-pressed={isHeard}
              onClick={() => onHear(syllable)}
            />
          </span>
        );
      })}
    </fieldset>
  );
}
