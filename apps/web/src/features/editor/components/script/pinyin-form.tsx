import { dictionaryLimits } from '@app/contract/dictionary/limits.ts';
import { withToneMarks } from '@app/contract/dictionary/states/pinyin.ts';
import type { EditorState } from 'prosemirror-state';
import { useId, useState } from 'react';
import { useTexts } from '../../../../lib/texts.ts';
import { readTyped } from '../../../dictionary/rules.ts';
import { scriptTexts as texts } from './messages.ts';
import styles from './script.module.css';
import { markAt, meantRange } from './script-commands.ts';

type Props = { state: EditorState | undefined; language: string; onTake: (pinyin: string) => void };

/** The reading of the meant words, typed; as the dictionary takes it. */
export function PinyinForm({ state, language, onTake }: Props) {
  const { t } = useTexts();
  const id = useId();
  const range = state && meantRange(state, language);
  const words = range ? state.doc.textBetween(range.from, range.to) : '';
  const mark = state && markAt(state, 'pinyin');
  const [typed, setTyped] = useState(mark?.type === 'pinyin' ? mark.attrs.pinyin : '');
  if (!/^\p{Script=Han}+$/u.test(words)) return <p className={styles.note}>{t(texts.pinyinNone)}</p>;
  const isEmpty = typed.trim() === '';
  const { entry, faults } = readTyped({ text: words, pronunciation: typed });
  const fault = faults.text ?? faults.pronunciation;
  return (
    <form
      className={styles.pinyin}
      onSubmit={(event) => {
        event.preventDefault();
        if (entry || isEmpty) onTake(entry?.pronunciation ?? '');
      }}
    >
      <label htmlFor={id}>{t(texts.pinyinFor, { words })}</label>
      <input
        id={id}
        value={typed}
        maxLength={dictionaryLimits.pronunciation.max}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p id={`${id}-hint`}>
        {fault ? t(fault) : entry ? withToneMarks(entry.pronunciation) : t(texts.pinyinHint)}
      </p>
      <button type="submit" disabled={!entry && !isEmpty}>
        {t(texts.take)}
      </button>
    </form>
  );
}
